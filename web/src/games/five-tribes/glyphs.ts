/** The printed signs of the five kinds of tile, and the ground at the foot of each. */

/** On the 24 by 24 grid of the pieces. */
export const KIND_GLYPHS: Record<string, string> = {
  village: 'M2.6 11.4 12 3l9.4 8.4-1.6 1.8-.8-.7V21h-5.4v-5.6h-3.2V21H5v-8.5l-.8.7z',
  sacred_place:
    'M1.4 9.6c3.2-.4 5.2.6 6.6 2.2h1.6c0-1.4.8-2.4 1.8-2.8V7.4h1.2V9c1 .4 1.8 1.4 1.8 2.8h2.2c1-1.8 2.6-2.8 4.6-2.6 1.6.2 2.4 1.4 1.8 2.8-.6 1.3-2.2 2-4.2 2-.8 2.8-2.8 4.4-5.4 4.8v.8h2.8V21H7.8v-1.4h2.8v-.8c-3.4-.6-5.4-3.2-6.6-6.4-.8-.2-1.8-.4-2.6-.6zM12 2.4c1.4 1.2 1.4 2.6 0 3.8-1.4-1.2-1.4-2.6 0-3.8z',
  oasis:
    'M12 2.2c3.8 4.4 6 7.4 6 10.4a6 6 0 0 1-12 0c0-3 2.2-6 6-10.4zM2 20.4c1.8-1.6 3.2-1.6 5 0 1.8-1.6 3.2-1.6 5 0 1.8-1.6 3.2-1.6 5 0 1.8-1.6 3.2-1.6 5 0v1.6H2z',
  small_market: `M4.4 3h15.2l3 6.6a2.7 2.7 0 0 1-5.3.6 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.3-.6zM4.6 14.4h14.8V21H4.6z`,
  large_market: `M8 1.6h8l2.2 4.4H5.8zM4.4 7.2h15.2l3 5.4a2.7 2.7 0 0 1-5.3.6 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.3-.6zM3.6 16.8h7.4V22H3.6zM13 16.8h7.4V22H13z`,
};

/** The foot of a tile, 96 wide, from about 62 down to 88. */
export const KIND_GROUNDS: Record<string, string> = {
  village: 'M0 78h8V70h14v-6h10v10h6v-4l8-7 8 7v8h8V68h12v6h8v-6h8v10h6v10H0z',
  sacred_place: `M0 80h10V70h3c0-4 4-5 5-8 1 3 5 4 5 8h3v6h10c0-8 11-10 12-15 1 5 12 7 12 15h10v-6h3c0-4 4-5 5-8 1 3 5 4 5 8h3v10h10v8H0z`,
  oasis: 'M0 76c14-9 26-9 38-3 12 5 20 4 30-2 10-5 20-4 28 1v16H0z',
  small_market: 'M0 80h24V68h-4l4-7h28l4 7h-4v12h44v8H0z',
  large_market: 'M0 80h10V68H6l4-7h28l4 7h-4v12h18V68h-4l4-7h28l4 7h-4v12h10v8H0z',
};

/** The place where a walk may end. */
export const FLAG = `M4 22V2h2v1.4C10 .8 12.6 5 19.6 2.6v9.2C12.6 14.2 10 10 6 12.6V22z`;
