/** What somebody has chosen on this device, kept in its storage. */
import { isLanguage, type Language, preferredLanguage } from '../words/fluent';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'off';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['system', 'off'];

const KEY = 'caravansary-settings';

interface Stored {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  confirm: boolean;
}

function read(): Partial<Record<keyof Stored, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function oneOf<T>(values: readonly T[], value: unknown, otherwise: T): T {
  return values.find((one) => one === value) ?? otherwise;
}

class Settings {
  language = $state<Language>('en');
  theme = $state<Theme>('system');
  motion = $state<Motion>('system');
  sound = $state(true);
  /** Every answer is shown on the board first and played on a second click. */
  confirm = $state(false);

  constructor() {
    const stored = read();
    const language = String(stored.language);
    this.language = isLanguage(language) ? language : preferredLanguage(navigator.languages);
    this.theme = oneOf(THEMES, stored.theme, 'system');
    this.motion = oneOf(MOTIONS, stored.motion, 'system');
    this.sound = stored.sound !== false;
    this.confirm = stored.confirm === true;
  }

  /** Call inside an effect: shows the settings on the page and stores them whenever they change. */
  apply(): void {
    const root = document.documentElement;
    root.toggleAttribute('data-theme', false);
    if (this.theme !== 'system') root.dataset.theme = this.theme;
    root.toggleAttribute('data-motion', false);
    if (this.motion === 'off') root.dataset.motion = 'off';
    const { language, theme, motion, sound, confirm } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, theme, motion, sound, confirm } satisfies Stored));
    } catch {
      // A browser that forbids storage forgets the settings when the page closes.
    }
  }

  get still(): boolean {
    return this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
