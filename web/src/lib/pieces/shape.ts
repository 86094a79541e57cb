/**
 * A piece drawn on a 24 by 24 grid, as layers of paths from back to front. The silhouette alone tells what it is, in
 * black and white and at 16 px; the layers add what helps at larger sizes.
 */
export interface Shape {
  /** The natural colour of the body: light enough for dark lines on it and for a dark ground under it. */
  colour: string;
  /** The colour of a second material: a trunk, a face, a ribbon. */
  trim?: string;
  layers: readonly Layer[];
}

/**
 * Body and trim are filled and outlined; shade and light tint a part; lines on the body and wires outside it are
 * stroked; ink is filled.
 */
export type Paint = 'body' | 'trim' | 'shade' | 'light' | 'lines' | 'wire' | 'ink';

export type Layer = readonly [paint: Paint, path: string];

/** The materials of the house; tokens.css has their colours. */
export const material = {
  brass: 'var(--material-brass)',
  ivory: 'var(--material-ivory)',
  wood: 'var(--material-wood)',
  hide: 'var(--material-hide)',
  clay: 'var(--material-clay)',
  brick: 'var(--material-brick)',
  leaf: 'var(--material-leaf)',
  sea: 'var(--material-sea)',
  lapis: 'var(--material-lapis)',
  plum: 'var(--material-plum)',
  steel: 'var(--material-steel)',
  skin: 'var(--material-skin)',
  saffron: 'var(--material-saffron)',
  cloth: 'var(--material-cloth)',
  jade: 'var(--material-jade)',
} as const;

/** A circle as a path. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A star with `points` tips around the middle of (x, y), one of them straight up. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const angle = (corner * Math.PI) / points;
    const radius = corner % 2 ? inner : outer;
    return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}

/** The eight-pointed star of the house: two squares laid over each other. */
export function khatim(x: number, y: number, radius: number): string {
  return star(x, y, 8, radius, radius * 0.765);
}
