/** What the card beside an element says: its name, then what it does. */
import type { About } from '../../lib/board/board';
import type { TileView } from '../../protocol/wayfarers';
import type { WayfarersContext } from './context.svelte';
import { cellAt } from './layout';
import { cardMessages, cardName, effectMessage, needMessage, priceMessage, slotMessage, spaceMessage } from './words';

export function about(board: WayfarersContext, element: string): About | undefined {
  const [domain = '', rest = ''] = element.split(':');
  const [value = '', at] = rest.split('@');
  switch (domain) {
    case 'slot':
      return aboutSlot(board, value);
    case 'card':
      return aboutCard(board, value);
    case 'space':
      return aboutSpace(board, value, at === undefined ? board.player : Number(at));
    case 'node':
      return aboutNode(board, value);
    case 'blot':
      return aboutBlot(board, value);
    case 'tile':
      return aboutTile(board, value);
    case 'guild':
      return aboutGuild(board, value);
    case 'die':
    case 'column':
      return aboutColumn(board, Number(value), at === undefined ? board.player : Number(at));
    case 'cell':
      return aboutCell(board, value, at === undefined ? board.player : Number(at));
    case 'pile':
      return { name: pileName(board, value), lines: [] };
    case 'rest':
      return { name: board.say('wayfarers-board-rest'), lines: [board.say('wayfarers-board-rest-about')] };
    case 'worker':
      return { name: board.say(`wayfarers-worker-${value}`), lines: [board.say('wayfarers-board-worker-about')] };
    case 'influence':
      return {
        name: board.say('wayfarers-board-influence', { number: board.own?.supply ?? 0 }),
        lines: [board.say('wayfarers-board-influence-about')],
      };
    default:
      return undefined;
  }
}

/** The same as one text, for the name of an element: whoever hears the board hears its numbers too. */
export function spoken(board: WayfarersContext, element: string): string {
  const known = about(board, element);
  return known ? [known.name, ...known.lines].join('; ') : element;
}

function aboutGuild(board: WayfarersContext, guild: string): About {
  const { players, opponent } = board.observation;
  const sides = [...players.map(({ guilds }) => guilds), ...(opponent ? [opponent.guilds] : [])];
  const points = board.observation.printed.guild_points[guild] ?? 0;
  const tokens = sides.map((guilds, side) => `${board.side(side).name}: ${guilds[guild] ?? 0}`).join(', ');
  return {
    name: board.say(`wayfarers-guild-${guild}`),
    lines: [tokens, board.say(`wayfarers-board-guild-${guild}`, { points })],
  };
}

export function pileName(board: WayfarersContext, row: string): string {
  const kinds: Record<string, string> = { townsfolk: 'folk', inspiration: 'insp' };
  const left = board.observation.piles[kinds[row] ?? row] ?? 0;
  return board.say('wayfarers-board-pile', { row: { id: `wayfarers-board-row-${row}` }, left });
}

function aboutSlot(board: WayfarersContext, id: string): About | undefined {
  const slot = board.observation.rows.find((one) => one.slot === id);
  if (!slot) return undefined;
  const card = slot.card ? board.card(slot.card) : undefined;
  const name = slot.card && card ? board.tell(cardName(slot.card, card)) : board.say(`wayfarers-slot-${id}`);
  const lines = card ? cardMessages(card).map((line) => board.tell(line)) : [];
  if (card?.kind === 'folk') {
    const hosts = (card.hosts ?? []).map((host) => board.say(`wayfarers-counter-${host}`)).join(', ');
    lines.push(board.say('wayfarers-board-hosts', { hosts, price: card.price ?? 0 }));
  }
  if (slot.price > 0) lines.push(board.say('wayfarers-board-price', { number: slot.price }));
  if (slot.effect.length > 0) lines.push(board.say('wayfarers-board-worker-does', { effect: slotMessage(slot) }));
  if (slot.workers.length > 0) {
    lines.push(slot.workers.map((colour) => board.say(`wayfarers-worker-${colour}`)).join(', '));
  }
  if (slot.token !== null) lines.push(board.say('wayfarers-board-token-of', { player: board.side(slot.token).name }));
  return { name, lines };
}

function aboutCard(board: WayfarersContext, id: string): About | undefined {
  const card = board.card(id);
  if (!card) return undefined;
  return { name: board.tell(cardName(id, card)), lines: cardMessages(card).map((line) => board.tell(line)) };
}

