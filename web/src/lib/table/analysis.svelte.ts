/** The analysis of one replay, from the first question to the result. It goes on only while somebody listens. */
import type { AnalysisFound, AnalysisProgress } from '../../protocol/shell';
import { followAnalysis, Refused } from '../net/api';

export class Analysis {
  progress = $state.raw<AnalysisProgress | null>(null);
  /** All that was found so far; the last of it is `finished`. */
  found = $state.raw<AnalysisFound | null>(null);
  /** Why there will be no result, until somebody tries again. */
  failed = $state.raw<unknown>(null);
  #listening: AbortController | null = null;

  constructor(private readonly replay: string) {}

  /** Whoever asks twice is not told twice. */
  async start(): Promise<void> {
    if (this.#listening || this.found?.finished) return;
    const listening = new AbortController();
    this.#listening = listening;
    this.failed = null;
    try {
      await this.#follow(listening.signal);
    } catch (error) {
      if (!listening.signal.aborted) this.failed = error;
    } finally {
      this.#listening = null;
    }
  }

  /** Goes away; the server then has no more work with it. */
  stop(): void {
    this.#listening?.abort();
  }

  async #follow(signal: AbortSignal): Promise<void> {
    for await (const told of followAnalysis(this.replay, signal)) {
      if (told.type === 'progress') this.progress = told;
      else if (told.type === 'found') this.found = told;
      else throw new Refused(told.code, told.detail);
    }
    if (!this.found?.finished) throw new Refused('offline', 'the server stopped in the middle');
  }
}
