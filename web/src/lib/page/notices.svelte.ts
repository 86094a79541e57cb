/** Short notices at the edge of the page: what went wrong, what was copied. */
import { Refused } from '../net/api';
import { speech, t } from '../words/speech.svelte';

export interface Notice {
  number: number;
  text: string;
  bad: boolean;
}

const SHOWN_FOR = 6_000;

class Notices {
  list = $state<Notice[]>([]);
  #count = 0;

  add(text: string, bad = false): void {
    this.#count += 1;
    const number = this.#count;
    this.list = [...this.list.filter((notice) => notice.text !== text), { number, text, bad }];
    setTimeout(() => this.remove(number), SHOWN_FOR);
  }

  remove(number: number): void {
    this.list = this.list.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();

/** What an error means, in the reader's language; what is no refusal is a fault of ours and goes to the console too. */
export function explain(error: unknown): string {
  if (error instanceof Refused) return reason(error) ?? t(`ui-error-${error.code}`);
  reportError(error);
  return t('ui-error-internal');
}

/** Why exactly, where the server said so in words of a game that are known here. */
function reason({ said }: Refused): string | null {
  return said && speech.find(said.id) !== null ? speech.say(said) : null;
}

/** Tells the reader that something did not work. */
export function complain(error: unknown): void {
  notices.add(explain(error), true);
}
