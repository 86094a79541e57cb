/** The pieces of Wayfarers: journal, provisions and the tags of land, water and sky. */
import { circle, khatim, material, type Shape, star } from '../../lib/pieces/shape';

export const journalMarker: Shape = {
  colour: material.brick,
  layers: [
    ['body', 'M5 1.8h14v20.4l-7-5.6-7 5.6z'],
    ['ink', khatim(12, 8.6, 4)],
  ],
};

export const provision: Shape = {
  colour: material.hide,
  layers: [
    ['body', 'M1.8 15.4C1.8 9.4 6.2 5 12 5s10.2 4.4 10.2 10.4c0 2-1.4 3.6-3.4 3.6H5.2c-2 0-3.4-1.6-3.4-3.6z'],
    ['lines', 'M7.4 13.6c.2-2 .8-3.4 1.8-4.6M12 13.2c.2-2 .8-3.4 1.8-4.6M16.6 13.6c.2-1.6.6-2.8 1.2-3.8'],
  ],
};

export const pigeon: Shape = {
  colour: material.steel,
  layers: [
    ['wire', 'M11 18.6v3.2M14 18.6v3.2'],
    [
      'body',
      'M1.2 8.8 4.8 7.2C5.4 4.4 7.4 2.8 9.8 3c2.6.2 4.2 2 4.4 4.8L22.8 14c-2 3.4-5.4 5.4-9.6 5.4-5.2 0-8.4-3.6-8-9.4z',
    ],
    ['lines', 'M9.4 11.4c1 3.6 4.6 5 8.8 3.6'],
    ['ink', circle(8.6, 6.8, 1.1)],
  ],
};

export const telescope: Shape = {
  colour: material.brass,
  trim: material.wood,
  layers: [
    ['wire', 'M10.6 13.6 6.6 22M10.6 13.6l5 8.4M10.6 13.6V20'],
    ['trim', 'M1.6 13.4 5.2 11.4l2 3.6-3.6 2z'],
    ['body', 'M4.4 11l10.2-5.8 2.6 4.6L7 15.6z'],
    ['body', 'M13.4 4 18.8 1l3.8 6.6-5.4 3z'],
  ],
};

export const ship: Shape = {
  colour: material.wood,
  trim: material.cloth,
  layers: [
    ['wire', 'M11.4 2v14'],
    ['trim', 'M11.4 1.6c5.2 3.2 8.4 7.4 9.4 12.4H6.4c3-3.4 4.8-7.4 5-12.4z'],
    ['body', 'M1.4 15.4h21.2c-.6 4-3.2 6.4-6.6 6.4H8c-3.4 0-6-2.4-6.6-6.4z'],
    ['lines', 'M2.6 18.4h18.8'],
  ],
};

export const city: Shape = {
  colour: material.hide,
  layers: [
    ['body', 'M1.8 21.8V10h3.4v2.2h2.6V8.2L12 2.4l4.2 5.8v4h2.6V10h3.4v11.8z'],
    ['ink', 'M8.6 21.8v-4.2c0-1.6 1.8-2.4 3.4-3.8 1.6 1.4 3.4 2.2 3.4 3.8v4.2z'],
    ['lines', 'M7.8 8.6h8.4'],
  ],
};

export const vista: Shape = {
  colour: material.leaf,
  trim: material.ivory,
  layers: [
    ['body', 'M1 20.8 9 4.2l5 8.4 2.6-3.6L23 20.8z'],
    ['trim', 'M9 4.2l3.4 5.7-2 1.4-1.6-1.6-2.3 1.3-.6-.6z'],
  ],
};

export const harbour: Shape = {
  colour: material.sea,
  layers: [
    [
      'body',
      'M12 1.4a3.4 3.4 0 0 1 1.6 6.4v1.4h3.8v2.8h-3.8v6.6c2.6-.6 4.4-2 5-4l-2 .6 3.2-5.2 3.2 5-1.8-.2c-.6 4.6-4.4 7.6-9.2 7.6s-8.6-3-9.2-7.6L1 15l3.2-5 3.2 5.2-2-.6c.6 2 2.4 3.4 5 4V12H6.6V9.2h3.8V7.8A3.4 3.4 0 0 1 12 1.4z',
    ],
    ['ink', circle(12, 4.8, 1.2)],
  ],
};

const WAVE =
  'c2.6 0 2.6-2.8 5.2-2.8s2.6 2.8 5.2 2.8 2.6-2.8 5.2-2.8 2.6 2.8 5.2 2.8v5.2c-2.6 0-2.6-2.8-5.2-2.8s-2.6 2.8-5.2 2.8-2.6-2.8-5.2-2.8-2.6 2.8-5.2 2.8z';

export const sea: Shape = {
  colour: material.lapis,
  layers: [['body', `M1.6 6.6${WAVE}M1.6 15${WAVE}`]],
};

export const observatory: Shape = {
  colour: material.steel,
  layers: [
    ['body', 'M2.2 13.6h19.6v8.2H2.2z'],
    ['body', 'M3.4 13.6a8.6 8.6 0 0 1 17.2 0z'],
    ['ink', 'M12.6 13.6 15 5.6l3.4 2.4-2 5.6z'],
    ['body', 'M14.4 7.4 18.8 1l2.6 1.8-4.4 6.4z'],
  ],
};

export const library: Shape = {
  colour: material.ivory,
  layers: [
    [
      'body',
      'M12 5.6C9.2 3.4 5.4 2.8 1.6 3.4v15.8c3.8-.6 7.6 0 10.4 2.2 2.8-2.2 6.6-2.8 10.4-2.2V3.4C18.6 2.8 14.8 3.4 12 5.6z',
    ],
    [
      'lines',
      'M12 5.6v15.6M4.4 7.6c1.8-.1 3.4.2 4.8.8M4.4 11.4c1.8-.1 3.4.2 4.8.8M19.6 7.6c-1.8-.1-3.4.2-4.8.8M19.6 11.4c-1.8-.1-3.4.2-4.8.8',
    ],
  ],
};

export const stars: Shape = {
  colour: material.saffron,
  layers: [['body', `${star(8.6, 13.4, 4, 8.4, 2.8)}${star(18, 5.6, 4, 4.8, 1.7)}${star(19, 18.4, 4, 4, 1.5)}`]],
};

export const planet: Shape = {
  colour: material.clay,
  trim: material.saffron,
  layers: [
    ['body', circle(12, 12, 7)],
    [
      'trim',
      'M6 15.6c-3 2-4.8 3.6-4.2 4.6 1 1.6 7.2-1 13.6-5s8-8 7-9.4c-.6-1-3-.4-6.4 1.2l1 1.2c1.2-.6 2-.8 2.2-.6.4.6-2.2 3-7 6S4.6 18 4.2 17.4c-.2-.3.6-1.2 1.8-2z',
    ],
  ],
};

export const sun: Shape = {
  colour: material.saffron,
  layers: [
    ['body', star(12, 12, 8, 11, 6.6)],
    ['lines', circle(12, 12, 4)],
  ],
};

export const moon: Shape = {
  colour: material.steel,
  layers: [['body', 'M14.8 2A10.2 10.2 0 1 0 22 15.2 8.8 8.8 0 0 1 14.8 2z']],
};

export const comet: Shape = {
  colour: material.sea,
  layers: [
    ['body', 'M22.6 1.4 12.8 9.400A7 7 0 1 0 14.8 11.600zM14.8 1.8 9.8 7.200l2.4 1zM22.2 9.400l-5.6 4.8-1-2.600z'],
    ['ink', star(8.4, 15.2, 5, 4, 1.8)],
  ],
};
