/** The signs of Wayfarers' effects: guilds, kinds of cards and tiles, and what is done with dice and tokens. */
import { circle, khatim, material, type Shape, star } from '../../lib/pieces/shape';

const PLUS = 'M12 6.4v11.2M6.4 12h11.2';
const CARD = 'M6.6 1.8h10.8a2 2 0 0 1 2 2v16.4a2 2 0 0 1-2 2H6.6a2 2 0 0 1-2-2V3.8a2 2 0 0 1 2-2z';
const DIE =
  'M5.4 6h9.2A3.4 3.4 0 0 1 18 9.4v9.2a3.4 3.4 0 0 1-3.4 3.4H5.4A3.4 3.4 0 0 1 2 18.6V9.4A3.4 3.4 0 0 1 5.4 6z';
const WAVE = 'c1.5 0 1.5-1.6 3-1.6s1.5 1.6 3 1.6 1.5-1.6 3-1.6';

/** The three guilds: hexagon, square and shield. */
export const science: Shape = {
  colour: 'var(--piece-slate)',
  layers: [
    ['body', 'M12 1.8 21 7v10l-9 5.2L3 17V7z'],
    ['ink', star(12, 12, 5, 6.4, 2.7)],
  ],
};

export const trade: Shape = {
  colour: material.brass,
  layers: [
    ['body', 'M5 2.6h14A2.4 2.4 0 0 1 21.4 5v14a2.4 2.4 0 0 1-2.4 2.4H5A2.4 2.4 0 0 1 2.6 19V5A2.4 2.4 0 0 1 5 2.6z'],
    ['lines', 'M12 6v12M8.6 18h6.8M6 8h12M6 8l-1.6 5h3.4zM18 8l-1.8 5h3.4z'],
  ],
};

export const exploration: Shape = {
  colour: material.sea,
  layers: [
    ['body', 'M3 2.6h18v9.6c0 4.8-3.6 8.2-9 10-5.4-1.8-9-5.2-9-10z'],
    ['ink', star(12, 11.2, 4, 7, 1.9)],
  ],
};

/** Influence on a guild of choice. */
export const influenceAny: Shape = {
  colour: material.plum,
  layers: [
    ['body', 'M12 1.4l5 2.9v5.8l-5 2.9-5-2.9V4.3z'],
    ['body', 'M2.2 13.2h8.6v8.6H2.2z'],
    ['body', 'M13 13h9v4.6c0 2.2-1.8 3.8-4.5 4.8-2.7-1-4.5-2.6-4.5-4.8z'],
  ],
};

/** Influence on a face-up card. */
export const influenceCard: Shape = {
  colour: material.cloth,
  trim: material.plum,
  layers: [
    ['body', CARD],
    ['trim', 'M6.6 10.4c0-1.6 2.4-2.8 5.4-2.8s5.4 1.2 5.4 2.8v4.2c0 1.6-2.4 2.8-5.4 2.8s-5.4-1.2-5.4-2.8z'],
    ['lines', 'M6.6 10.4c0 1.6 2.4 2.8 5.4 2.8s5.4-1.2 5.4-2.8'],
  ],
};

/** Own influence from one guild to another. */
export const influenceMove: Shape = {
  colour: material.plum,
  layers: [
    ['body', 'M5.6 12c0-1.8 2.8-3.2 6.4-3.2s6.4 1.4 6.4 3.2v4.8c0 1.8-2.8 3.2-6.4 3.2s-6.4-1.4-6.4-3.2z'],
    ['lines', 'M5.6 12c0 1.8 2.8 3.2 6.4 3.2s6.4-1.4 6.4-3.2'],
    ['wire', 'M3 5.6h17M6 2.6 3 5.6l3 3M17 2.6l3 3-3 3'],
  ],
};

export const landCard: Shape = {
  colour: material.leaf,
  layers: [
    ['body', CARD],
    ['ink', 'M6.4 17.6 11 8.4l2.6 4.4 1.4-1.8 2.8 6.6z'],
  ],
};

export const waterCard: Shape = {
  colour: material.sea,
  layers: [
    ['body', CARD],
    ['lines', `M7.5 9.8${WAVE}M7.5 13.4${WAVE}M7.5 17${WAVE}`],
  ],
};

