/** The pieces of Five Tribes: five tribes, what grows on tiles, nine wares and the fakir. */
import { circle, material, type Shape } from '../../lib/pieces/shape';

export const elder: Shape = {
  colour: material.ivory,
  trim: material.skin,
  layers: [
    ['trim', 'M6.4 5.6h11.2V11c0 3-2.4 5-5.6 5s-5.6-2-5.6-5z'],
    [
      'body',
      'M5 9.6c1.6.2 2.8 1 3.6 2.4 2.2-1.4 4.6-1.4 6.8 0 .8-1.4 2-2.2 3.6-2.4.6 5.4-2.2 10.2-7 12.8-4.8-2.6-7.6-7.4-7-12.8z',
    ],
    ['body', 'M5.4 7.4C5 3.8 8 1.6 12 1.6s7 2.2 6.6 5.8c-4.2 1-9 1-13.2 0z'],
    ['ink', `${circle(9.8, 9.6, 0.9)}${circle(14.2, 9.6, 0.9)}`],
    ['lines', 'M10 14.6h4M12 17.2v2'],
  ],
};

export const vizier: Shape = {
  colour: material.saffron,
  trim: material.skin,
  layers: [
    ['trim', 'M6.8 12h10.4v4.4c0 3.2-2.2 5.4-5.2 5.4s-5.2-2.2-5.2-5.4z'],
    ['body', 'M12 8.6c-.6-3.4.6-5.6 3.4-6.8.4 3.2-.6 5.4-3.4 6.8z'],
    ['body', 'M3.6 14.4C1.8 9.4 6.2 6.2 12 6.2s10.2 3.2 8.4 8.2c-5.4 1.4-11.4 1.4-16.8 0z'],
    ['lines', 'M4.4 10.6c4.4-1.6 9.6-.8 13.6 4M19.6 10.6c-2.6-1-5-1-7.4-.2'],
    ['ink', `${circle(10, 17.2, 0.9)}${circle(14, 17.2, 0.9)}`],
  ],
};

export const merchant: Shape = {
  colour: material.leaf,
  layers: [
    ['wire', 'M5.6 5.8 2 14M5.6 5.8 9.2 14M18.4 5.8 14.8 14M18.4 5.8 22 14'],
    ['body', 'M10.6 2h2.8v2.6h5.8v2.6h-5.8v11.4h3.4v3.2H7.2v-3.2h3.4V7.2H4.8V4.6h5.8z'],
    ['body', 'M1 13.4h9.2c0 2.8-2 4.8-4.6 4.8S1 16.2 1 13.4zM13.8 13.4H23c0 2.8-2 4.8-4.6 4.8s-4.6-2-4.6-4.8z'],
  ],
};

export const builder: Shape = {
  colour: material.lapis,
  trim: material.wood,
  layers: [
    ['trim', 'M9.8 8h4.4v14H9.8z'],
    ['body', 'M3.6 2.6h11.8c3.4 0 5.6 2.2 6.2 6.4-1.8-1.6-3.4-2-5.4-1.8v2.6H3.6z'],
  ],
};

export const assassin: Shape = {
  colour: material.brick,
  trim: material.steel,
  layers: [
    ['trim', 'M8.6 8.6h6.8v5.2L12 22.4l-3.4-8.6z'],
    ['lines', 'M12 9.6v8'],
    ['body', 'M10 1.6h4V7h-4z'],
    ['body', 'M4.6 6.2h14.8v3.4H4.6z'],
  ],
};

export const palace: Shape = {
  colour: material.cloth,
  trim: material.jade,
  layers: [
    ['body', 'M1.8 11.4h4.4v10.4H1.8zM17.8 11.4h4.4v10.4h-4.4zM5 12.6h14v9.2H5z'],
    ['trim', 'M12 1.2c.4 2.6 5.2 3.8 5.2 8.2 0 1.2-.3 2.2-.8 3.2H7.6c-.5-1-.8-2-.8-3.2 0-4.4 4.8-5.6 5.2-8.2z'],
    [
      'trim',
      'M4 7.2c.2 1.6 2.4 2 2.4 4.2H1.6c0-2.2 2.2-2.6 2.4-4.2zM20 7.2c.2 1.6 2.4 2 2.4 4.2h-4.8c0-2.2 2.2-2.6 2.4-4.2z',
    ],
    ['ink', 'M8.8 21.8v-3.4c0-1.6 1.6-2.4 3.2-3.8 1.6 1.4 3.2 2.2 3.2 3.8v3.4z'],
  ],
};

export const ivory: Shape = {
  colour: material.ivory,
  layers: [
    ['body', 'M3.6 3.6C2.4 12.8 8 21.6 20.4 22c1.4 0 1.8-1.8.6-2.4C14.4 17 11.2 11.4 11 4c0-2.4-7-2.8-7.4-.4z'],
    ['lines', 'M3.6 6.6c2.2 1.2 5 1.4 7.6.4M4.2 10c2.4 1.2 5.2 1.2 7.8.2'],
  ],
};

export const jewels: Shape = {
  colour: material.brick,
  layers: [
    ['body', 'M6.8 3.2h10.4l5 6.4L12 21.8 1.8 9.6z'],
    ['light', 'M6.8 3.2h10.4l5 6.4H1.8z'],
    ['lines', 'M1.8 9.6h20.4M8 9.6l4 12.2 4-12.2M8 9.6l4-6.4 4 6.4'],
  ],
};

export const gold: Shape = {
  colour: material.brass,
  layers: [
    ['body', 'M8.6 3.6h6.8l2.2 8H6.4zM3.4 12.4h6.4l2.2 8H1.2zM14.2 12.4h6.4l2.2 8H12z'],
    ['light', 'M8.6 3.6h6.8l.7 2.6H7.9zM3.4 12.4h6.4l.7 2.6H2.7zM14.2 12.4h6.4l.7 2.6h-7.8z'],
  ],
};

