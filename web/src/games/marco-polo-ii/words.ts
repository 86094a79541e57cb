/** What things are called, and what the card beside an element says. */
import type { About } from '../../lib/board';
import type { MarcoPoloIiCardView, MarcoPoloIiGoalView, MarcoPoloIiSpecialView } from '../../lib/protocol';
import { GOODS } from './glyphs';
import { KINDS } from './layout';
import { brackets, cardLines } from './notation';
import type { MarcoPoloRoom } from './room.svelte';

export function spaceLabel(room: MarcoPoloRoom, space: string): string {
  return room.say(`marco-polo-ii-space-${space}`);
}

export function characterName(room: MarcoPoloRoom, id: string): string {
  return room.say(`marco-polo-ii-character-${id}`);
}

export function dieLabel(room: MarcoPoloRoom, die: string): string {
  const [colour = 'own', value = '1'] = die.split('-');
  const name = room.say(`marco-polo-ii-die-${colour}`, { value: Number(value) });
  return room.say('marco-polo-ii-board-die', { die: name });
}

export function sealLabel(room: MarcoPoloRoom, id: string): string {
  return room.say(`marco-polo-ii-seal-${id}`);
}

export function cardWords(room: MarcoPoloRoom, card: MarcoPoloIiCardView): string {
  const exchange = (index: number): string =>
    room.say('marco-polo-ii-exchange', {
      cost: room.words(card.costs[index] ?? ''),
      reward: room.words(card.rewards[index] ?? ''),
    });
  switch (card.mode) {
    case 'repeat':
      return room.say('marco-polo-ii-card-repeat', { exchange: exchange(0) });
    case 'repeat_choice':
      return room.say('marco-polo-ii-card-repeat_choice', { one: exchange(0), other: exchange(1) });
    case 'seal_one_die':
    case 'move':
      return room.say(`marco-polo-ii-card-${card.mode}`, { cost: room.words(card.costs[0] ?? '') });
    case 'steps':
    case 'city_tiles':
      return cardLines(card)
        .map(({ dice, reward }) => `${dice}: ${room.words(reward)}`)
        .join('; ');
    default:
      return room.say(`marco-polo-ii-card-${card.mode}`, { reward: room.words(card.rewards[0] ?? '') });
  }
}

/** What a special city brings, and how often the bonus of its upgraded seal comes with which die. */
function specialWords(room: MarcoPoloRoom, { reward, seal, times }: MarcoPoloIiSpecialView): string {
  const parts = brackets(times).map(({ low, high, value }) =>
    room.say('marco-polo-ii-bracket', { low, high, what: room.say('marco-polo-ii-times', { number: value }) }),
  );
  const args = { reward: room.words(reward), seal: sealLabel(room, seal), times: parts.join(', ') };
  return room.say('marco-polo-ii-special', args);
}

/** How many different shields the cities with a seat's posts show; what a goal card adds is secret. */
export function shieldsOf(room: MarcoPoloRoom, seat: number): number {
  return new Set(room.observation.players[seat]?.posts.map((city) => room.printed.shields[city])).size;
}

export function shieldsLabel(room: MarcoPoloRoom): string {
  return [room.say('marco-polo-ii-text-shields'), ...shieldLines(room)].join('; ');
}

function shieldLines(room: MarcoPoloRoom): string[] {
  const track = room.printed.shield_points.map((points, number) => `${number}: ${points}`).join(', ');
  const seats = room.observation.players.map((_, seat) => {
    const number = room.say('marco-polo-ii-text-shields-of', { number: shieldsOf(room, seat) });
    return `${room.nameOf(seat)}: ${number}`;
  });
  return [track, ...seats];
}

export function goalLabel(room: MarcoPoloRoom, goal: MarcoPoloIiGoalView): string {
  const shields = goal.shields.map((name) =>
    room.say('marco-polo-ii-plus-one', { shield: { id: `marco-polo-ii-shield-${name}` } }),
  );
  const seals = Object.entries(goal.seals).map(([seal, points]) =>
    room.say('marco-polo-ii-goal-seal', { seal: sealLabel(room, seal), points: room.amount('vp', points) }),
  );
  return [...shields, ...seals].join(', ');
}

/** Everything in a city, for those who do not see it. */
export function cityLabel(room: MarcoPoloRoom, id: string): string {
  const figures = room.observation.players.flatMap((player, seat) =>
    player.figures.includes(id) ? [room.say('marco-polo-ii-board-figure', { player: room.nameOf(seat) })] : [],
  );
  return [room.location(id), ...cityLines(room, id), ...figures].join('; ');
}

