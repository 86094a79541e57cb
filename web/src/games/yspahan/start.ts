/** How the start page offers this game. */
export const level = 1;
/** The rulebook is written for three and four; its game for two has rules of its own. */
export const lessonSeats = 3;
