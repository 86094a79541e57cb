/** Which choices an element of the board stands for, and how clicking elements narrows them to one. */
import type { Choice, Message } from '../../protocol/shell';

export type Picked = { kind: 'play'; choice: Choice } | { kind: 'narrow'; elements: string[] } | { kind: 'nothing' };

export function pointsAt(choice: Choice, element: string): boolean {
  return choice.elements?.includes(element) ?? false;
}

/** The choices that point at all of the elements. */
export function narrowed(choices: readonly Choice[], elements: readonly string[]): Choice[] {
  return choices.filter((choice) => elements.every((element) => pointsAt(choice, element)));
}

/** What a click on an element means, when `elements` were clicked before it. */
export function pick(choices: readonly Choice[], elements: readonly string[], element: string): Picked {
  // Narrow further if that leaves something; otherwise begin again from the new element.
  for (const wanted of [[...new Set([...elements, element])], [element]]) {
    const [first, ...others] = narrowed(choices, wanted);
    if (first && others.length === 0) return { kind: 'play', choice: first };
    if (first) return { kind: 'narrow', elements: wanted };
  }
  return { kind: 'nothing' };
}

/** What an element's choice would bring, where one choice alone points at the element. */
export function hintsOf(choices: readonly Choice[]): Map<string, Message> {
  const hints = new Map<string, Message>();
  for (const element of elementsOf(choices)) {
    const [only, ...others] = choices.filter((choice) => pointsAt(choice, element));
    if (only?.hint && others.length === 0) hints.set(element, only.hint);
  }
  return hints;
}

/** What is settled: elements that all of several choices point at, so that a click there would decide nothing. */
export function settledOf(choices: readonly Choice[]): Set<string> {
  const [first, ...others] = choices;
  if (others.length === 0) return new Set();
  return new Set(first?.elements?.filter((element) => others.every((choice) => pointsAt(choice, element))));
}

/** What glows: every element of the choices that are left. */
export function elementsOf(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.elements ?? []));
}