export const papyrus: Shape = {
  colour: material.cloth,
  layers: [
    ['body', 'M5.6 4.6h12.8v14.8H5.6z'],
    [
      'body',
      'M3.4 2h17.2a1.9 1.9 0 0 1 0 3.8H3.4a1.9 1.9 0 0 1 0-3.8zM3.4 18.2h17.2a1.9 1.9 0 0 1 0 3.8H3.4a1.9 1.9 0 0 1 0-3.8z',
    ],
    ['lines', 'M8.6 9h6.8M8.6 12h6.8M8.6 15h4'],
  ],
};

export const spice: Shape = {
  colour: material.clay,
  trim: material.wood,
  layers: [
    ['body', 'M3.6 13.4C6 7.4 9 3 12 3s6 4.4 8.4 10.4z'],
    ['ink', `${circle(12, 7.6, 1)}${circle(9.4, 10.6, 1)}${circle(14.6, 10.6, 1)}`],
    ['trim', 'M1.8 12.6h20.4c-.2 5-3 8-6.6 9.2H8.4c-3.6-1.2-6.4-4.2-6.6-9.2z'],
  ],
};

export const fish: Shape = {
  colour: material.sea,
  layers: [
    ['body', 'M1.6 12c3.2-5.8 9-7.6 14-3.8L22.4 4v16l-6.8-4.2C10.6 19.6 4.8 17.8 1.6 12z'],
    ['lines', 'M10.4 8.2c1.6 2.2 1.6 5.4 0 7.6'],
    ['ink', circle(6.4, 11, 1.2)],
  ],
};

const GRAINS = [6.4, 11, 15.6]
  .map((y) => `M11.9 ${y + 4.6}c-4 .2-6-1.8-6-5.6 4-.2 6 1.8 6 5.6zM12.1 ${y + 4.6}c4 .2 6-1.8 6-5.6-4-.2-6 1.8-6 5.6z`)
  .join('');

export const wheat: Shape = {
  colour: material.saffron,
  layers: [
    ['wire', 'M12 8v14.4'],
    ['body', `M12 1.4c2.4 2 2.4 4.8 0 6.8-2.4-2-2.4-4.8 0-6.8z${GRAINS}`],
  ],
};

export const pottery: Shape = {
  colour: material.clay,
  layers: [
    ['body', 'M7 2.8h10v3.4c3.4 1.4 5.2 4 5.2 7.2 0 4.8-4.2 8.4-10.2 8.4S1.8 18.2 1.8 13.4c0-3.2 1.8-5.8 5.2-7.2z'],
    ['lines', 'M7 6.2h10M2 12.4l3.3 3 3.4-3 3.3 3 3.3-3 3.4 3 3.3-3'],
  ],
};

export const fakir: Shape = {
  colour: material.saffron,
  trim: material.skin,
  layers: [
    [
      'body',
      'M12 9.4c3.6 0 5.2 2 5.8 4.8l.6 2.6c2.4.2 4.2 1.2 4.2 2.8 0 1.4-1.4 2.2-3 2.2H4.4c-1.6 0-3-.8-3-2.2 0-1.6 1.8-2.6 4.2-2.8l.6-2.6c.6-2.8 2.2-4.8 5.8-4.8z',
    ],
    ['lines', 'M5.8 17c3 .2 5.6 1.2 8 3M18.2 17c-2 .1-3.8.6-5.4 1.6'],
    ['trim', circle(12, 6.4, 3.8)],
    ['body', 'M7.6 5.6C7.4 3 9.4 1.4 12 1.4s4.6 1.6 4.4 4.2c-2.8.8-6 .8-8.8 0z'],
  ],
};

/** Djinns live in it. */
export const lamp: Shape = {
  colour: material.brass,
  layers: [
    ['wire', 'M17.6 11.6c1.4-2.8 5-2.4 4.8.2-.2 2-2.8 2.6-5.2 2.2'],
    [
      'body',
      'M1.4 8.8c3.2-.4 5.2 1 6.6 2.8h9.4c1 0 1.6.6 1.4 1.6-.6 3-2.6 5-5.4 5.6v1.2h2.8v2H7.8v-2h2.8v-1.2C6.8 18 5 15 3.8 11.6z',
    ],
    ['body', 'M9 11.6c0-2.4 1.4-4 3.4-4s3.4 1.6 3.4 4z'],
    ['lines', 'M6.6 14.8h10'],
    ['body', 'M12.4 1.6c2 1.6 2 4 0 5.6-2-1.6-2-4 0-5.6z'],
  ],
};

/** What cannot be killed. */
export const shield: Shape = {
  colour: material.steel,
  layers: [
    ['body', 'M12 1.8c3 1.8 5.8 2.6 8.8 2.8.4 8-2.4 14-8.8 17.6C5.6 18.6 2.8 12.6 3.2 4.6c3-.2 5.8-1 8.8-2.8z'],
    ['light', 'M12 1.8c-3 1.8-5.8 2.6-8.8 2.8-.4 8 2.4 14 8.8 17.6z'],
    ['lines', 'M12 5.8v12M6.8 10.4h10.4'],
  ],
};

/** To a tile beside. */
export const signpost: Shape = {
  colour: material.cloth,
  trim: material.wood,
  layers: [
    ['trim', 'M10.6 1.8h2.8v20.4h-2.8z'],
    ['body', 'M4 3.6h13.4l4 3.2-4 3.2H4z'],
    ['body', 'M20 11.4H6.6l-4 3.2 4 3.2H20z'],
  ],
};
