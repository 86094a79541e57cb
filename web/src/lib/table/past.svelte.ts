/** Past moments of a table or a replay, fetched as somebody goes through them. */
import type { Moment, View } from '../../protocol/shell';
import { getMoment, type MomentSource } from '../net/api';
import { complain } from '../page/notices.svelte';
import { speech } from '../words/speech.svelte';

export class Past {
  /** Which moment is wanted; null for the present one. */
  at = $state<number | null>(null);
  /** The moment that is seen: the wanted one as soon as it is here. */
  moment = $state.raw<Moment | null>(null);
  /** The view of the moment before, where the last step was one forward. */
  before = $state.raw<View | null>(null);

  #moments = new Map<string, Promise<Moment>>();

  constructor(private readonly source: MomentSource) {}

  async go(moves: number, viewer: number | null): Promise<void> {
    this.at = moves;
    try {
      const moment = await this.#fetch(moves, viewer);
      // The slider may have moved on meanwhile.
      if (this.at !== moves) return;
      const from = this.moment?.view;
      this.before = from && from.moves === moves - 1 && from.viewer === viewer ? from : null;
      this.moment = moment;
    } catch (error) {
      complain(error);
      if (this.at === moves) this.leave();
    }
  }

  /** Back to the present. */
  leave(): void {
    this.at = null;
    this.moment = null;
    this.before = null;
  }

  #fetch(moves: number, viewer: number | null): Promise<Moment> {
    const key = `${moves} ${viewer} ${speech.language}`;
    let moment = this.#moments.get(key);
    if (!moment) {
      moment = getMoment(this.source, moves, viewer, speech.language);
      moment.catch(() => this.#moments.delete(key));
      this.#moments.set(key, moment);
    }
    return moment;
  }

  /** Answers were taken back: what was known of the moments after them is no longer true. */
  forget(): void {
    this.#moments.clear();
  }
}
