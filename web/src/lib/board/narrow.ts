/** When a board is too narrow for one picture: its parts then come one after another, and it is scrolled or swiped. */
import { innerHeight } from 'svelte/reactivity/window';

/** A phone held sideways: what is drawn as one picture into so little height cannot be read. */
const LOW = 500;

export function isNarrow(width: number, least: number): boolean {
  return width < least || (innerHeight.current ?? Number.POSITIVE_INFINITY) <= LOW;
}
