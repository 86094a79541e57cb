/** What things are called, and what the card beside an element says. */
import type { About } from '../../lib/board/board';
import type { Message } from '../../protocol/shell';
import type { YspahanContext } from './context';
import { type Souk, soukOf, spaceAt } from './layout';

export function soukName(souk: Souk): Message {
  return { id: `yspahan-souk-${souk.id}` };
}

export function shopName(board: YspahanContext, shop: string): string {
  const souk = soukOf(shop);
  if (!souk) return shop;
  return board.say('yspahan-shop', { souk: soukName(souk), number: Number(shop.split('-').at(-1)) });
}

export function spaceName(board: YspahanContext, id: string): string {
  const space = spaceAt(id);
  return space ? board.say(`yspahan-space-${space.arm}`, { number: space.steps }) : id;
}

/** What stands on an element of the board: its name, then what it does. */
export function about(board: YspahanContext, element: string): About | undefined {
  const [domain = '', rest = ''] = element.split(':');
  const [value = ''] = rest.split('@');
  switch (domain) {
    case 'shop':
      return { name: shopName(board, value), lines: shopLines(board, value) };
    case 'space':
      return { name: spaceName(board, value), lines: [] };
    case 'floor':
      return { name: board.say(`yspahan-floor-${value}`), lines: floorLines(board, value) };
    case 'building':
      return { name: board.say(`yspahan-building-${value}`), lines: buildingLines(board, element, value) };
    case 'card':
      return { name: board.say(`yspahan-card-${value}`), lines: cardLines(board, element, value) };
    case 'camel':
    case 'caravan':
      return { name: board.say('yspahan-board-caravan'), lines: [board.say('yspahan-board-caravan-about')] };
    case 'supervisor':
      return { name: board.say('yspahan-board-supervisor'), lines: [board.say('yspahan-board-supervisor-about')] };
    case 'pile':
      return { name: board.say('yspahan-board-pile', { cards: board.observation.pile }), lines: [] };
    case 'discard':
      return { name: board.say('yspahan-board-discard'), lines: discardLines(board) };
    default:
      return undefined;
  }
}

function shopLines(board: YspahanContext, shop: string): string[] {
  const souk = soukOf(shop);
  if (!souk || board.hint(`shop:${shop}`)) return [];
  const owners = souk.shops.map(({ id }) => board.observation.shops[id]);
  const left = owners.filter((owner) => owner === undefined).length;
  const owner = owners.find((one) => one !== undefined);
  const bonus = board.observation.players[owner ?? board.player]?.souk_bonus ?? 0;
  const points = (board.printed.souks[souk.id] ?? 0) + bonus;
  const lines = left > 0 ? [board.say('yspahan-hint-shop', { left, points })] : [];
  if (owner !== undefined) {
    const id = left > 0 ? 'yspahan-board-souk-of' : 'yspahan-board-souk-complete';
    lines.unshift(board.say(id, { player: board.seat(owner)?.name ?? '', points }));
  }
  return lines;
}

/** The uses of the dice on a floor, for the player who looks: three, with two players a fourth (R47). */
function floorLines(board: YspahanContext, id: string): string[] {
  const view = board.observation.floors.find(({ floor }) => floor === id);
  if (!view || view.white + view.yellow === 0) return [board.say('yspahan-board-floor-empty')];
  const number = view.gives[board.player] ?? 0;
  const main: Record<string, string> = { camel: 'yspahan-main-camels', gold: 'yspahan-main-gold' };
  const goods = { number, neighbourhood: { id: `yspahan-neighbourhood-${id}` } };
  const uses = [
    board.say(main[id] ?? 'yspahan-main-goods', main[id] ? { number } : goods),
    board.say('yspahan-board-walk', { value: view.value }),
    board.say('yspahan-do-take-card'),
  ];
  if (board.observation.players.length === 2) uses.push(board.say('yspahan-board-build'));
  return uses;
}

function buildingLines(board: YspahanContext, element: string, id: string): string[] {
  if (board.hint(element)) return [];
  const seat = element.includes('@') ? Number(element.split('@')[1]) : board.player;
  const player = board.observation.players[seat];
  const { camels = 0, gold = 0, amount = 0 } = board.printed.buildings[id] ?? {};
  const effect = { id: `yspahan-building-${id}-effect`, args: { amount } };
  if (!player || player.buildings.includes(id)) return [board.tell(effect)];
  return [board.say('yspahan-hint-build', { camels, gold, points: player.next_building, effect })];
}

export function cardEffect(board: YspahanContext, id: string): string {
  return board.say(`yspahan-card-${id}-effect`, { ...board.printed.cards[id] });
}

function cardLines(board: YspahanContext, element: string, id: string): string[] {
  return board.hint(element) ? [] : [cardEffect(board, id)];
}

function discardLines(board: YspahanContext): string[] {
  return Object.entries(board.observation.discard).map(
    ([card, count]) => `${count} × ${board.say(`yspahan-card-${card}`)}`,
  );
}
