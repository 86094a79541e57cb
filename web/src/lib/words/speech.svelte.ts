/** Everything the page says, in the language of the settings; whoever reads `t` follows a switch by itself. */
import type { Message } from '../../protocol/shell';
import { getCatalogue } from '../net/api';
import { settings } from '../page/settings.svelte';
import { type Args, Catalogues, FALLBACK, type Language, render } from './fluent';

const ours = import.meta.glob<string>('../../../locales/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../../games/*/locales/*.ftl', { query: '?raw', import: 'default' });

class Speech {
  /** The language that is spoken: that of the settings as soon as its catalogues are here. */
  language = $state<Language>(FALLBACK);
  #catalogues = new Catalogues();
  #added = $state(0);
  #loaded = new Map<string, Promise<void>>();
  #games = new Map<string, Promise<void>>();

  /** Loads what is needed to speak a language and then speaks it. */
  async use(language: Language): Promise<void> {
    const games = [...this.#games.keys()].map((game) => this.#loadGame(language, game));
    await Promise.all([this.#load(language, 'ui'), this.#load(language, 'common'), ...games]);
    if (settings.language !== language) return;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Learns the words of a game; who knows them already answers at once. */
  learn(game: string): Promise<void> {
    let learning = this.#games.get(game);
    if (!learning) {
      learning = this.#loadGame(settings.language, game);
      learning.catch(() => this.#games.delete(game));
      this.#games.set(game, learning);
    }
    return learning;
  }

  async #loadGame(language: Language, game: string): Promise<void> {
    await Promise.all([this.#load(language, game), this.#load(language, `board ${game}`)]);
  }

  #load(language: Language, what: string): Promise<void> {
    const key = `${language} ${what}`;
    let loading = this.#loaded.get(key);
    if (!loading) {
      loading = this.#fetch(language, what).catch((error) => {
        this.#loaded.delete(key);
        throw error;
      });
      this.#loaded.set(key, loading);
    }
    return loading;
  }

  async #fetch(language: Language, what: string): Promise<void> {
    const source = await this.#source(language, what);
    if (!source) {
      if (language !== FALLBACK) await this.#load(FALLBACK, what);
      return;
    }
    this.#catalogues.add(language, source);
    this.#added += 1;
  }

  async #source(language: Language, what: string): Promise<string | null> {
    if (what === 'ui') return ours[`../../../locales/${language}.ftl`]?.() ?? null;
    if (what.startsWith('board ')) return boards[`../../games/${what.slice(6)}/locales/${language}.ftl`]?.() ?? null;
    return getCatalogue(language, what);
  }

  /** The text of a message of ours or the shared catalogue; its id where nobody wrote one. */
  text(id: string, args: Args = {}): string {
    return this.find(id, args) ?? id;
  }

  /** The text, or null where there is none. */
  find(id: string, args: Args = {}): string | null {
    // Read, so that whoever shows the text hears of catalogues that come later.
    void this.#added;
    return this.#catalogues.format(this.language, id, args);
  }

  say(message: Message, names: readonly (string | null)[] = []): string {
    return render(message, (id, args) => this.text(id, args), names);
  }
}

export const speech = new Speech();
export const t = (id: string, args?: Args): string => speech.text(id, args);
