/** What a teacher says about Yspahan's questions. */
import type { Coach } from '../../lib/table/coach';
import type { Message } from '../../protocol/shell';
import type { YspahanObservation } from '../../protocol/yspahan';

const ASK = 'yspahan-ask-';

/** The questions there is more to say about than the prompt says. */
const LESSONS = [
  'dice',
  'group',
  'action',
  'supply',
  'supervisor',
  'order',
  'camel',
  'caravanserai',
  'after',
  'after-cards',
] as const;

export const coach: Coach = (view) => {
  const { week, day, players } = view.observation as YspahanObservation;
  // Two players have rules of their own (R47).
  const args = { seats: players.length };
  const lessons: Message[] = [];
  if (week === 1 && day === 1) lessons.push({ id: 'yspahan-coach-begin', args });
  const lesson = LESSONS.find((one) => view.prompt.id === ASK + one);
  if (view.choices.length > 0 && lesson) lessons.push({ id: `yspahan-coach-${lesson}`, args });
  return lessons;
};
