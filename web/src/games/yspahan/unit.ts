/** Units of the drawing in one step of the street. */
export const UNIT = 40;
