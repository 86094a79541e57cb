/** The log as the server tells it, step by step. */
import type { GameEvent, Situation, Step } from '../../protocol/shell';

/** The log after a situation: all of it where it is fresh; otherwise longer, or shorter by what was taken back. */
export function followLog(log: readonly Step[], situation: Situation): Step[] {
  if (situation.fresh) return [...situation.steps];
  let next = [...log];
  for (const step of situation.steps) {
    next = next.filter((one) => one.moves < step.moves || (step.back !== undefined && one.moves === step.moves));
    if (step.back === undefined) next.push(step);
  }
  return next;
}

/** A line to read: what happened, and the moment after which answer it belongs to. */
export interface Line {
  key: string;
  moves: number;
  event: GameEvent;
}

export function linesOf(log: readonly Step[]): Line[] {
  return log.flatMap((step) =>
    (step.events ?? []).map((event, at) => ({ key: `${step.version} ${step.moves} ${at}`, moves: step.moves, event })),
  );
}