export const spaceCard: Shape = {
  colour: material.lapis,
  layers: [
    ['body', CARD],
    ['ink', `${star(11.2, 13, 4, 5.8, 1.9)}${star(15.4, 6.6, 4, 3, 1)}`],
  ],
};

export const townsfolkCard: Shape = {
  colour: material.clay,
  layers: [
    ['body', CARD],
    ['ink', `${circle(12, 9, 2.9)}M6.8 18.6c0-3.6 2.2-5.6 5.2-5.6s5.2 2 5.2 5.6z`],
  ],
};

export const inspirationCard: Shape = {
  colour: material.saffron,
  layers: [
    ['body', CARD],
    ['ink', 'M12 5.2a4.8 4.8 0 0 1 2.6 8.9v1.7H9.4v-1.7A4.8 4.8 0 0 1 12 5.2zM9.6 17h4.8v2H9.6z'],
  ],
};

const FAN = 'M8.6 3.4 3 5.2l3.8 15 2-.5zM15.4 3.4l5.6 1.8-3.8 15-2-.5z';
export const drawLand: Shape = {
  ...landCard,
  layers: [
    ['body', FAN],
    ['body', 'M7.8 2.4h8.4v17.2H7.8z'],
    ['ink', 'M8.6 15.6 11.4 9l1.8 3 1-1.2 1.4 4.8z'],
  ],
};
export const drawWater: Shape = {
  ...waterCard,
  layers: [
    ['body', FAN],
    ['body', 'M7.8 2.4h8.4v17.2H7.8z'],
    ['lines', 'M9 10c1 0 1-1.2 2-1.2s1 1.2 2 1.2 1-1.2 2-1.2M9 14c1 0 1-1.2 2-1.2s1 1.2 2 1.2 1-1.2 2-1.2'],
  ],
};

/** Upgrade tiles by their form: one cell, two beside each other, two above each other. */
export const greenTile: Shape = {
  colour: material.leaf,
  layers: [
    ['body', 'M4 4h16v16H4z'],
    ['ink', 'M12 7.4c3.4 1 4.6 4.4 3 8-3.8.600-6.4-1.4-6.4-4.6 1 .6 1.8 1.4 2.4 2.6.4-2.2.6-4 1-6z'],
  ],
};

export const yellowTile: Shape = {
  colour: material.brass,
  layers: [
    ['body', 'M1 6.6h22v10.8H1z'],
    ['lines', 'M12 6.6v10.8'],
    ['ink', 'M6.5 9l3 3-3 3-3-3zM17.5 9l3 3-3 3-3-3z'],
  ],
};

export const blueTile: Shape = {
  colour: material.sea,
  layers: [
    ['body', 'M1 6.6h22v10.8H1z'],
    [
      'lines',
      'M12 6.6v10.8M3 13c1.2 0 1.2-2 2.4-2s1.2 2 2.4 2 1-1.4 1.8-1.8M14.2 13c1.2 0 1.2-2 2.4-2s1.2 2 2.4 2 1-1.4 1.8-1.8',
    ],
  ],
};

export const blackTile: Shape = {
  colour: 'var(--piece-slate)',
  layers: [
    ['body', 'M6.6 1h10.8v22H6.6z'],
    ['lines', 'M6.6 12h10.8'],
    ['ink', `${star(12, 6.6, 5, 3.6, 1.5)}${star(12, 17.6, 5, 3.6, 1.5)}`],
  ],
};

export const pinkTile: Shape = {
  colour: 'var(--piece-rose)',
  layers: [
    ['body', 'M4 4h16v16H4z'],
    ['ink', khatim(12, 12, 5.6)],
  ],
};

export const anyTile: Shape = {
  colour: material.cloth,
  layers: [
    ['body', 'M2 2h9v9H2zM13 2h9v9h-9zM2 13h20v9H2z'],
    ['ink', `${circle(6.5, 6.5, 1.8)}${circle(17.5, 6.5, 1.8)}${circle(12, 17.5, 1.8)}`],
  ],
};

export const dieNew: Shape = {
  colour: material.ivory,
  trim: material.leaf,
  layers: [
    ['body', DIE],
    ['ink', `${circle(6.6, 17.4, 1.7)}${circle(10, 14, 1.7)}${circle(13.4, 10.6, 0.1)}`],
    ['trim', circle(17.6, 6.4, 5.6)],
    ['lines', 'M17.6 3.4v6M14.6 6.4h6'],
  ],
};

