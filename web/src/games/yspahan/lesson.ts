/** The rulebook is written for three and four; its game for two has rules of its own. */
export const seats = 3;
