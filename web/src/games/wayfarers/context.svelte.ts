/** What every part of Wayfarers' board shares. */
import { createContext } from 'svelte';
import type { About, BoardProps, Gain, SeatLook } from '../../lib/board/board';
import { BoardContext } from '../../lib/board/context.svelte';
import type { CardView, ColumnView, PlayerView, TileView, WayfarersObservation } from '../../protocol/wayfarers';
import { about } from './about';
import { gains } from './gains';

export type Props = BoardProps<WayfarersObservation>;

export class WayfarersContext extends BoardContext<WayfarersObservation> {
  /** The panorama of another player that lies open, or "solo" for the opponent's board. */
  opened = $state<number | 'solo' | null>(null);

  override get leastWidth(): number {
    return 760;
  }

  /** The card about a cell would hide the caravan while a tile is laid there. */
  override about(element: string): About | null | undefined {
    return element.startsWith('cell:') && this.observation.laying !== null ? null : about(this, element);
  }

  override get gains(): Gain[] {
    return gains(this.previous, this.observation, this.player);
  }

  /** Whose board lies in front: the viewer's, else that of whoever is asked. */
  get player(): number {
    return this.viewer ?? this.observation.asked ?? 0;
  }

  get own(): PlayerView | undefined {
    return this.observation.players[this.player];
  }

  /** Other players, clockwise. */
  get rest(): number[] {
    const count = this.observation.players.length;
    return Array.from({ length: count - 1 }, (_, index) => (this.player + 1 + index) % count);
  }

  /** How a side looks: a seat, or the opponent that the rules play. */
  side(index: number): SeatLook {
    const seat = this.seat(index);
    if (seat) return seat;
    const name = this.say(`wayfarers-opponent-name-${this.observation.opponent?.name ?? ''}`);
    return { index, name, colour: '--seat-2', pattern: 'stripe', letter: 'B' };
  }

  card(id: string): CardView | undefined {
    return this.observation.printed.cards[id] ?? this.observation.cards[id];
  }

  tile(id: string): TileView | undefined {
    return this.observation.tiles.find((one) => one.tile === id);
  }

  /** The column of a value whose powers are looked at: of the die in hand, or of the die pointed at. */
  get column(): ColumnView | undefined {
    const pointed = [this.peeked, ...this.shown].find((element) => /^(die|column):/.test(element ?? ''));
    const value = pointed ? Number(pointed.split(':')[1]) : this.observation.hand;
    return this.own?.columns.find((one) => one.value === value);
  }

  /** What the pointer or the list of choices points at in a domain. */
  pointed(domain: string): string | null {
    const found = [this.peeked, ...this.shown].find((element) => element?.startsWith(`${domain}:`));
    return found ? found.slice(domain.length + 1) : null;
  }
}

export const [getBoard, setBoard] = createContext<WayfarersContext>();
