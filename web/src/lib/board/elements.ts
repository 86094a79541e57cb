/** What an element of a board is called, by the rule that `<game>-<domain>-<value>` names a value of a domain. */
export interface About {
  name: string | null;
  effect: string | null;
}

export function describeElement(game: string, element: string, find: (id: string) => string | null): About {
  const id = `${game}-${element.replace(':', '-')}`;
  return { name: find(id), effect: find(`${id}-effect`) };
}
