/** What the player in front won between two moments, to let it float up. */
import type { Gain } from '../../lib/board/board';
import type { WayfarersObservation } from '../../protocol/wayfarers';

export function gains(before: WayfarersObservation | null, after: WayfarersObservation, seat: number): Gain[] {
  const was = before?.players[seat];
  const is = after.players[seat];
  if (!was || !is) return [];
  return (['coin', 'food'] as const)
    .map((good) => ({ element: `good:${good}`, seat, points: is[good] - was[good] }))
    .filter(({ points }) => points > 0);
}
