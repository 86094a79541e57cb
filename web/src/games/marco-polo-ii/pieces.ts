/** The pieces of Marco Polo II: trading posts and wares; gold, silk and camels are shared with the other games. */
import { circle, khatim, material, type Shape } from '../../lib/pieces/shape';

export const tradingPost: Shape = {
  colour: material.clay,
  layers: [
    ['wire', 'M12 6V1.6'],
    ['body', 'M12 1.4l5 1.6-5 1.8z'],
    ['body', 'M12 5.6c1.6 5.8 5 10 10 13v3.2H2v-3.2c5-3 8.4-7.2 10-13z'],
    ['ink', 'M12 12l3.6 9.8H8.4z'],
  ],
};

export const pepper: Shape = {
  colour: material.brick,
  trim: material.leaf,
  layers: [
    ['wire', 'M12 7.4C12 4.8 13 3 15 1.8'],
    ['body', circle(12, 9.2, 4.6)],
    ['body', circle(7, 17, 4.6)],
    ['body', circle(17, 17, 4.6)],
    ['light', `${circle(10.6, 7.8, 1.2)}${circle(5.6, 15.6, 1.2)}${circle(15.6, 15.6, 1.2)}`],
  ],
};

export const goldBar: Shape = {
  colour: material.brass,
  layers: [
    ['body', 'M6.4 6.4h11.2L22.4 18H1.6z'],
    ['light', 'M6.4 6.4h11.2l1.4 3.4H5z'],
    ['lines', 'M5 9.8h14'],
  ],
};

export const jade: Shape = {
  colour: material.jade,
  layers: [
    ['body', `${circle(12, 12, 10)}M12 8.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 1 1 0-6.8z`],
    ['lines', 'M12 4.8A7.2 7.2 0 0 0 4.8 12M12 19.2A7.2 7.2 0 0 0 19.2 12'],
  ],
};

/** A good of free choice: a bale with a star. */
export const anyGood: Shape = {
  colour: material.cloth,
  layers: [
    ['body', 'M4 5.4h16a2 2 0 0 1 2 2v11.2a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7.4a2 2 0 0 1 2-2z'],
    ['lines', 'M6 5.4v15.2M18 5.4v15.2'],
    ['ink', khatim(12, 13, 4.6)],
  ],
};

/** Different goods: two bales. */
export const twoGoods: Shape = {
  colour: material.cloth,
  trim: material.brick,
  layers: [
    ['trim', 'M9 2.4h12.4v12H9z'],
    ['body', 'M2.6 9.6H15v12H2.6z'],
    ['lines', 'M6.4 9.6v12M11.2 9.6v12'],
  ],
};

/** A die that belongs to nobody. */
export const blackDie: Shape = {
  colour: 'var(--black-die-sign)',
  layers: [
    ['body', 'M7 2.6h10A4.4 4.4 0 0 1 21.4 7v10a4.4 4.4 0 0 1-4.4 4.4H7A4.4 4.4 0 0 1 2.6 17V7A4.4 4.4 0 0 1 7 2.6z'],
    ['ink', `${circle(7.8, 7.8, 2.2)}${circle(16.2, 16.2, 2.2)}${circle(12, 12, 2.2)}`],
  ],
};

/** Steps on the map: a trail to a flag. */
export const journey: Shape = {
  colour: material.leaf,
  layers: [
    ['wire', 'M3 21c5 .6 8-1 8.4-3.6.4-2.8 2-4.4 5-4.4'],
    ['body', circle(3.4, 20.4, 2.2)],
    ['wire', 'M17 13.6V2'],
    ['body', 'M17 2h-.2L6.4 5.4l10.4 3.6z'],
  ],
};

/** The top contract of the pile. */
export const contractPile: Shape = {
  colour: material.ivory,
  trim: material.brick,
  layers: [
    ['trim', 'M8 2.4h13v16H8z'],
    ['body', 'M3.4 5.6h13v16h-13z'],
    ['lines', 'M6.4 10h7M6.4 13.6h7M6.4 17.2h4'],
  ],
};

/** A contract that lies in a city. */
export const contractCity: Shape = {
  colour: material.ivory,
  trim: material.brick,
  layers: [
    ['body', 'M5 2.4h14v14H5z'],
    ['lines', 'M8 6.4h8M8 10h8'],
    ['trim', 'M2.6 21.8v-6l4.8-4 4.6 4 4.6-4 4.8 4v6z'],
  ],
};

/** A round tile of a city. */
export const cityTile: Shape = {
  colour: material.sea,
  layers: [
    ['body', circle(12, 12, 10)],
    ['ink', `M10.4 5h3.2l-.6 9h-2z${circle(12, 17.4, 1.7)}`],
  ],
};
