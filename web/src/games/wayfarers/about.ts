/** What the card beside an element says: its name, then what it does. */
import type { About } from '../../lib/board';
import type { WayfarersTileView } from '../../lib/protocol';
import { spaceOf } from './box';
import { cellAt } from './layout';
import type { WayfarersRoom } from './room.svelte';
import { cardMessages, cardName, effectMessage, needMessage, priceMessage, slotMessage, spaceMessage } from './words';

export function about(room: WayfarersRoom, element: string): About | undefined {
  const [domain = '', rest = ''] = element.split(':');
  const [value = '', at] = rest.split('@');
  switch (domain) {
    case 'slot':
      return aboutSlot(room, value);
    case 'card':
      return aboutCard(room, value);
    case 'space':
      return aboutSpace(room, value, at === undefined ? room.player : Number(at));
    case 'node':
      return aboutNode(room, value);
    case 'blot':
      return aboutBlot(room, value);
    case 'tile':
      return aboutTile(room, value);
    case 'guild':
      return aboutGuild(room, value);
    case 'die':
    case 'column':
      return aboutColumn(room, Number(value), at === undefined ? room.player : Number(at));
    case 'cell':
      return aboutCell(room, value, at === undefined ? room.player : Number(at));
    case 'pile':
      return { name: pileName(room, value), lines: [] };
    case 'rest':
      return { name: room.say('wayfarers-board-rest'), lines: [room.say('wayfarers-board-rest-about')] };
    case 'worker':
      return { name: room.say(`wayfarers-worker-${value}`), lines: [room.say('wayfarers-board-worker-about')] };
    case 'influence':
      return {
        name: room.say('wayfarers-board-influence', { number: room.own?.supply ?? 0 }),
        lines: [room.say('wayfarers-board-influence-about')],
      };
    default:
      return undefined;
  }
}

/** The same as one text, for the name of an element: whoever hears the board hears its numbers too. */
export function spoken(room: WayfarersRoom, element: string): string {
  const known = about(room, element);
  return known ? [known.name, ...known.lines].join('; ') : element;
}

function aboutGuild(room: WayfarersRoom, guild: string): About {
  const { players, opponent } = room.observation;
  const sides = [...players.map(({ guilds }) => guilds), ...(opponent ? [opponent.guilds] : [])];
  const tokens = sides.map((guilds, side) => `${room.side(side).name}: ${guilds[guild] ?? 0}`).join(', ');
  return { name: room.say(`wayfarers-guild-${guild}`), lines: [tokens, room.say(`wayfarers-board-guild-${guild}`)] };
}

export function pileName(room: WayfarersRoom, row: string): string {
  const kinds: Record<string, string> = { townsfolk: 'folk', inspiration: 'insp' };
  const left = room.observation.piles[kinds[row] ?? row] ?? 0;
  return room.say('wayfarers-board-pile', { row: { id: `wayfarers-board-row-${row}` }, left });
}

function aboutSlot(room: WayfarersRoom, id: string): About | undefined {
  const slot = room.observation.rows.find((one) => one.slot === id);
  if (!slot) return undefined;
  const card = slot.card ? room.card(slot.card) : undefined;
  const name = slot.card && card ? room.tell(cardName(slot.card, card)) : room.say(`wayfarers-slot-${id}`);
  const lines = card ? cardMessages(card).map((line) => room.tell(line)) : [];
  if (card?.kind === 'folk') {
    const hosts = (card.hosts ?? []).map((host) => room.say(`wayfarers-counter-${host}`)).join(', ');
    lines.push(room.say('wayfarers-board-hosts', { hosts, price: card.price ?? 0 }));
  }
  if (slot.price > 0) lines.push(room.say('wayfarers-board-price', { number: slot.price }));
  if (slot.effect.length > 0) lines.push(room.say('wayfarers-board-worker-does', { effect: slotMessage(slot) }));
  if (slot.workers.length > 0) {
    lines.push(slot.workers.map((colour) => room.say(`wayfarers-worker-${colour}`)).join(', '));
  }
  if (slot.token !== null) lines.push(room.say('wayfarers-board-token-of', { player: room.side(slot.token).name }));
  return { name, lines };
}

function aboutCard(room: WayfarersRoom, id: string): About | undefined {
  const card = room.card(id);
  if (!card) return undefined;
  return { name: room.tell(cardName(id, card)), lines: cardMessages(card).map((line) => room.tell(line)) };
}

