/** The box in words, from the same notation that makes its pictures; the messages are the game's own. */
import type { Message } from '../../protocol/shell';
import type { CardView } from '../../protocol/wayfarers';
import { type Points, readGoal, readNeed, readPoints, readToken } from './notation';

type Icons = readonly (readonly string[])[];

const word = (text: string): string => text.replaceAll('.', '-');
const say = (id: string, args: NonNullable<Message['args']> = {}): Message => ({ id: `wayfarers-${id}`, args });

/** Several messages as one; `how` joins two of them. */
export function joined(parts: readonly Message[], how: 'and' | 'or' | 'list'): Message {
  const [first = say('nothing'), ...others] = parts;
  return others.reduce((whole, part) => say(`join-${how}`, { first: whole, second: part }), first);
}

function atomMessage(text: string): Message {
  const { atom, count, free, off } = readToken(text);
  const message = say(`atom-${word(atom)}`, { number: count });
  if (free) return say('atom-free', { what: message });
  return off ? say('atom-off', { what: message, number: off }) : message;
}

export function effectMessage(icons: Icons): Message {
  if (icons.length === 0) return say('nothing');
  const always = icons.length > 1 ? (icons[0] ?? []).filter((one) => icons.every((way) => way.includes(one))) : [];
  const choices = icons.map((way) => way.filter((one) => !always.includes(one))).filter((way) => way.length > 0);
  const ways = choices.map((way) => joined(way.map(atomMessage), 'and'));
  return joined([...always.map(atomMessage), ...(ways.length > 0 ? [joined(ways, 'or')] : [])], 'and');
}

export function priceMessage(icons: Icons): Message {
  const ways = icons.map((way) => joined(way.map(paidMessage), 'and'));
  return joined(ways, 'or');
}

function paidMessage(text: string): Message {
  const { atom, count } = readToken(text);
  return say(`paid-${atom.replace('inf.', '')}`, { number: count });
}

const counter = (name: string): Message => say(`counter-${word(name)}`);
const have = (name: string, number: number): Message => say('need-have', { what: counter(name), number });

export function needMessage(text: string): Message {
  const need = readNeed(text);
  if (need.kind === 'none') return say('need-none');
  if (need.kind === 'spend') {
    return say('need-spend', {
      price: joined(
        need.parts.map((part) => paidMessage(`${part.count}*${part.word}`)),
        'and',
      ),
    });
  }
  const what = joined(
    need.parts.map((part) => counter(part.word)),
    'or',
  );
  return say('need-have', { what, number: need.parts[0]?.count ?? 1 });
}

function goalMessage(text: string): Message {
  return joined(
    readGoal(text).map((part) => have(part.word, part.count)),
    'and',
  );
}

function pointsMessage(points: Points): Message {
  if (points.kind !== 'each') {
    return say(`points-${points.kind}`, { what: counter(points.word), high: points.high, low: points.low });
  }
  const names = points.words.map(counter);
  const what = names.length === 1 && names[0] ? names[0] : say('points-least', { what: joined(names, 'and') });
  if (points.divide > 1) return say('points-per', { add: points.add, divide: points.divide, what });
  return say('points-each', { add: points.add, times: points.times, what });
}

const assetsMessage = (assets: readonly string[]): Message =>
  joined(
    assets.map((name) => say(`asset-${name}`)),
    'and',
  );

/** What a die space needs, costs and does. */
export function spaceMessage(space: { assets?: string[]; cost?: Icons; effect?: Icons }): Message {
  const does = effectMessage(space.effect ?? []);
  const effect = space.cost?.length ? say('hint-for', { price: priceMessage(space.cost), effect: does }) : does;
  if (!space.assets?.length) return say('hint-any-die', { effect });
  return say('hint-die', { assets: assetsMessage(space.assets), effect });
}

/** What a worker does at a slot. */
export function slotMessage(slot: { cost: Icons; effect: Icons }): Message {
  const effect = effectMessage(slot.effect);
  return slot.cost.length > 0 ? say('hint-for', { price: priceMessage(slot.cost), effect }) : effect;
}

export function cardName(id: string, card: CardView): Message {
  if (card.kind === 'folk') return say('townsfolk', { name: say(`folk-${card.name ?? ''}`), id });
  return card.kind === 'insp' ? say('inspiration', { id }) : say(`card-${id}`);
}

/** What a card is good for, line by line: its tags, what it does at once, and what it does later. */
export function cardMessages(card: CardView): Message[] {
  if (card.kind === 'insp') return [say('hint-goal', { goal: goalMessage(card.goal ?? '') })];
  if (card.kind === 'folk') return [folkMessage(card)];
  const lines = [joined((card.tags ?? []).map(counter), 'and')];
  if (card.instant?.length) lines.push(say('hint-instant', { effect: effectMessage(card.instant) }));
  if (card.points) lines.push(pointsMessage(readPoints(card.points)));
  if (card.trigger?.length) {
    const seen = joined(card.trigger.map(counter), 'or');
    lines.push(say('hint-vista', { seen, effect: effectMessage(card.effect ?? []) }));
  } else if (card.effect?.length) lines.push(spaceMessage(card));
  return lines;
}

/** Assets help to place the die; an effect works with the die, with the vista or at a rest. */
function folkMessage(card: CardView): Message {
  const parts = [
    ...(card.assets?.length ? [say('hint-folk-assets', { assets: assetsMessage(card.assets) })] : []),
    ...(card.effect?.length ? [say(`hint-folk-${card.when ?? 'die'}`, { effect: effectMessage(card.effect) })] : []),
  ];
  return joined(parts, 'list');
}
