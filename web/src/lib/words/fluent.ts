/** Fluent catalogues of all languages, and messages made into text with them. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Message } from '../../protocol/shell';

export const LANGUAGES = ['en', 'cs', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FALLBACK: Language = 'en';

export type Args = Record<string, string | number>;

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language of the browser's list that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  const spoken = wishes.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find(isLanguage) ?? FALLBACK;
}

export class Catalogues {
  #bundles = new Map<Language, FluentBundle>();

  add(language: Language, source: string): void {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = new FluentBundle(language, { useIsolating: false });
      this.#bundles.set(language, bundle);
    }
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The text in a language, else in English, else null. */
  format(language: Language, id: string, args: Args = {}): string | null {
    for (const one of new Set([language, FALLBACK])) {
      const bundle = this.#bundles.get(one);
      const pattern = bundle?.getMessage(id)?.value;
      // The list of errors keeps a missing argument from throwing; the text then shows {$name}.
      if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
    }
    return null;
  }
}

/** A message with all messages inside it as text. `seat` is the name of whoever sits there. */
export function render(
  message: Message,
  format: (id: string, args: Args) => string,
  names: readonly (string | null)[],
): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(message.args ?? {})) {
    args[name] = typeof value === 'object' ? render(value, format, names) : value;
  }
  if (message.id !== 'seat') return format(message.id, args);
  const seat = Number(args.seat);
  return names[seat] ?? format('seat-without-name', { number: seat + 1 });
}
