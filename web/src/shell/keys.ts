/** What a key means at a table, unless somebody is typing. */
export type KeyCommand =
  | { kind: 'choose'; index: number }
  | { kind: 'step'; by: number }
  /** To an answer in the list: the first, or with -1 the last. */
  | { kind: 'list'; at: number }
  | { kind: 'undo' | 'restart' | 'help' | 'escape' | 'enter' };

const COMMANDS: Record<string, KeyCommand> = {
  u: { kind: 'undo' },
  r: { kind: 'restart' },
  '?': { kind: 'help' },
  escape: { kind: 'escape' },
  ',': { kind: 'step', by: -1 },
  '.': { kind: 'step', by: 1 },
};

const ARROWS: Record<string, number> = { ArrowDown: 0, ArrowRight: 0, ArrowUp: -1, ArrowLeft: -1 };
/** What does something of its own with arrows, or with Enter. */
const TAKES_ARROWS =
  'input, select, textarea, .choices *, .frame[tabindex], [role=tab], [role=tabpanel], [role=tabpanel] *, [role=slider]';
const TAKES_ENTER = 'input, select, textarea, button, a, summary, [role=button], [role=tab], [role=slider]';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

export function keyCommand(event: Pressed): KeyCommand | null {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return null;
  // By place on the keyboard: on a Czech one the digits need Shift.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit) return { kind: 'choose', index: Number(digit[1]) - 1 };
  const at = ARROWS[event.key];
  if (at !== undefined) return is(event.target, TAKES_ARROWS) ? null : { kind: 'list', at };
  if (event.key === 'Enter') return is(event.target, TAKES_ENTER) ? null : { kind: 'enter' };
  return COMMANDS[event.key.toLowerCase()] ?? null;
}

function isTyping(target: EventTarget | null): boolean {
  return is(target, 'textarea, select, input:not([type=range], [type=checkbox], [type=radio])');
}

function is(target: EventTarget | null, selector: string): boolean {
  return target !== null && 'matches' in target && (target as Element).matches(selector);
}
