/** How the start page offers this game. */
export const level = 3;
