/** Where a card about an element lies: near the element, and over as little as possible of what can be clicked. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;

const GAP = 8;
const EDGE = 4;

/** The best place within an area beside a target; the nearest of those that cover least. */
export function placeCard(card: Size, target: Box, area: Box, avoid: readonly Box[]): Place {
  const covered = (place: Place): number => {
    const box = { ...place, ...card };
    // The target itself must be seen above all.
    return avoid.reduce((sum, one) => sum + overlap(box, one), 3 * overlap(box, target));
  };
  const places = candidates(card, target, area).map((place) => ({ place, covers: covered(place) }));
  const least = Math.min(...places.map((one) => one.covers));
  // A sliver more is worth staying close by: the places are in order of nearness.
  const tolerated = least + 0.02 * card.width * card.height;
  return places.find((one) => one.covers <= tolerated)?.place ?? { left: area.left, top: area.top };
}

function candidates(card: Size, target: Box, area: Box): Place[] {
  const right = area.left + area.width - card.width - EDGE;
  const bottom = area.top + area.height - card.height - EDGE;
  const within = (left: number, top: number): Place => ({
    left: Math.max(area.left + EDGE, Math.min(left, right)),
    top: Math.max(area.top + EDGE, Math.min(top, bottom)),
  });
  const middle = { x: target.left + target.width / 2, y: target.top + target.height / 2 };
  const across = middle.x - card.width / 2;
  const along = middle.y - card.height / 2;
  const above = target.top - card.height - GAP;
  const below = target.top + target.height + GAP;
  const beside = [target.left + target.width + GAP, target.left - card.width - GAP] as const;
  const near = [
    within(across, above),
    within(across, below),
    ...beside.flatMap((left) => [within(left, along), within(left, above), within(left, below)]),
  ];
  // Where everything around glows, a place further off in the same row, column or corner does no harm.
  const far: Place[] = [];
  for (const left of [area.left, across, right]) {
    for (const top of [area.top, along, bottom]) far.push(within(left, top));
  }
  const distance = (place: Place): number =>
    Math.hypot(place.left + card.width / 2 - middle.x, place.top + card.height / 2 - middle.y);
  return [...near, ...far.sort((a, b) => distance(a) - distance(b))];
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
