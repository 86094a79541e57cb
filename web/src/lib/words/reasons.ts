/** What speaks for an answer, in words: "buildings to come +6, souks −4". */
import type { Message, Reason } from '../../protocol/shell';

/** Whole points, and halves where it is about little. */
function points(value: number, language: string): string {
  const digits = Math.abs(value) < 2 ? 1 : 0;
  return new Intl.NumberFormat(language, { signDisplay: 'always', maximumFractionDigits: digits })
    .format(value)
    .replace('-', '−');
}

export function reasonsInWords(
  reasons: readonly Reason[],
  say: (message: Message) => string,
  language: string,
): string {
  return reasons.map((reason) => `${say(reason.part)}\u00a0${points(reason.points, language)}`).join(', ');
}
