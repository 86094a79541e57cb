/** Lessons for the first game: a game may add `src/games/<id>/coach.ts` that explains its questions. */
import type { Message, View } from '../../protocol/shell';

/** What there is to say about a moment, to somebody who plays the game for the first time. */
export type Coach = (view: View) => Message[];

const coaches = import.meta.glob<{ coach: Coach }>('../../games/*/coach.ts');

/** The coach of a game; one who says nothing where it has none: prompt and hints then speak for themselves. */
export async function loadCoach(game: string): Promise<Coach> {
  const load = coaches[`../../games/${game}/coach.ts`];
  return load ? (await load()).coach : () => [];
}
