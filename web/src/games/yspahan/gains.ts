/** Which points were won where between two moments, to let them float up from the board. */
import type { Gain } from '../../lib/board/board';
import type { YspahanObservation } from '../../protocol/yspahan';
import { BUILDING_POINTS, soukPoints } from './box';
import { SOUKS } from './layout';

export function gains(before: YspahanObservation, after: YspahanObservation): Gain[] {
  const found = [...loaded(before, after), ...built(before, after)];
  if (after.week !== before.week || (after.asked === null && before.asked !== null)) {
    found.push(...souks(before), ...counted(before));
  }
  return found.filter(({ points }) => points > 0);
}

function loaded(before: YspahanObservation, after: YspahanObservation): Gain[] {
  if (after.caravan.length <= before.caravan.length) return [];
  return after.caravan.slice(before.caravan.length).map((seat, index) => {
    const place = before.caravan.length + index;
    return { element: `camel:${place}`, seat, points: after.loading_points[place] ?? 0 };
  });
}

function built(before: YspahanObservation, after: YspahanObservation): Gain[] {
  return after.players.flatMap(({ buildings }, seat) => {
    const had = before.players[seat]?.buildings ?? [];
    return buildings
      .filter((building) => !had.includes(building))
      .map((building, index) => ({
        element: buildingElement(building, seat, after.viewer),
        seat,
        points: BUILDING_POINTS[had.length + index] ?? 0,
      }));
  });
}

/** One's own buildings are what can be clicked; those of the others only look like them. */
export function buildingElement(building: string, seat: number, viewer: number | null): string {
  return seat === viewer ? `building:${building}` : `building:${building}@${seat}`;
}

function souks(before: YspahanObservation): Gain[] {
  return SOUKS.flatMap((souk) => {
    const [owner, ...others] = new Set(souk.shops.map(({ id }) => before.shops[id]));
    if (owner === undefined || others.length > 0) return [];
    const points = soukPoints(souk, before.players[owner]?.buildings);
    return [{ element: `shop:${souk.shops[0]?.id}`, seat: owner, points }];
  });
}

/** Own goods times own highest row. */
function counted(before: YspahanObservation): Gain[] {
  return before.players.flatMap((_, seat) => {
    const places = before.caravan.flatMap((owner, place) => (owner === seat ? [place] : []));
    const last = places.at(-1);
    if (last === undefined) return [];
    return [{ element: `camel:${last}`, seat, points: places.length * (before.rows[last] ?? 0) }];
  });
}