function cityLines(room: MarcoPoloRoom, id: string): string[] {
  const { cities, bonuses } = room.observation;
  const city = cities[id];
  if (!city) return [];
  const shield = room.printed.shields[id];
  const kind = KINDS[id] === 'jaipur' ? 'card' : (KINDS[id] ?? 'card');
  const lines = [room.say(`marco-polo-ii-city-${kind}`)];
  if (shield) lines.push(room.say('marco-polo-ii-board-shield', { shield: { id: `marco-polo-ii-shield-${shield}` } }));
  if (city.outpost) lines.push(room.say('marco-polo-ii-outpost', { bonus: room.words(bonuses[city.outpost] ?? '') }));
  if (city.tile) lines.push(room.say('marco-polo-ii-tile', { bonus: room.words(bonuses[city.tile] ?? '') }));
  if (city.posts.length > 0) {
    const players = city.posts.map((seat) => room.nameOf(seat)).join(', ');
    lines.push(room.say('marco-polo-ii-board-posts-of', { players }));
  }
  return lines;
}

export function about(room: MarcoPoloRoom, element: string): About | undefined {
  const [domain = '', value = ''] = element.split(':');
  switch (domain) {
    case 'location':
      return aboutLocation(room, value);
    case 'space':
      return { name: spaceLabel(room, value), lines: spaceLines(room, value) };
    case 'book':
      return aboutBook(room, Number(value) - 1);
    case 'contract':
      return aboutContract(room, value);
    case 'tile':
    case 'outpost':
      return {
        name: room.say(`marco-polo-ii-${domain}`, { bonus: room.words(room.observation.bonuses[value] ?? '') }),
        lines: [room.say(`marco-polo-ii-board-about-${domain}`)],
      };
    case 'seal':
      return { name: sealLabel(room, value), lines: sealLines(room, value) };
    case 'character':
      return { name: characterName(room, value), lines: [room.say(`marco-polo-ii-character-${value}-ability`)] };
    case 'goal':
      return aboutGoal(room, value);
    case 'die':
      return { name: dieLabel(room, value), lines: [room.say('marco-polo-ii-board-about-die', prices(room))] };
    case 'good':
      return { name: room.amount(value, room.own?.goods[value] ?? 0), lines: goodLines(room, value) };
    case 'player':
      return { name: room.nameOf(Number(value) - 1), lines: playerLines(room, Number(value) - 1) };
    default:
      return aboutThing(room, element);
  }
}

function prices(room: MarcoPoloRoom): Record<string, string> {
  const { reroll, adjust } = room.printed;
  return { reroll: room.amount('camel', reroll), adjust: room.amount('camel', adjust) };
}

function aboutLocation(room: MarcoPoloRoom, id: string): About {
  if (!room.observation.cities[id]) {
    return { name: room.location(id), lines: [room.say('marco-polo-ii-board-about-oasis')] };
  }
  return { name: room.location(id), lines: cityLines(room, id) };
}

function spaceLines(room: MarcoPoloRoom, space: string): string[] {
  const view = room.observation.spaces[space];
  const lines: string[] = [];
  const card = view?.card ? room.observation.card_texts[view.card] : undefined;
  const special = space.startsWith('special_') ? room.printed.specials[space.slice('special_'.length)] : undefined;
  if (card) {
    lines.push(cardWords(room, card));
    lines.push(room.say(`marco-polo-ii-board-about-${space.startsWith('area') ? 'area-card' : 'map-card'}`));
  } else if (special) {
    lines.push(specialWords(room, special));
    lines.push(room.say('marco-polo-ii-board-about-special'));
  } else if (space.startsWith('travel_')) {
    const most = room.observation.travel_limits[['travel_lower', 'travel_middle', 'travel_upper'].indexOf(space)] ?? 1;
    lines.push(room.say(`marco-polo-ii-hint-${space}`, { most }), room.say('marco-polo-ii-board-about-travel'));
  } else if (space === 'khan') {
    lines.push(room.words(room.printed.khan), room.say('marco-polo-ii-board-about-khan'));
  } else if (space === 'seals') {
    lines.push(room.say('marco-polo-ii-board-about-seals'));
  } else {
    lines.push(room.say(`marco-polo-ii-hint-${space}`));
  }
  if (/^(book|seals|travel|contracts)/.test(space)) lines.push(room.say('marco-polo-ii-board-about-blue'));
  else if (view?.closed) lines.push(room.say('marco-polo-ii-board-closed'));
  return lines;
}

function aboutBook(room: MarcoPoloRoom, number: number): About | undefined {
  const book = room.observation.books[number];
  if (!book) return undefined;
  const name = room.say('marco-polo-ii-board-book', { number: ['I', 'II', 'III'][number] ?? '' });
  const lines = [room.say('marco-polo-ii-board-about-book')];
  if (book.next_for_jade.length > 0) {
    const offers = book.next_for_jade.map((text) => room.words(text)).join(' / ');
    lines.push(room.say('marco-polo-ii-board-next-offers', { offers }));
  }
  return { name, lines };
}

