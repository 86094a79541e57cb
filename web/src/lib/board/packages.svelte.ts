/** Boards that packages of games bring: which can be shown, and how they are loaded. */
import { SvelteSet } from 'svelte/reactivity';
import type { BoardFiles, GameInfo } from '../../protocol/shell';
import { hasBoard } from './board';
import type { BoardModule } from './package-board';

/** Games whose board could not be loaded, or threw; until the page is loaded anew they are played in words. */
export const broken = new SvelteSet<string>();

/** Whether a game is seen on a board, and not in words. */
export function isDrawn(game: GameInfo): boolean {
  return hasBoard(game.id) || (game.board !== null && !broken.has(game.id));
}

export async function loadPackageBoard({ module, style }: BoardFiles): Promise<BoardModule> {
  const [loaded] = await Promise.all([import(/* @vite-ignore */ module), style && loadStyle(style)]);
  if (typeof loaded.mount !== 'function') throw new Error(`${module} exports no function called mount`);
  return loaded;
}

/** Once for each sheet. */
function loadStyle(address: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} cannot be loaded`));
    document.head.append(link);
  });
}
