/** Pieces that more than one game uses. */
import { circle, khatim, material, type Shape } from './shape';

export const coin: Shape = {
  colour: material.brass,
  layers: [
    ['body', circle(12, 12, 9.5)],
    ['lines', circle(12, 12, 6.7)],
    ['ink', khatim(12, 12, 4.2)],
  ],
};

export const camel: Shape = {
  colour: material.hide,
  layers: [
    [
      'body',
      'M3.6 21 4 14.8C3.5 11.8 4.8 10.2 6.4 9.6 7 7.2 7.9 5.3 9.5 5.3s2.6 2.1 3.3 4.3c1.5.8 2.6.7 3.2-.4l.8-3.8c.3-1.4 1.3-2.2 2.6-2l2.4.9c.9.4 1.1 1.5.4 2.2l-2.4.7-.4 3.9c-.2 2-1.2 3.3-2.8 4V21h-2.6l-.6-5.2c-2 .5-4.2.5-6.1-.1L6.3 21z',
    ],
    ['lines', 'M7.2 9.9c1.6.9 3.8.9 5 .1'],
    ['ink', circle(19.3, 5.4, 0.8)],
  ],
};

const PIPS = [7.4, 12, 16.6] as const;
const DICE: readonly (readonly (readonly [0 | 1 | 2, 0 | 1 | 2])[])[] = [
  [[1, 1]],
  [
    [0, 2],
    [2, 0],
  ],
  [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

/** The six faces of a die; `dice[3]` shows four. */
export const dice: readonly Shape[] = DICE.map((pips) => ({
  colour: material.ivory,
  layers: [
    ['body', 'M7 2.6h10A4.4 4.4 0 0 1 21.4 7v10a4.4 4.4 0 0 1-4.4 4.4H7A4.4 4.4 0 0 1 2.6 17V7A4.4 4.4 0 0 1 7 2.6z'],
    ['ink', pips.map(([column, row]) => circle(PIPS[column], PIPS[row], 2)).join('')],
  ],
}));

export const good: Shape = {
  colour: material.clay,
  layers: [
    ['body', 'M12 2.2 20.8 7v10L12 21.8 3.2 17V7z'],
    ['light', 'M12 2.2 20.8 7 12 11.8 3.2 7z'],
    ['shade', 'M12 11.8 20.8 7v10L12 21.8z'],
    ['lines', 'M3.2 7 12 11.8 20.8 7M12 11.8v10'],
  ],
};

export const card: Shape = {
  colour: material.lapis,
  layers: [
    ['body', 'M7 1.8h10a2 2 0 0 1 2 2v16.4a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V3.8a2 2 0 0 1 2-2z'],
    ['lines', 'M7.8 4.6h8.4v14.8H7.8z'],
    ['ink', khatim(12, 12, 3.4)],
  ],
};

export const meeple: Shape = {
  colour: material.clay,
  layers: [
    [
      'body',
      'M12 2.2a3.9 3.9 0 0 1 3.4 5.8c2.6.8 5.4 2.5 6.3 4.5.5 1.2-.4 2.2-1.6 2l-3.4-.6 1.9 6.2c.3 1-.3 1.7-1.2 1.7H6.6c-.9 0-1.5-.7-1.2-1.7l1.9-6.2-3.4.6c-1.2.2-2.1-.8-1.6-2 .9-2 3.7-3.7 6.3-4.5A3.9 3.9 0 0 1 12 2.2z',
    ],
  ],
};

export const worker: Shape = {
  colour: material.saffron,
  trim: material.skin,
  layers: [
    ['trim', circle(12, 8.6, 4.4)],
    ['body', 'M3.4 21.8c0-5.2 3.6-8.2 8.6-8.2s8.6 3 8.6 8.2z'],
    ['body', 'M5.8 7.6C5.8 4.2 8.4 2 12 2s6.2 2.2 6.2 5.6c-4 1.2-8.4 1.2-12.4 0z'],
    ['lines', 'M12 14v7.6'],
  ],
};

export const influence: Shape = {
  colour: material.plum,
  layers: [
    ['body', 'M2.4 8.8C2.4 5.8 6.6 3.6 12 3.6s9.6 2.2 9.6 5.2v6.4c0 3-4.2 5.2-9.6 5.2s-9.6-2.2-9.6-5.2z'],
    ['shade', 'M2.4 8.8C2.4 11.8 6.6 14 12 14s9.6-2.2 9.6-5.2v6.4c0 3-4.2 5.2-9.6 5.2s-9.6-2.2-9.6-5.2z'],
    ['lines', 'M2.4 8.8C2.4 11.8 6.6 14 12 14s9.6-2.2 9.6-5.2'],
  ],
};

export const seal: Shape = {
  colour: material.brick,
  trim: material.saffron,
  layers: [
    ['trim', 'M7.4 13 5 22l4-1.6 2.4 2 .6-7.4zM16.6 13 19 22l-4-1.6-2.4 2-.6-7.4z'],
    [
      'body',
      'M12 1.6l2.3 1.5 2.8-.2 1 2.5 2.4 1.4-.6 2.7.6 2.7-2.4 1.4-1 2.5-2.8-.2L12 17.4l-2.3-1.5-2.8.2-1-2.5-2.4-1.4.6-2.7-.6-2.7 2.4-1.4 1-2.5 2.8.2z',
    ],
    ['ink', khatim(12, 9.5, 4)],
  ],
};

export const hourglass: Shape = {
  colour: material.cloth,
  trim: material.wood,
  layers: [
    [
      'body',
      'M6.6 4.4h10.8v2.2c0 2.4-2.6 4-3.6 5.4 1 1.4 3.6 3 3.6 5.4v2.2H6.6v-2.2c0-2.4 2.6-4 3.6-5.4-1-1.4-3.6-3-3.6-5.4z',
    ],
    [
      'ink',
      'M8.6 7.6h6.8c-.6 1.3-2 2.4-2.9 3.6h-1c-.9-1.2-2.3-2.3-2.9-3.6zM8.4 19.6c0-2.2 1.8-3.2 3.6-4.2 1.8 1 3.6 2 3.6 4.2z',
    ],
    ['trim', 'M4.6 1.8h14.8v3.2H4.6zM4.6 19h14.8v3.2H4.6z'],
  ],
};

export const crown: Shape = {
  colour: material.brass,
  layers: [
    ['body', `M2.6 7.4 7.4 11.6 12 4l4.6 7.6 4.8-4.2-1.8 12.8H4.4z${circle(12, 3.6, 1.7)}`],
    ['lines', 'M5 16.4h14'],
  ],
};

/** The first player's pawn. */
export const pawn: Shape = {
  colour: material.steel,
  layers: [
    [
      'body',
      'M12 2a4.5 4.5 0 0 1 2.9 7.9h1.5v2.4h-1.7c.3 2.4 1.4 4.2 3 5.7h.9v3.8H5.4V18h.9c1.6-1.5 2.7-3.3 3-5.7H7.6V9.9h1.5A4.5 4.5 0 0 1 12 2z',
    ],
    ['lines', 'M6.6 18h10.8M9.4 10h5.2'],
  ],
};

/** Points: the star of the house. */
export const points: Shape = {
  colour: material.saffron,
  layers: [
    ['body', khatim(12, 12, 10.6)],
    ['lines', khatim(12, 12, 6.4)],
  ],
};

export const palm: Shape = {
  colour: material.leaf,
  trim: material.wood,
  layers: [
    ['trim', 'M10.6 8.6h2.8c.3 5 1 9.2 2.4 13.2H8.2c1.4-4 2.1-8.2 2.4-13.2z'],
    [
      'body',
      'M12 7C9.6 1.8 4.4 1.6 1.6 7.2c2.4-.8 4.4-.6 6 .3-3.2 1-4.8 3.6-4.4 7.3C5.8 11.6 8.8 10.4 12 10c3.2.4 6.2 1.6 8.8 4.8.4-3.7-1.2-6.3-4.4-7.3 1.6-.9 3.6-1.1 6-.3C19.6 1.6 14.4 1.8 12 7z',
    ],
  ],
};

export const silk: Shape = {
  colour: material.plum,
  layers: [
    ['body', 'M4.4 6.4h12.8v14.2c-1.4 1.8-3 1.2-4.2.2s-2.8-1-4.2.2-3 1.2-4.4-.4z'],
    ['lines', 'M8.6 10v9M13 10v8.4'],
    ['body', 'M6 2h12.4a3.7 3.7 0 0 1 0 7.4H6A3.7 3.7 0 0 1 6 2z'],
    ['lines', circle(18.2, 5.7, 1.5)],
  ],
};

export const bag: Shape = {
  colour: material.hide,
  layers: [
    [
      'body',
      'M9 7.6 6.8 2.8c1.9.9 3.3-.6 5.2-.6s3.3 1.5 5.2.6L15 7.6c4.2 2.2 6.4 5.8 6.4 9.2 0 3.4-2.8 5-9.4 5s-9.4-1.6-9.4-5c0-3.4 2.2-7 6.4-9.2z',
    ],
    ['lines', 'M8.4 7.6h7.2M9.6 8c-.4 1.4-1.4 2.8-2.6 4M14.4 8c.4 1.4 1.4 2.8 2.6 4'],
  ],
};
