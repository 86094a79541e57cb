/** What things are called, and what the card beside an element says. */
import type { About } from '../../lib/board/board';
import type { CardView, GoalView, SpecialView } from '../../protocol/marco-polo-ii';
import type { MarcoPoloContext } from './context.svelte';
import { GOODS } from './glyphs';
import { KINDS } from './layout';
import { brackets, cardLines } from './notation';

export function spaceLabel(board: MarcoPoloContext, space: string): string {
  return board.say(`marco-polo-ii-space-${space}`);
}

export function characterName(board: MarcoPoloContext, id: string): string {
  return board.say(`marco-polo-ii-character-${id}`);
}

export function dieLabel(board: MarcoPoloContext, die: string): string {
  const [colour = 'own', value = '1'] = die.split('-');
  const name = board.say(`marco-polo-ii-die-${colour}`, { value: Number(value) });
  return board.say('marco-polo-ii-board-die', { die: name });
}

export function sealLabel(board: MarcoPoloContext, id: string): string {
  return board.say(`marco-polo-ii-seal-${id}`);
}

export function cardWords(board: MarcoPoloContext, card: CardView): string {
  const exchange = (index: number): string =>
    board.say('marco-polo-ii-exchange', {
      cost: board.words(card.costs[index] ?? ''),
      reward: board.words(card.rewards[index] ?? ''),
    });
  switch (card.mode) {
    case 'repeat':
      return board.say('marco-polo-ii-card-repeat', { exchange: exchange(0) });
    case 'repeat_choice':
      return board.say('marco-polo-ii-card-repeat_choice', { one: exchange(0), other: exchange(1) });
    case 'seal_one_die':
    case 'move':
      return board.say(`marco-polo-ii-card-${card.mode}`, { cost: board.words(card.costs[0] ?? '') });
    case 'steps':
    case 'city_tiles':
      return cardLines(card)
        .map(({ dice, reward }) => `${dice}: ${board.words(reward)}`)
        .join('; ');
    default:
      return board.say(`marco-polo-ii-card-${card.mode}`, { reward: board.words(card.rewards[0] ?? '') });
  }
}

/** What a special city brings, and how often the bonus of its upgraded seal comes with which die. */
function specialWords(board: MarcoPoloContext, { reward, seal, times }: SpecialView): string {
  const parts = brackets(times).map(({ low, high, value }) =>
    board.say('marco-polo-ii-bracket', { low, high, what: board.say('marco-polo-ii-times', { number: value }) }),
  );
  const args = { reward: board.words(reward), seal: sealLabel(board, seal), times: parts.join(', ') };
  return board.say('marco-polo-ii-special', args);
}

/** How many different shields the cities with a seat's posts show; what a goal card adds is secret. */
export function shieldsOf(board: MarcoPoloContext, seat: number): number {
  return new Set(board.observation.players[seat]?.posts.map((city) => board.printed.shields[city])).size;
}

export function shieldsLabel(board: MarcoPoloContext): string {
  return [board.say('marco-polo-ii-text-shields'), ...shieldLines(board)].join('; ');
}

function shieldLines(board: MarcoPoloContext): string[] {
  const track = board.printed.shield_points.map((points, number) => `${number}: ${points}`).join(', ');
  const seats = board.observation.players.map((_, seat) => {
    const number = board.say('marco-polo-ii-text-shields-of', { number: shieldsOf(board, seat) });
    return `${board.nameOf(seat)}: ${number}`;
  });
  return [track, ...seats];
}

export function goalLabel(board: MarcoPoloContext, goal: GoalView): string {
  const shields = goal.shields.map((name) =>
    board.say('marco-polo-ii-plus-one', { shield: { id: `marco-polo-ii-shield-${name}` } }),
  );
  const seals = Object.entries(goal.seals).map(([seal, points]) =>
    board.say('marco-polo-ii-goal-seal', { seal: sealLabel(board, seal), points: board.amount('vp', points) }),
  );
  return [...shields, ...seals].join(', ');
}

/** Everything in a city, for those who do not see it. */
export function cityLabel(board: MarcoPoloContext, id: string): string {
  const figures = board.observation.players.flatMap((player, seat) =>
    player.figures.includes(id) ? [board.say('marco-polo-ii-board-figure', { player: board.nameOf(seat) })] : [],
  );
  return [board.location(id), ...cityLines(board, id), ...figures].join('; ');
}

