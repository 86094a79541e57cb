/** Points that a move brought, and where they float up. */
import type { Gain } from '../../lib/board/board';
import type { MarcoPolo } from './context.svelte';

export function gains(before: MarcoPolo | null, after: MarcoPolo): Gain[] {
  if (!before || before.players.length !== after.players.length) return [];
  return after.players
    .map((player, seat) => ({
      element: newPost(before, after, seat) ?? `player:${seat + 1}`,
      seat,
      points: player.points - (before.players[seat]?.points ?? player.points),
    }))
    .filter(({ points }) => points > 0);
}

/** The city where a seat has just placed a post. */
function newPost(before: MarcoPolo, after: MarcoPolo, seat: number): string | null {
  const had = new Set(before.players[seat]?.posts ?? []);
  const city = after.players[seat]?.posts.find((one) => !had.has(one));
  return city ? `location:${city}` : null;
}
