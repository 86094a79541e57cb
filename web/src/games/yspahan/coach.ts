/** What a teacher says about Yspahan's questions. */
import type { Coach } from '../../lib/coach';
import type { Message, YspahanObservation } from '../../lib/protocol';

/** The questions there is more to say about than the prompt says. */
const LESSONS = ['dice', 'group', 'action', 'supply', 'supervisor', 'order', 'camel', 'caravanserai', 'after'] as const;

export const coach: Coach = (view) => {
  const { kind, week, day } = view.observation as YspahanObservation;
  const lessons: Message[] = [];
  if (week === 1 && day === 1) lessons.push({ id: 'yspahan-coach-begin' });
  if (view.choices.length > 0 && LESSONS.some((lesson) => lesson === kind)) {
    lessons.push({ id: `yspahan-coach-${kind}` });
  }
  return lessons;
};