function cityLines(board: MarcoPoloContext, id: string): string[] {
  const { cities, bonuses } = board.observation;
  const city = cities[id];
  if (!city) return [];
  const shield = board.printed.shields[id];
  const kind = KINDS[id] === 'jaipur' ? 'card' : (KINDS[id] ?? 'card');
  const lines = [board.say(`marco-polo-ii-city-${kind}`)];
  if (shield) lines.push(board.say('marco-polo-ii-board-shield', { shield: { id: `marco-polo-ii-shield-${shield}` } }));
  if (city.outpost) lines.push(board.say('marco-polo-ii-outpost', { bonus: board.words(bonuses[city.outpost] ?? '') }));
  if (city.tile) lines.push(board.say('marco-polo-ii-tile', { bonus: board.words(bonuses[city.tile] ?? '') }));
  if (city.posts.length > 0) {
    const players = city.posts.map((seat) => board.nameOf(seat)).join(', ');
    lines.push(board.say('marco-polo-ii-board-posts-of', { players }));
  }
  return lines;
}

export function about(board: MarcoPoloContext, element: string): About | undefined {
  const [domain = '', value = ''] = element.split(':');
  switch (domain) {
    case 'location':
      return aboutLocation(board, value);
    case 'space':
      return { name: spaceLabel(board, value), lines: spaceLines(board, value) };
    case 'book':
      return aboutBook(board, Number(value) - 1);
    case 'contract':
      return aboutContract(board, value);
    case 'tile':
    case 'outpost':
      return {
        name: board.say(`marco-polo-ii-${domain}`, { bonus: board.words(board.observation.bonuses[value] ?? '') }),
        lines: [board.say(`marco-polo-ii-board-about-${domain}`)],
      };
    case 'seal':
      return { name: sealLabel(board, value), lines: sealLines(board, value) };
    case 'character':
      return { name: characterName(board, value), lines: [board.say(`marco-polo-ii-character-${value}-ability`)] };
    case 'goal':
      return aboutGoal(board, value);
    case 'die':
      return { name: dieLabel(board, value), lines: [board.say('marco-polo-ii-board-about-die', prices(board))] };
    case 'good':
      return { name: board.amount(value, board.own?.goods[value] ?? 0), lines: goodLines(board, value) };
    case 'player':
      return { name: board.nameOf(Number(value) - 1), lines: playerLines(board, Number(value) - 1) };
    default:
      return aboutThing(board, element);
  }
}

function prices(board: MarcoPoloContext): Record<string, string> {
  const { reroll, adjust } = board.printed;
  return { reroll: board.amount('camel', reroll), adjust: board.amount('camel', adjust) };
}

function aboutLocation(board: MarcoPoloContext, id: string): About {
  if (!board.observation.cities[id]) {
    return { name: board.location(id), lines: [board.say('marco-polo-ii-board-about-oasis')] };
  }
  return { name: board.location(id), lines: cityLines(board, id) };
}

function spaceLines(board: MarcoPoloContext, space: string): string[] {
  const view = board.observation.spaces[space];
  const lines: string[] = [];
  const card = view?.card ? board.observation.card_texts[view.card] : undefined;
  const special = space.startsWith('special_') ? board.printed.specials[space.slice('special_'.length)] : undefined;
  if (card) {
    lines.push(cardWords(board, card));
    lines.push(board.say(`marco-polo-ii-board-about-${space.startsWith('area') ? 'area-card' : 'map-card'}`));
  } else if (special) {
    lines.push(specialWords(board, special));
    lines.push(board.say('marco-polo-ii-board-about-special'));
  } else if (space.startsWith('travel_')) {
    const most = board.observation.travel_limits[['travel_lower', 'travel_middle', 'travel_upper'].indexOf(space)] ?? 1;
    lines.push(board.say(`marco-polo-ii-hint-${space}`, { most }), board.say('marco-polo-ii-board-about-travel'));
  } else if (space === 'khan') {
    lines.push(board.words(board.printed.khan), board.say('marco-polo-ii-board-about-khan'));
  } else if (space === 'seals') {
    lines.push(board.say('marco-polo-ii-board-about-seals'));
  } else {
    lines.push(board.say(`marco-polo-ii-hint-${space}`));
  }
  if (/^(book|seals|travel|contracts)/.test(space)) lines.push(board.say('marco-polo-ii-board-about-blue'));
  else if (view?.closed) lines.push(board.say('marco-polo-ii-board-closed'));
  return lines;
}

function aboutBook(board: MarcoPoloContext, number: number): About | undefined {
  const book = board.observation.books[number];
  if (!book) return undefined;
  const name = board.say('marco-polo-ii-board-book', { number: ['I', 'II', 'III'][number] ?? '' });
  const lines = [board.say('marco-polo-ii-board-about-book')];
  if (book.next_for_jade.length > 0) {
    const offers = book.next_for_jade.map((text) => board.words(text)).join(' / ');
    lines.push(board.say('marco-polo-ii-board-next-offers', { offers }));
  }
  return { name, lines };
}

