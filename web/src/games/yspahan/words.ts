/** What things are called, and what the card beside an element says. */
import type { About } from '../../lib/board';
import type { Message } from '../../lib/protocol';
import { BUILDING_POINTS, BUILDINGS, FLOORS, soukPoints } from './box';
import { type Souk, soukOf, spaceAt } from './layout';
import type { YspahanRoom } from './room';

export function soukName(souk: Souk): Message {
  return { id: `yspahan-souk-${souk.id}` };
}

export function shopName(room: YspahanRoom, shop: string): string {
  const souk = soukOf(shop);
  if (!souk) return shop;
  return room.say('yspahan-shop', { souk: soukName(souk), number: Number(shop.split('-').at(-1)) });
}

export function spaceName(room: YspahanRoom, id: string): string {
  const space = spaceAt(id);
  return space ? room.say(`yspahan-space-${space.arm}`, { number: space.steps }) : id;
}

/** What stands on an element of the board: its name, then what it does. */
export function about(room: YspahanRoom, element: string): About | undefined {
  const [domain = '', rest = ''] = element.split(':');
  const [value = ''] = rest.split('@');
  switch (domain) {
    case 'shop':
      return { name: shopName(room, value), lines: shopLines(room, value) };
    case 'space':
      return { name: spaceName(room, value), lines: [] };
    case 'floor':
      return { name: room.say(`yspahan-floor-${value}`), lines: floorLines(room, value) };
    case 'building':
      return { name: room.say(`yspahan-building-${value}`), lines: buildingLines(room, element, value) };
    case 'card':
      return { name: room.say(`yspahan-card-${value}`), lines: cardLines(room, element, value) };
    case 'camel':
    case 'caravan':
      return { name: room.say('yspahan-board-caravan'), lines: [room.say('yspahan-board-caravan-about')] };
    case 'supervisor':
      return { name: room.say('yspahan-board-supervisor'), lines: [room.say('yspahan-board-supervisor-about')] };
    case 'pile':
      return { name: room.say('yspahan-board-pile', { cards: room.observation.pile }), lines: [] };
    case 'discard':
      return { name: room.say('yspahan-board-discard'), lines: discardLines(room) };
    default:
      return undefined;
  }
}

function shopLines(room: YspahanRoom, shop: string): string[] {
  const souk = soukOf(shop);
  if (!souk || room.hint(`shop:${shop}`)) return [];
  const owners = souk.shops.map(({ id }) => room.observation.shops[id]);
  const left = owners.filter((owner) => owner === undefined).length;
  const owner = owners.find((one) => one !== undefined);
  const points = soukPoints(souk, room.observation.players[owner ?? room.player]?.buildings);
  const lines = left > 0 ? [room.say('yspahan-hint-shop', { left, points })] : [];
  if (owner !== undefined) {
    const id = left > 0 ? 'yspahan-board-souk-of' : 'yspahan-board-souk-complete';
    lines.unshift(room.say(id, { player: room.seat(owner)?.name ?? '', points }));
  }
  return lines;
}

/** The uses of the dice on a floor, for the player who looks: three, with two players a fourth (R47). */
function floorLines(room: YspahanRoom, id: string): string[] {
  const view = room.observation.floors.find(({ floor }) => floor === id);
  const floor = FLOORS[id];
  if (!view || !floor || view.white + view.yellow === 0) return [room.say('yspahan-board-floor-empty')];
  const { players, first } = room.observation;
  const bonus = players[room.player]?.buildings.includes(floor.helper) ? floor.bonus : 0;
  const number = view.white + (room.player === first ? view.yellow : 0) + bonus;
  const main: Record<string, string> = { camel: 'yspahan-main-camels', gold: 'yspahan-main-gold' };
  const goods = { number, neighbourhood: { id: `yspahan-neighbourhood-${id}` } };
  const uses = [
    room.say(main[id] ?? 'yspahan-main-goods', main[id] ? { number } : goods),
    room.say('yspahan-board-walk', { value: view.value }),
    room.say('yspahan-do-take-card'),
  ];
  if (players.length === 2) uses.push(room.say('yspahan-board-build'));
  return uses;
}

function buildingLines(room: YspahanRoom, element: string, id: string): string[] {
  if (room.hint(element)) return [];
  const effect = { id: `yspahan-building-${id}-effect` };
  const building = BUILDINGS.find((one) => one.id === id);
  const seat = element.includes('@') ? Number(element.split('@')[1]) : room.player;
  const owned = room.observation.players[seat]?.buildings ?? [];
  if (!building || owned.includes(id)) return [room.say(effect.id)];
  const points = BUILDING_POINTS[owned.length] ?? 0;
  return [room.say('yspahan-hint-build', { camels: building.camels, gold: building.gold, points, effect })];
}

function cardLines(room: YspahanRoom, element: string, id: string): string[] {
  return room.hint(element) ? [] : [room.say(`yspahan-card-${id}-effect`)];
}

function discardLines(room: YspahanRoom): string[] {
  return Object.entries(room.observation.discard).map(
    ([card, count]) => `${count} × ${room.say(`yspahan-card-${card}`)}`,
  );
}
