/** The pieces of Yspahan: the supervisor, the four wares and the six buildings. */
import { circle, material, type Shape } from '../../lib/pieces/shape';

export const supervisor: Shape = {
  colour: material.ivory,
  trim: material.skin,
  layers: [
    ['wire', 'M20.4 3.4v18.4'],
    ['body', 'M11 9.6c3.4 0 5 2 5.6 5l1.4 7.2H4l1.4-7.2c.6-3 2.2-5 5.6-5z'],
    ['trim', circle(11, 7.6, 3.6)],
    ['body', 'M6 6.8c-.6-3 1.8-5.2 5-5.2s5.6 2.2 5 5.2c-3.2 1-6.8 1-10 0z'],
    ['lines', 'M7 4.4c2.6-.4 5 .4 7 2.6M11 13v8.4'],
    ['body', circle(20.4, 3.4, 1.8)],
  ],
};

export const barrel: Shape = {
  colour: material.wood,
  layers: [
    ['body', 'M6.8 2.2h10.4c1.9 2.8 3 6.2 3 9.8s-1.1 7-3 9.8H6.8c-1.9-2.8-3-6.2-3-9.8s1.1-7 3-9.8z'],
    ['shade', 'M4.6 7h14.8l.6 2.6H4zM4 14.4h16l-.6 2.6H4.6z'],
    ['lines', 'M4.6 7h14.8M4 9.6h16M4 14.4h16M4.6 17h14.8'],
  ],
};

export const chest: Shape = {
  colour: material.clay,
  layers: [
    ['body', 'M2.4 11C2.4 6.6 4.8 3.6 8 3.6h8c3.2 0 5.6 3 5.6 7.4v9.6H2.4z'],
    ['light', 'M2.4 11C2.4 6.6 4.8 3.6 8 3.6h8c3.2 0 5.6 3 5.6 7.4z'],
    ['lines', 'M2.4 11h19.2M7 4v7M17 4v7'],
    ['ink', 'M9.8 9.4h4.4v3.4a2.2 2.2 0 0 1-4.4 0z'],
  ],
};

export const vase: Shape = {
  colour: material.sea,
  layers: [
    ['wire', 'M9.8 5.8C5.6 4.6 3.6 7.6 5.8 11.6M14.2 5.8c4.2-1.2 6.2 1.8 4 5.8'],
    [
      'body',
      'M8 1.8h8l-1.4 3v2.6c3.2 1.2 4.6 3.6 4.6 6.2 0 3-1.8 5.2-4 6.4l.6 2.2H8.2l.6-2.2c-2.2-1.2-4-3.4-4-6.4 0-2.6 1.4-5 4.6-6.2V4.8z',
    ],
    ['lines', 'M9.4 7.4h5.2M5 12.4h14M5.4 16h13.2'],
  ],
};

/** More camels. */
export const paddock: Shape = {
  colour: material.wood,
  layers: [
    ['body', 'M1.4 8.6h21.2v3.2H1.4zM1.4 15h21.2v3.2H1.4z'],
    ['body', 'M3.6 5.4 6 2.6l2.4 2.8v16.4H3.6zM15.6 5.4 18 2.6l2.4 2.8v16.4h-4.8z'],
  ],
};

/** More gold. */
export const shop: Shape = {
  colour: material.brass,
  trim: material.cloth,
  layers: [
    ['trim', 'M4 9h16v12.8H4z'],
    ['ink', 'M7 14.6h10v2.6H7z'],
    ['body', 'M4.6 2.2h14.8l2.8 7.4a2.5 2.5 0 0 1-5.1.4 2.6 2.6 0 0 1-5.1 0 2.6 2.6 0 0 1-5.1 0 2.5 2.5 0 0 1-5.1-.4z'],
    ['lines', 'M9.4 2.2 6.9 10M14.6 2.2l2.5 7.8M12 2.2V10'],
  ],
};

/** Longer and shorter walks of the supervisor. */
export const hammam: Shape = {
  colour: material.sea,
  layers: [
    ['wire', 'M7.2 6.4c-1.4-1.6 1.4-2.6 0-4.4M12 5.2c-1.4-1.4 1.4-2.2 0-4M16.8 6.4c-1.4-1.6 1.4-2.6 0-4.4'],
    ['body', 'M2.6 21.8v-5.4C2.6 11.6 6.8 8 12 8s9.4 3.6 9.4 8.4v5.4z'],
    ['lines', 'M2.8 16h18.4'],
    ['ink', 'M9 21.8v-2.4a3 3 0 0 1 6 0v2.4z'],
    ['ink', `${circle(8.6, 12.6, 1)}${circle(12, 11.4, 1)}${circle(15.4, 12.6, 1)}`],
  ],
};

/** A card for every good loaded. */
export const caravanserai: Shape = {
  colour: material.clay,
  layers: [
    ['body', 'M2.4 4.4h4v2.4h3.2V2.4h4.8v4.4h3.2V4.4h4v17.4H2.4z'],
    ['ink', 'M7.4 21.8v-6.4c0-2.4 2.2-3.4 4.6-5.4 2.4 2 4.6 3 4.6 5.4v6.4z'],
    ['lines', 'M2.4 9.6h5M16.6 9.6h5'],
  ],
};

/** More points for souks. */
export const bazaar: Shape = {
  colour: material.plum,
  layers: [
    [
      'body',
      'M1.8 21.8v-8.4c0-2.6 2.2-3.2 3.6-5 1.4 1.8 3.4 2.2 3.6 4C9.2 8.6 11 8 12 5c1 3 2.8 3.6 3 7.4.2-1.8 2.2-2.2 3.6-4 1.4 1.8 3.6 2.4 3.6 5v8.4z',
    ],
    ['wire', 'M12 5V1.6l3.4 1.2L12 4'],
    ['lines', 'M1.8 15.4h20.4'],
    [
      'ink',
      'M4 21.8v-2a1.7 1.7 0 0 1 3.4 0v2zM9.7 21.8v-2.4a2.3 2.3 0 0 1 4.6 0v2.4zM16.6 21.8v-2a1.7 1.7 0 0 1 3.4 0v2z',
    ],
  ],
};

/** One good more. */
export const hoist: Shape = {
  colour: material.steel,
  trim: material.clay,
  layers: [
    ['wire', 'M7 12.4 13.4 6M17.6 5.6v6.4'],
    ['body', 'M2.8 2.2h18.8v3.6H6.6v16H2.8z'],
    ['trim', 'M13.2 11.6h8.8v8.8h-8.8z'],
    ['lines', 'M13.4 11.8l8.4 8.4M21.8 11.8l-8.4 8.4'],
  ],
};
