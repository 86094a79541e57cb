/** What things are called, and what the card beside an element says. */
import type { About } from '../../lib/board';
import type { FiveTribesFinalView, FiveTribesTileView } from '../../lib/protocol';
import { goodsValue, isTribe, MARKETS, PALACE_POINTS, PALM_POINTS, POINTS, RESOURCE_COUNTS, TRIBES } from './box';
import type { TribesRoom } from './room.svelte';

type Args = Record<string, string | number>;

export function tileName(room: TribesRoom, { kind, value }: FiveTribesTileView): string {
  return room.say('five-tribes-tile-name', { kind: { id: `five-tribes-kind-${kind}` }, value });
}

/** Everything on a tile, for those who do not see it. */
export function tileLabel(room: TribesRoom, tile: FiveTribesTileView): string {
  const parts = [`${tile.tile}: ${tileName(room, tile)}`, meeples(room, tile.meeples)];
  if (tile.camel !== null) parts.push(room.say('five-tribes-board-camel-of', { player: nameOf(room, tile.camel) }));
  if (tile.palms > 0) parts.push(room.say('five-tribes-board-palms', { number: tile.palms }));
  if (tile.palaces > 0) parts.push(room.say('five-tribes-board-palaces', { number: tile.palaces }));
  return parts.filter(Boolean).join('; ');
}

/** Meeples as words: "vizier, elder ×2". */
export function meeples(room: TribesRoom, counts: Readonly<Record<string, number>>): string {
  return TRIBES.filter((tribe) => counts[tribe])
    .map((tribe) => `${room.say(`five-tribes-tribe-${tribe}`)}${(counts[tribe] ?? 0) > 1 ? ` ×${counts[tribe]}` : ''}`)
    .join(', ');
}

export function nameOf(room: TribesRoom, seat: number): string {
  return room.seat(seat)?.name ?? '';
}

/** What a tile with all that stands on it brings its owner. */
export function tilePoints(room: TribesRoom, tile: FiveTribesTileView): number {
  const better = tile.camel !== null && room.owns(tile.camel, 'haurvatat');
  const palm = better ? PALM_POINTS.withHaurvatat : PALM_POINTS.usual;
  return tile.value + palm * tile.palms + PALACE_POINTS * tile.palaces;
}

export function about(room: TribesRoom, element: string): About | undefined {
  const [domain = '', value = ''] = element.split(':');
  switch (domain) {
    case 'tile':
      return aboutTile(room, value);
    case 'tribe':
      return isTribe(value)
        ? { name: room.say(`five-tribes-tribe-${value}`), lines: [tribeWork(room, value)] }
        : undefined;
    case 'djinn':
      return aboutDjinn(room, value);
    case 'spot':
      return aboutSpot(room, value);
    case 'card':
      return aboutResource(room, room.observation.resource_row[Number(value) - 1]);
    case 'goods':
      return aboutResource(room, value);
    case 'player':
      return aboutPlayer(room, Number(value) - 1);
    case 'bid':
      return { name: room.say('five-tribes-board-bid-row'), lines: [room.say('five-tribes-board-bid-row-about')] };
    case 'supply':
      return aboutSupply(room, value);
    default:
      return undefined;
  }
}

function tribeWork(room: TribesRoom, tribe: string): string {
  return room.say(`five-tribes-board-tribe-${tribe}`);
}

function aboutTile(room: TribesRoom, id: string): About | undefined {
  const tile = room.tile(id);
  if (!tile) return undefined;
  const lines = [room.say(`five-tribes-board-kind-${tile.kind}`, kindArgs(tile.kind))];
  if (tile.camel !== null) {
    const points = tilePoints(room, tile);
    lines.push(room.say('five-tribes-board-owner', { player: nameOf(room, tile.camel), points }));
  }
  lines.push(room.say('five-tribes-board-blue', { number: tile.blue }));
  // Where the last meeple goes now, the choice itself says it.
  if (!room.hint(`tile:${id}`)) lines.push(...room.finals(id).flatMap((final) => finalLines(room, final, tile)));
  return { name: `${tileName(room, tile)} · ${id}`, lines };
}

function kindArgs(kind: string): Record<string, number> {
  const market = MARKETS[kind];
  if (market) return { coins: market.coins, first: market.first, number: market.take };
  return { points: kind === 'village' ? PALACE_POINTS : PALM_POINTS.usual };
}

/** What ending a walk here with a tribe would bring: the tribe's work, and the tile. */
export function finalLines(room: TribesRoom, final: FiveTribesFinalView, tile: FiveTribesTileView): string[] {
  const collected = { id: `five-tribes-some-${final.tribe}`, args: { number: final.number } };
  const work = room.say(`five-tribes-board-end-${final.tribe}`, finalArgs(room, final, tile));
  const id = final.control ? 'five-tribes-board-end-camel' : 'five-tribes-board-end';
  return [room.say(id, { collected, work, points: tilePoints(room, tile) })];
}

