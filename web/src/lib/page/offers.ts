/** How games are offered: a game may add `src/games/<id>/start.ts`, which says so of itself. */
import type { GameInfo } from '../../protocol/shell';
import { isDrawn } from '../board/packages.svelte';

interface Start {
  /** How hard the game is to learn, from 1 for the easiest. */
  level?: number;
  /** How many players a first lesson is best held with. */
  lessonSeats?: number;
}

const starts = import.meta.glob<Start>('../../games/*/start.ts', { eager: true });

function startOf(game: string): Start {
  return starts[`../../games/${game}/start.ts`] ?? {};
}

export function lessonSeats(game: string): number | undefined {
  return startOf(game).lessonSeats;
}

/** Games with a board come before those that are played from the prompt, then the easiest, then by title. */
export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const level = ({ id }: GameInfo): number => startOf(id).level ?? Number.MAX_SAFE_INTEGER;
  return [...games].sort(
    (a, b) => Number(isDrawn(b)) - Number(isDrawn(a)) || level(a) - level(b) || a.title.localeCompare(b.title),
  );
}
