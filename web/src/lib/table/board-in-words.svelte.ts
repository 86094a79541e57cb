/** The board in words, as the server tells it. It costs the server more than all else, so it is asked for when needed. */
import { getMoment, Refused } from '../net/api';
import { complain } from '../page/notices.svelte';
import { speech } from '../words/speech.svelte';

/** Several answers in a row need only the last board. */
const PAUSE = 200;

export class BoardInWords {
  text = $state<string | null>(null);
  #wanted = 0;

  constructor(private readonly table: string) {}

  /** Asks for the board after some answers; an older answer that comes later is dropped. */
  async read(moves: number, viewer: number | null): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const { language } = speech;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (wanted !== this.#wanted) return;
    try {
      const { view } = await getMoment({ kind: 'tables', id: this.table }, moves, viewer, language);
      if (wanted === this.#wanted) this.text = view.text;
    } catch (error) {
      // Without connection, or after an answer was taken back, the next question asks again.
      if (!(error instanceof Refused)) complain(error);
    }
  }
}
