/** Which points and coins were won where between two moments, to let them float up from the board. */
import type { Gain } from '../../lib/board/board';
import type { FiveTribesObservation } from '../../protocol/five-tribes';
import { PALACE_POINTS, PALM_POINTS } from './box';

export function gains(before: FiveTribesObservation | null, after: FiveTribesObservation): Gain[] {
  if (!before) return [];
  return [...tiles(before, after), ...coins(before, after)].filter(({ points }) => points > 0);
}

/** Tiles that were taken, and palms and palaces placed on tiles with an owner. */
function tiles(before: FiveTribesObservation, after: FiveTribesObservation): Gain[] {
  return after.tiles.flatMap((tile, cell) => {
    const was = before.tiles[cell];
    if (!was || tile.camel === null) return [];
    const better = after.players[tile.camel]?.djinns.some(({ djinn }) => djinn === 'haurvatat');
    const palm = better ? PALM_POINTS.withHaurvatat : PALM_POINTS.usual;
    const taken = was.camel === null;
    const palms = tile.palms - (taken ? 0 : was.palms);
    const palaces = tile.palaces - (taken ? 0 : was.palaces);
    const points = (taken ? tile.value : 0) + palm * palms + PALACE_POINTS * palaces;
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
