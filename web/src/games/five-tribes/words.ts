/** What things are called, and what the card beside an element says. */
import type { About } from '../../lib/board/board';
import type { FinalView, TileView } from '../../protocol/five-tribes';
import type { TribesContext } from './context.svelte';
import { isTribe, TRIBES } from './pictures';

type Args = Record<string, string | number>;

export function tileName(board: TribesContext, { kind, value }: TileView): string {
  return board.say('five-tribes-tile-name', { kind: { id: `five-tribes-kind-${kind}` }, value });
}

/** Everything on a tile, for those who do not see it. */
export function tileLabel(board: TribesContext, tile: TileView): string {
  const parts = [`${tile.tile}: ${tileName(board, tile)}`, meeples(board, tile.meeples)];
  if (tile.camel !== null) parts.push(board.say('five-tribes-board-camel-of', { player: nameOf(board, tile.camel) }));
  if (tile.palms > 0) parts.push(board.say('five-tribes-board-palms', { number: tile.palms }));
  if (tile.palaces > 0) parts.push(board.say('five-tribes-board-palaces', { number: tile.palaces }));
  return parts.filter(Boolean).join('; ');
}

/** Meeples as words: "vizier, elder ×2". */
export function meeples(board: TribesContext, counts: Readonly<Record<string, number>>): string {
  return TRIBES.filter((tribe) => counts[tribe])
    .map((tribe) => `${board.say(`five-tribes-tribe-${tribe}`)}${(counts[tribe] ?? 0) > 1 ? ` ×${counts[tribe]}` : ''}`)
    .join(', ');
}

export function nameOf(board: TribesContext, seat: number): string {
  return board.seat(seat)?.name ?? '';
}

export function about(board: TribesContext, element: string): About | undefined {
  const [domain = '', value = ''] = element.split(':');
  switch (domain) {
    case 'tile':
      return aboutTile(board, value);
    case 'tribe':
      return isTribe(value)
        ? { name: board.say(`five-tribes-tribe-${value}`), lines: [tribeWork(board, value)] }
        : undefined;
    case 'djinn':
      return aboutDjinn(board, value);
    case 'spot':
      return aboutSpot(board, value);
    case 'card':
      return aboutResource(board, board.observation.resource_row[Number(value) - 1]);
    case 'goods':
      return aboutResource(board, value);
    case 'player':
      return aboutPlayer(board, Number(value) - 1);
    case 'bid':
      return { name: board.say('five-tribes-board-bid-row'), lines: [board.say('five-tribes-board-bid-row-about')] };
    case 'supply':
      return aboutSupply(board, value);
    default:
      return undefined;
  }
}

function tribeWork(board: TribesContext, tribe: string): string {
  const { points } = board.printed;
  return board.say(`five-tribes-board-tribe-${tribe}`, {
    points: points[tribe] ?? 0,
    bonus: points.fewer_viziers ?? 0,
  });
}

function aboutTile(board: TribesContext, id: string): About | undefined {
  const tile = board.tile(id);
  if (!tile) return undefined;
  const lines = [board.say(`five-tribes-board-kind-${tile.kind}`, kindArgs(board, tile.kind))];
  if (tile.camel !== null) {
    lines.push(board.say('five-tribes-board-owner', { player: nameOf(board, tile.camel), points: tile.points }));
  }
  lines.push(board.say('five-tribes-board-blue', { number: tile.blue }));
  // Where the last meeple goes now, the choice itself says it.
  if (!board.hint(`tile:${id}`)) lines.push(...board.finals(id).flatMap((final) => finalLines(board, final, tile)));
  return { name: `${tileName(board, tile)} · ${id}`, lines };
}

function kindArgs({ printed: { markets, points } }: TribesContext, kind: string): Args {
  const market = markets[kind];
  if (market) return { coins: market.coins, first: market.first, number: market.take };
  return { points: (kind === 'village' ? points.palace : points.palm) ?? 0 };
}

/** What ending a walk here with a tribe would bring: the tribe's work, and the tile. */
export function finalLines(board: TribesContext, final: FinalView, tile: TileView): string[] {
  const collected = { id: `five-tribes-some-${final.tribe}`, args: { number: final.number } };
  const work = board.say(`five-tribes-board-end-${final.tribe}`, finalArgs(board, final, tile));
  const id = final.control ? 'five-tribes-board-end-camel' : 'five-tribes-board-end';
  return [board.say(id, { collected, work, points: tile.points })];
}