function aboutSpace(board: WayfarersContext, id: string, seat: number): About | undefined {
  const home = board.observation.homes.find(({ space }) => space === id);
  const places = [...(board.observation.players[seat]?.land ?? []), ...(board.observation.players[seat]?.water ?? [])];
  const place = places.find(({ die_space }) => die_space === id);
  const card = place ? board.card(place.card) : undefined;
  const view = card ?? home;
  if (!view) return undefined;
  const folk = place?.folk ? aboutCard(board, place.folk) : undefined;
  const lines = [board.tell(spaceMessage(view))];
  if (folk) lines.push(`${folk.name}: ${folk.lines.join(' ')}`);
  const name = place && card ? board.tell(cardName(place.card, card)) : board.say(`wayfarers-space-${id}`);
  return { name, lines };
}

function aboutNode(board: WayfarersContext, id: string): About | undefined {
  const node = board.observation.nodes.find((one) => one.node === id);
  if (!node) return undefined;
  const lines = node.reward.length > 0 ? [board.tell(effectMessage(node.reward))] : [];
  if (node.worker) lines.push(board.say('wayfarers-board-green-worker'));
  if (node.column === 10) lines.push(board.say('wayfarers-board-last-column'));
  for (const side of node.markers)
    lines.push(board.say('wayfarers-board-marker-of', { player: board.side(side).name }));
  return { name: board.say('wayfarers-board-node', { node: id }), lines };
}

function aboutBlot(board: WayfarersContext, id: string): About | undefined {
  const [start = '', end = ''] = id.split('-');
  const edge = board.observation.edges.find((one) => one.start === start && one.end === end);
  if (!edge) return undefined;
  const met = edge.open.map((side) => board.side(side).name).join(', ');
  const lines = [board.tell(needMessage(edge.need))];
  if (met) lines.push(board.say('wayfarers-board-blot-met', { players: met }));
  return { name: board.say('wayfarers-board-blot', { start, end }), lines };
}

function tileLines(board: WayfarersContext, tile: TileView): string[] {
  return [board.say(`wayfarers-tile-${tile.tile}-effect`)];
}

function aboutTile(board: WayfarersContext, id: string): About | undefined {
  const tile = board.tile(id);
  if (!tile) return undefined;
  const lines = tileLines(board, tile);
  if (tile.price.length > 0) {
    lines.push(board.say('wayfarers-board-tile-price', { price: priceMessage(tile.price) }));
  }
  lines.push(board.say('wayfarers-board-tiles-left', { number: tile.left }));
  return { name: board.say(`wayfarers-tile-${id}`), lines };
}

/** What a die of a value has, can become and where it can go. */
function aboutColumn(board: WayfarersContext, value: number, seat: number): About | undefined {
  const column = board.observation.players[seat]?.columns.find((one) => one.value === value);
  if (!column) return undefined;
  const symbols = Object.entries(column.symbols).map(([symbol, count]) => {
    const name = board.say(`wayfarers-board-symbol-${symbol.replace('_', '-')}`);
    return count > 1 ? `${count}× ${name}` : name;
  });
  const lines = [symbols.length > 0 ? symbols.join(', ') : board.say('wayfarers-board-column-empty')];
  const reach = column.reach.filter((to) => to !== value);
  if (reach.length > 0) lines.push(board.say('wayfarers-board-column-reach', { values: reach.join(', ') }));
  const shift = column.shift.filter((to) => to !== value && !reach.includes(to));
  if (shift.length > 0) lines.push(board.say('wayfarers-board-column-shift', { values: shift.join(', ') }));
  lines.push(board.say('wayfarers-board-column-spaces', { number: column.spaces.length }));
  if (column.hired.length > 0) lines.push(board.say('wayfarers-board-column-hired', { number: column.hired.length }));
  return { name: board.say('wayfarers-board-column', { value }), lines };
}

function aboutCell(board: WayfarersContext, id: string, seat: number): About | undefined {
  const cell = board.observation.players[seat]?.caravan.find((one) => one.cell === id);
  if (!cell) return undefined;
  const tile = cell.tile ? board.tile(cell.tile) : undefined;
  if (tile) return { name: board.say(`wayfarers-tile-${tile.tile}`), lines: tileLines(board, tile) };
  const name = board.say('wayfarers-board-cell', cellAt(id));
  if (cell.bonus.length === 0) return { name, lines: [] };
  return { name, lines: [board.say('wayfarers-board-cell-bonus', { effect: effectMessage(cell.bonus) })] };
}
