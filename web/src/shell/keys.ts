/** What a key means at a table, unless somebody is typing. */
export type KeyCommand =
  | { kind: 'choose'; index: number }
  | { kind: 'step'; by: number }
  | { kind: 'undo' | 'restart' | 'help' | 'escape' | 'list' };

const COMMANDS: Record<string, KeyCommand> = {
  u: { kind: 'undo' },
  r: { kind: 'restart' },
  '?': { kind: 'help' },
  escape: { kind: 'escape' },
  ',': { kind: 'step', by: -1 },
  '.': { kind: 'step', by: 1 },
};

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

export function keyCommand(event: Pressed): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  // By place on the keyboard: on a Czech one the digits need Shift.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return { kind: 'choose', index: Number(digit[1]) - 1 };
  // Elsewhere the arrows belong to whatever has the focus.
  if (event.key === 'ArrowDown' && event.target === document.body) return { kind: 'list' };
  return COMMANDS[event.key.toLowerCase()] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  if (target === null || !('matches' in target)) return false;
  return (target as Element).matches('textarea, select, input:not([type=range], [type=checkbox], [type=radio])');
}