function aboutContract(room: MarcoPoloRoom, id: string): About | undefined {
  const view = room.observation.contract_texts[id];
  if (!view) return undefined;
  const reward = room.say('marco-polo-ii-contract-reward', {
    reward: room.words(view.reward),
    points: room.amount('vp', view.points),
  });
  const name = room.say('marco-polo-ii-contract', { cost: room.words(view.cost) });
  return { name, lines: [reward, room.say('marco-polo-ii-board-about-contract')] };
}

function sealLines(room: MarcoPoloRoom, id: string): string[] {
  const seal = room.printed.seals[id];
  if (!seal) return [];
  const jade = seal.jade ? room.amount('jade', seal.jade) : room.say('marco-polo-ii-nothing');
  const args = { jade, cost: room.words(seal.cost), reward: room.words(seal.reward) };
  const state = room.own?.upgraded.includes(id) ? [room.say('marco-polo-ii-board-upgraded')] : [];
  return [
    room.say('marco-polo-ii-board-seal-die', { value: seal.least }),
    room.say('marco-polo-ii-hint-seal', args),
    ...state,
  ];
}

function aboutGoal(room: MarcoPoloRoom, id: string): About | undefined {
  const goal = [room.own?.goal, ...(room.own?.goal_choice ?? [])].find((one) => one?.goal === id);
  if (!goal) return undefined;
  return { name: room.say('marco-polo-ii-board-goal'), lines: [goalLabel(room, goal)] };
}

function goodLines(room: MarcoPoloRoom, good: string): string[] {
  if (good === 'jade') return [room.say('marco-polo-ii-board-about-jade')];
  return good === 'coin' || good === 'camel' ? [] : [room.say('marco-polo-ii-board-about-good')];
}

export function playerLabel(room: MarcoPoloRoom, seat: number): string {
  return [room.nameOf(seat), ...playerLines(room, seat)].join('; ');
}

function playerLines(room: MarcoPoloRoom, seat: number): string[] {
  const player = room.observation.players[seat];
  if (!player) return [];
  const goods = GOODS.map((key) => `${key}=${player.goods[key] ?? 0}`).filter((text) => !text.endsWith('=0'));
  const seals = player.seals.map((id) =>
    player.upgraded.includes(id)
      ? `${sealLabel(room, id)}${room.say('marco-polo-ii-text-upgraded')}`
      : sealLabel(room, id),
  );
  const lines = player.character ? [characterName(room, player.character)] : [];
  lines.push(room.words(goods.join(';')));
  lines.push(
    room.say('marco-polo-ii-text-posts', { left: player.posts_left, completed: player.completed.length }),
    ...player.contracts.map((id) => room.contract(id)),
    ...(seals.length > 0 ? [seals.join(', ')] : []),
  );
  return lines;
}

function aboutThing(room: MarcoPoloRoom, thing: string): About | undefined {
  const { black_dice, next_start, contract_pile, city_cards } = room.observation;
  switch (thing) {
    case 'purse':
      return {
        name: room.say('marco-polo-ii-text-purse'),
        lines: [
          room.printed.purse.map((text) => room.words(text)).join(' / '),
          room.say('marco-polo-ii-board-about-purse'),
        ],
      };
    case 'black-dice': {
      const cost = room.amount('camel', room.printed.black_die);
      return {
        name: room.say('marco-polo-ii-board-black-dice', { number: black_dice }),
        lines: [room.say('marco-polo-ii-board-about-black-dice', { cost })],
      };
    }
    case 'posts':
      return {
        name: room.say('marco-polo-ii-board-posts', { number: room.own?.posts_left ?? 0 }),
        lines: [room.say('marco-polo-ii-board-about-posts')],
      };
    case 'hourglass':
      return {
        name: room.say('marco-polo-ii-board-hourglass', { player: room.nameOf(next_start) }),
        lines: [room.say('marco-polo-ii-board-about-hourglass')],
      };
    case 'shields':
      return {
        name: room.say('marco-polo-ii-text-shields'),
        lines: [...shieldLines(room), room.say('marco-polo-ii-board-about-shields')],
      };
    case 'piles':
      return {
        name: room.say('marco-polo-ii-board-piles', { contracts: contract_pile, cards: city_cards }),
        lines: [],
      };
    case 'box':
      return { name: room.say('marco-polo-ii-board-box'), lines: [room.say('marco-polo-ii-board-about-box')] };
    default:
      return undefined;
  }
}
