/** Which points and coins were won where between two moments, to let them float up from the board. */
import type { Gain } from '../../lib/board/board';
import type { FiveTribesObservation } from '../../protocol/five-tribes';

export function gains(before: FiveTribesObservation | null, after: FiveTribesObservation): Gain[] {
  if (!before) return [];
  return [...tiles(before, after), ...coins(before, after)].filter(({ points }) => points > 0);
}

/** Tiles that were taken, and palms and palaces placed on tiles with an owner. */
function tiles(before: FiveTribesObservation, after: FiveTribesObservation): Gain[] {
  return after.tiles.flatMap((tile, cell) => {
    const was = before.tiles[cell];
    if (!was || tile.camel === null) return [];
    const points = tile.points - (was.camel === tile.camel ? was.points : 0);
    return [{ element: `tile:${tile.tile}`, seat: tile.camel, points }];
  });
}

/** Coins that the viewer may see. */
function coins(before: FiveTribesObservation, after: FiveTribesObservation): Gain[] {
  return after.players.map((player, seat) => {
    const had = before.players[seat]?.coins ?? null;
    const points = player.coins === null || had === null ? 0 : player.coins - had;
    return { element: `player:${seat + 1}`, seat, points };
  });
}