function aboutSpace(room: WayfarersRoom, id: string, seat: number): About | undefined {
  const home = room.observation.homes.find(({ space }) => space === id);
  const places = [...(room.observation.players[seat]?.land ?? []), ...(room.observation.players[seat]?.water ?? [])];
  const place = places.find(({ card }) => spaceOf(card) === id);
  const card = place ? room.card(place.card) : undefined;
  const view = card ?? home;
  if (!view) return undefined;
  const folk = place?.folk ? aboutCard(room, place.folk) : undefined;
  const lines = [room.tell(spaceMessage(view))];
  if (folk) lines.push(`${folk.name}: ${folk.lines.join(' ')}`);
  const name = place && card ? room.tell(cardName(place.card, card)) : room.say(`wayfarers-space-${id}`);
  return { name, lines };
}

function aboutNode(room: WayfarersRoom, id: string): About | undefined {
  const node = room.observation.nodes.find((one) => one.node === id);
  if (!node) return undefined;
  const lines = node.reward.length > 0 ? [room.tell(effectMessage(node.reward))] : [];
  if (node.worker) lines.push(room.say('wayfarers-board-green-worker'));
  if (node.column === 10) lines.push(room.say('wayfarers-board-last-column'));
  for (const side of node.markers) lines.push(room.say('wayfarers-board-marker-of', { player: room.side(side).name }));
  return { name: room.say('wayfarers-board-node', { node: id }), lines };
}

function aboutBlot(room: WayfarersRoom, id: string): About | undefined {
  const [start = '', end = ''] = id.split('-');
  const edge = room.observation.edges.find((one) => one.start === start && one.end === end);
  if (!edge) return undefined;
  const met = edge.open.map((side) => room.side(side).name).join(', ');
  const lines = [room.tell(needMessage(edge.need))];
  if (met) lines.push(room.say('wayfarers-board-blot-met', { players: met }));
  return { name: room.say('wayfarers-board-blot', { start, end }), lines };
}

function tileLines(room: WayfarersRoom, tile: WayfarersTileView): string[] {
  return [room.say(`wayfarers-tile-${tile.tile}-effect`)];
}

function aboutTile(room: WayfarersRoom, id: string): About | undefined {
  const tile = room.tile(id);
  if (!tile) return undefined;
  const lines = tileLines(room, tile);
  if (tile.price.length > 0) {
    lines.push(room.say('wayfarers-board-tile-price', { price: priceMessage(tile.price) }));
  }
  lines.push(room.say('wayfarers-board-tiles-left', { number: tile.left }));
  return { name: room.say(`wayfarers-tile-${id}`), lines };
}

/** What a die of a value has, can become and where it can go. */
function aboutColumn(room: WayfarersRoom, value: number, seat: number): About | undefined {
  const column = room.observation.players[seat]?.columns.find((one) => one.value === value);
  if (!column) return undefined;
  const symbols = Object.entries(column.symbols).map(([symbol, count]) => {
    const name = room.say(`wayfarers-board-symbol-${symbol.replace('_', '-')}`);
    return count > 1 ? `${count}× ${name}` : name;
  });
  const lines = [symbols.length > 0 ? symbols.join(', ') : room.say('wayfarers-board-column-empty')];
  const reach = column.reach.filter((to) => to !== value);
  if (reach.length > 0) lines.push(room.say('wayfarers-board-column-reach', { values: reach.join(', ') }));
  const shift = column.shift.filter((to) => to !== value && !reach.includes(to));
  if (shift.length > 0) lines.push(room.say('wayfarers-board-column-shift', { values: shift.join(', ') }));
  lines.push(room.say('wayfarers-board-column-spaces', { number: column.spaces.length }));
  if (column.hired.length > 0) lines.push(room.say('wayfarers-board-column-hired', { number: column.hired.length }));
  return { name: room.say('wayfarers-board-column', { value }), lines };
}

function aboutCell(room: WayfarersRoom, id: string, seat: number): About | undefined {
  const cell = room.observation.players[seat]?.caravan.find((one) => one.cell === id);
  if (!cell) return undefined;
  const tile = cell.tile ? room.tile(cell.tile) : undefined;
  if (tile) return { name: room.say(`wayfarers-tile-${tile.tile}`), lines: tileLines(room, tile) };
  const name = room.say('wayfarers-board-cell', cellAt(id));
  if (cell.bonus.length === 0) return { name, lines: [] };
  return { name, lines: [room.say('wayfarers-board-cell-bonus', { effect: effectMessage(cell.bonus) })] };
}
