/** What losses are called, from the smallest class to the greatest; `grade-<grade>` names each. */
import type { Decision } from '../../protocol/shell';

export type Grade = NonNullable<Decision['grade']>;

export const GRADES: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder'];
/** Signs as in chess, so that nobody depends on colours. */
export const SIGNS: Record<Grade, string> = { inaccuracy: '?!', mistake: '?', blunder: '??' };