function finalArgs(room: TribesRoom, { tribe, number, cards }: FiveTribesFinalView, tile: FiveTribesTileView): Args {
  const { active, observation } = room;
  const owner = active ?? 0;
  if (tribe === 'vizier') {
    return { points: number * (room.owns(owner, 'jafaar') ? POINTS.viziersWithJafaar : POINTS.vizier) };
  }
  if (tribe === 'elder') {
    return { points: number * (room.owns(owner, 'shamhat') ? POINTS.eldersWithShamhat : POINTS.elder) };
  }
  if (tribe === 'merchant') {
    return { cards: cards.map((kind) => room.say(`five-tribes-resource-${kind}`)).join(', ') || '–' };
  }
  if (tribe === 'builder') {
    const factor = observation.doubled ? 2 : 1;
    return { number, blue: tile.blue, coins: factor * number * tile.blue };
  }
  return { number };
}

/** R13.13: what Kumarbi does depends on an option. */
export function effectOf(room: TribesRoom, djinn: string): string {
  const bySpots = djinn === 'kumarbi' && room.observation.kumarbi_discount === 'spot';
  return room.say(bySpots ? `five-tribes-djinn-${djinn}-effect-spot` : `five-tribes-djinn-${djinn}-effect`);
}

function aboutDjinn(room: TribesRoom, djinn: string): About {
  const { djinn_row, players } = room.observation;
  const view = [...djinn_row, ...players.flatMap(({ djinns }) => djinns)].find((one) => one.djinn === djinn);
  const lines = [effectOf(room, djinn)];
  if (view) lines.push(room.say('five-tribes-board-points', { points: view.points }));
  if (view?.used) lines.push(room.say('five-tribes-board-used'));
  return { name: room.say(`five-tribes-djinn-${djinn}`), lines };
}

function aboutSpot(room: TribesRoom, id: string): About | undefined {
  const spot = room.observation.track.find((one) => one.spot === id);
  if (!spot) return undefined;
  const lines = [room.say(spot.price === 0 ? 'five-tribes-board-zero-about' : 'five-tribes-board-spot-about')];
  if (spot.marker !== null)
    lines.unshift(room.say('five-tribes-board-marker-of', { player: nameOf(room, spot.marker) }));
  return { name: room.say('five-tribes-board-spot', { price: spot.price }), lines };
}

function aboutResource(room: TribesRoom, kind: string | undefined): About | undefined {
  if (!kind) return undefined;
  const lines = kind === 'fakir' ? [room.say('five-tribes-hint-fakir')] : [];
  lines.push(room.say('five-tribes-board-kind-count', { number: RESOURCE_COUNTS[kind] ?? 0 }));
  const hand = room.viewer === null ? null : room.observation.players[room.viewer]?.hand;
  if (hand) {
    lines.push(room.say('five-tribes-board-you-hold', { number: hand[kind] ?? 0 }));
    if (kind !== 'fakir') lines.push(room.say('five-tribes-board-goods-value', { coins: goodsValue(hand) }));
  }
  return { name: room.say(`five-tribes-resource-${kind}`), lines };
}

export function playerLabel(room: TribesRoom, seat: number): string {
  const player = room.observation.players[seat];
  if (!player) return '';
  const { viziers, elders, camels, cards } = player;
  return room.say('five-tribes-text-player', { viziers, elders, camels, cards });
}

function aboutPlayer(room: TribesRoom, seat: number): About | undefined {
  const player = room.observation.players[seat];
  if (!player) return undefined;
  const coins = player.coins === null ? 'five-tribes-board-coins-hidden' : 'five-tribes-text-coins';
  return {
    name: nameOf(room, seat),
    lines: [room.say(coins, player.coins === null ? {} : { coins: player.coins }), playerLabel(room, seat)],
  };
}

function aboutSupply(room: TribesRoom, what: string): About | undefined {
  const { bag, palms, palaces, resource_deck, resource_discards, djinn_deck, djinn_discards } = room.observation;
  const discards = Object.values(resource_discards).reduce((sum, count) => sum + count, 0);
  switch (what) {
    case 'bag':
      return {
        name: room.say('five-tribes-board-bag'),
        lines: [meeples(room, bag) || room.say('five-tribes-board-empty')],
      };
    case 'palms':
      return { name: room.say('five-tribes-board-palms-left', { number: palms }), lines: [] };
    case 'palaces':
      return { name: room.say('five-tribes-board-palaces-left', { number: palaces }), lines: [] };
    case 'resources':
      return { name: room.say('five-tribes-board-market'), lines: [deck(room, resource_deck, discards)] };
    case 'djinns':
      return { name: room.say('five-tribes-board-djinns'), lines: [deck(room, djinn_deck, djinn_discards.length)] };
    default:
      return undefined;
  }
}

function deck(room: TribesRoom, cards: number, discards: number): string {
  return room.say('five-tribes-board-deck', { deck: cards, discards });
}
