/** The names and pictures that the game has; what its box says comes with the observation. */
/** Printed above the outer columns of every caravan. */
export const PRINTED_SYMBOLS: Record<number, string> = { 1: 'camel', 6: 'telescope' };
export const GUILDS = ['black', 'yellow', 'blue'] as const;
/** What one influence on a guild buys, once in a turn. */
export const GUILD_POWERS: Record<string, string> = { black: 'journal', yellow: '2*die.pm', blue: 'ship' };
export const WORKERS = ['green', 'yellow', 'blue'] as const;

/** Spots of the solo opponent's resource track. */
export const RESOURCE_SPOTS = 8;