function aboutContract(board: MarcoPoloContext, id: string): About | undefined {
  const view = board.observation.contract_texts[id];
  if (!view) return undefined;
  const reward = board.say('marco-polo-ii-contract-reward', {
    reward: board.words(view.reward),
    points: board.amount('vp', view.points),
  });
  const name = board.say('marco-polo-ii-contract', { cost: board.words(view.cost) });
  return { name, lines: [reward, board.say('marco-polo-ii-board-about-contract')] };
}

function sealLines(board: MarcoPoloContext, id: string): string[] {
  const seal = board.printed.seals[id];
  if (!seal) return [];
  const jade = seal.jade ? board.amount('jade', seal.jade) : board.say('marco-polo-ii-nothing');
  const args = { jade, cost: board.words(seal.cost), reward: board.words(seal.reward) };
  const state = board.own?.upgraded.includes(id) ? [board.say('marco-polo-ii-board-upgraded')] : [];
  return [
    board.say('marco-polo-ii-board-seal-die', { value: seal.least }),
    board.say('marco-polo-ii-hint-seal', args),
    ...state,
  ];
}

function aboutGoal(board: MarcoPoloContext, id: string): About | undefined {
  const goal = [board.own?.goal, ...(board.own?.goal_choice ?? [])].find((one) => one?.goal === id);
  if (!goal) return undefined;
  return { name: board.say('marco-polo-ii-board-goal'), lines: [goalLabel(board, goal)] };
}

function goodLines(board: MarcoPoloContext, good: string): string[] {
  if (good === 'jade') return [board.say('marco-polo-ii-board-about-jade')];
  return good === 'coin' || good === 'camel' ? [] : [board.say('marco-polo-ii-board-about-good')];
}

export function playerLabel(board: MarcoPoloContext, seat: number): string {
  return [board.nameOf(seat), ...playerLines(board, seat)].join('; ');
}

function playerLines(board: MarcoPoloContext, seat: number): string[] {
  const player = board.observation.players[seat];
  if (!player) return [];
  const goods = GOODS.map((key) => `${key}=${player.goods[key] ?? 0}`).filter((text) => !text.endsWith('=0'));
  const seals = player.seals.map((id) =>
    player.upgraded.includes(id)
      ? `${sealLabel(board, id)}${board.say('marco-polo-ii-text-upgraded')}`
      : sealLabel(board, id),
  );
  const lines = player.character ? [characterName(board, player.character)] : [];
  lines.push(board.words(goods.join(';')));
  lines.push(
    board.say('marco-polo-ii-text-posts', { left: player.posts_left, completed: player.completed.length }),
    ...player.contracts.map((id) => board.contract(id)),
    ...(seals.length > 0 ? [seals.join(', ')] : []),
  );
  return lines;
}

function aboutThing(board: MarcoPoloContext, thing: string): About | undefined {
  const { black_dice, next_start, contract_pile, city_cards } = board.observation;
  switch (thing) {
    case 'purse':
      return {
        name: board.say('marco-polo-ii-text-purse'),
        lines: [
          board.printed.purse.map((text) => board.words(text)).join(' / '),
          board.say('marco-polo-ii-board-about-purse'),
        ],
      };
    case 'black-dice': {
      const cost = board.amount('camel', board.printed.black_die);
      return {
        name: board.say('marco-polo-ii-board-black-dice', { number: black_dice }),
        lines: [board.say('marco-polo-ii-board-about-black-dice', { cost })],
      };
    }
    case 'posts':
      return {
        name: board.say('marco-polo-ii-board-posts', { number: board.own?.posts_left ?? 0 }),
        lines: [board.say('marco-polo-ii-board-about-posts')],
      };
    case 'hourglass':
      return {
        name: board.say('marco-polo-ii-board-hourglass', { player: board.nameOf(next_start) }),
        lines: [board.say('marco-polo-ii-board-about-hourglass')],
      };
    case 'shields':
      return {
        name: board.say('marco-polo-ii-text-shields'),
        lines: [...shieldLines(board), board.say('marco-polo-ii-board-about-shields')],
      };
    case 'piles':
      return {
        name: board.say('marco-polo-ii-board-piles', { contracts: contract_pile, cards: city_cards }),
        lines: [],
      };
    case 'box':
      return { name: board.say('marco-polo-ii-board-box'), lines: [board.say('marco-polo-ii-board-about-box')] };
    default:
      return undefined;
  }
}