function finalArgs(board: TribesContext, { tribe, number, cards, worth }: FinalView, tile: TileView): Args {
  if (tribe === 'merchant') {
    return { cards: cards.map((kind) => board.say(`five-tribes-resource-${kind}`)).join(', ') || '–' };
  }
  if (tribe === 'builder') return { number, blue: tile.blue, coins: worth };
  return { number, points: worth, bonus: board.printed.points.fewer_viziers ?? 0 };
}

/** R13.13: what Kumarbi does depends on an option. */
export function effectOf(board: TribesContext, djinn: string): string {
  const bySpots = djinn === 'kumarbi' && board.observation.kumarbi_discount === 'spot';
  const id = bySpots ? `five-tribes-djinn-${djinn}-effect-spot` : `five-tribes-djinn-${djinn}-effect`;
  return board.say(id, { ...board.printed.points });
}

function aboutDjinn(board: TribesContext, djinn: string): About {
  const { djinn_row, players } = board.observation;
  const view = [...djinn_row, ...players.flatMap(({ djinns }) => djinns)].find((one) => one.djinn === djinn);
  const lines = [effectOf(board, djinn)];
  if (view) lines.push(board.say('five-tribes-board-points', { points: view.points }));
  if (view?.used) lines.push(board.say('five-tribes-board-used'));
  return { name: board.say(`five-tribes-djinn-${djinn}`), lines };
}

function aboutSpot(board: TribesContext, id: string): About | undefined {
  const spot = board.observation.track.find((one) => one.spot === id);
  if (!spot) return undefined;
  const lines = [board.say(spot.price === 0 ? 'five-tribes-board-zero-about' : 'five-tribes-board-spot-about')];
  if (spot.marker !== null)
    lines.unshift(board.say('five-tribes-board-marker-of', { player: nameOf(board, spot.marker) }));
  return { name: board.say('five-tribes-board-spot', { price: spot.price }), lines };
}

function aboutResource(board: TribesContext, kind: string | undefined): About | undefined {
  if (!kind) return undefined;
  const lines = kind === 'fakir' ? [board.say('five-tribes-hint-fakir')] : [];
  lines.push(board.say('five-tribes-board-kind-count', { number: board.printed.resources[kind] ?? 0 }));
  const { hand, goods_value } = board.observation.players[board.viewer ?? -1] ?? {};
  if (hand) {
    lines.push(board.say('five-tribes-board-you-hold', { number: hand[kind] ?? 0 }));
    if (kind !== 'fakir') lines.push(board.say('five-tribes-board-goods-value', { coins: goods_value ?? 0 }));
  }
  return { name: board.say(`five-tribes-resource-${kind}`), lines };
}

export function playerLabel(board: TribesContext, seat: number): string {
  const player = board.observation.players[seat];
  if (!player) return '';
  const { viziers, elders, camels, cards } = player;
  return board.say('five-tribes-text-player', { viziers, elders, camels, cards });
}

function aboutPlayer(board: TribesContext, seat: number): About | undefined {
  const player = board.observation.players[seat];
  if (!player) return undefined;
  const coins = player.coins === null ? 'five-tribes-board-coins-hidden' : 'five-tribes-text-coins';
  return {
    name: nameOf(board, seat),
    lines: [board.say(coins, player.coins === null ? {} : { coins: player.coins }), playerLabel(board, seat)],
  };
}

function aboutSupply(board: TribesContext, what: string): About | undefined {
  const { bag, palms, palaces, resource_deck, resource_discards, djinn_deck, djinn_discards } = board.observation;
  const discards = Object.values(resource_discards).reduce((sum, count) => sum + count, 0);
  switch (what) {
    case 'bag':
      return {
        name: board.say('five-tribes-board-bag'),
        lines: [meeples(board, bag) || board.say('five-tribes-board-empty')],
      };
    case 'palms':
      return { name: board.say('five-tribes-board-palms-left', { number: palms }), lines: [] };
    case 'palaces':
      return { name: board.say('five-tribes-board-palaces-left', { number: palaces }), lines: [] };
    case 'resources':
      return { name: board.say('five-tribes-board-market'), lines: [deck(board, resource_deck, discards)] };
    case 'djinns':
      return { name: board.say('five-tribes-board-djinns'), lines: [deck(board, djinn_deck, djinn_discards.length)] };
    default:
      return undefined;
  }
}

function deck(board: TribesContext, cards: number, discards: number): string {
  return board.say('five-tribes-board-deck', { deck: cards, discards });
}