export const dieRefresh: Shape = {
  colour: material.ivory,
  trim: material.sea,
  layers: [
    ['body', DIE],
    ['ink', `${circle(6.6, 17.4, 1.7)}${circle(10, 14, 1.7)}`],
    ['trim', circle(17.6, 6.4, 5.6)],
    ['lines', 'M20.4 5.4a3 3 0 1 0 .2 2.2M20.8 3.2v2.4h-2.4'],
  ],
};

export const dieChange: Shape = {
  colour: material.ivory,
  trim: material.saffron,
  layers: [
    ['body', DIE],
    ['ink', `${circle(6.6, 17.4, 1.7)}${circle(10, 14, 1.7)}`],
    ['trim', circle(17.6, 6.4, 5.6)],
    ['lines', 'M17.6 2.4v4.4M15.4 4.6h4.4M15.4 9h4.4'],
  ],
};

export const workerTake: Shape = {
  colour: material.jade,
  trim: material.skin,
  layers: [
    ['trim', circle(9, 9, 4)],
    ['body', 'M1.6 21.8c0-4.8 3.2-7.6 7.4-7.6s7.4 2.8 7.4 7.6z'],
    ['body', 'M3.4 8C3.4 5 5.8 3 9 3s5.6 2 5.6 5c-3.6 1-7.6 1-11.2 0z'],
    ['wire', 'M19.6 20V8.4M16.6 11.4l3-3.4 3 3.4'],
  ],
};

export const plus: Shape = {
  colour: material.leaf,
  layers: [
    ['body', circle(12, 12, 10)],
    ['lines', PLUS],
  ],
};

export const minus: Shape = {
  colour: material.clay,
  layers: [
    ['body', circle(12, 12, 10)],
    ['lines', 'M6.4 12h11.2'],
  ],
};

export const plusMinus: Shape = {
  colour: material.saffron,
  layers: [
    ['body', circle(12, 12, 10)],
    ['lines', 'M12 4.8v8.4M7.8 9h8.4M7.8 17h8.4'],
  ],
};

/** One less to pay. */
export const coinOff: Shape = {
  colour: material.brass,
  trim: material.ivory,
  layers: [
    ['body', circle(9.6, 14, 8.2)],
    ['ink', khatim(9.6, 14, 4.2)],
    ['trim', circle(18, 6.2, 5.2)],
    ['lines', 'M15.4 6.2h5.2'],
  ],
};

export const foodOff: Shape = {
  colour: material.hide,
  trim: material.ivory,
  layers: [
    ['body', 'M1 18c0-5 3.8-8.8 8.8-8.8s8.8 3.8 8.8 8.8c0 1.8-1.2 3.2-3 3.2H4c-1.8 0-3-1.4-3-3.2z'],
    ['lines', 'M6.2 17c.2-1.6.6-2.6 1.4-3.6M10.4 17c.2-1.6.6-2.6 1.4-3.6'],
    ['trim', circle(18, 6.2, 5.2)],
    ['lines', 'M15.4 6.2h5.2'],
  ],
};

/** Where two water cards meet. */
export const link: Shape = {
  colour: material.saffron,
  layers: [['body', 'M14.6 1.6 4.6 13.4h6l-2.8 9 11.6-13h-6.4z']],
};

export const tent: Shape = {
  colour: material.cloth,
  trim: material.brick,
  layers: [
    ['body', 'M12 3 23 21.4H1z'],
    ['trim', 'M12 9l5 12.4H7z'],
    ['wire', 'M12 3V1'],
  ],
};

export const focus: Shape = {
  colour: material.brick,
  layers: [
    ['body', 'M1.4 12C4 7.6 7.6 5.4 12 5.4s8 2.2 10.6 6.6C20 16.4 16.4 18.6 12 18.6S4 16.4 1.4 12z'],
    ['ink', circle(12, 12, 3.6)],
  ],
};

/** Points, with room for their number. */
export const pointStar: Shape = {
  colour: material.saffron,
  layers: [['body', khatim(12, 12, 11.4)]],
};
