/** What the parts of this board share beyond any board: the die in hand, prices, bundles in words. */
import { createContext } from 'svelte';
import { innerWidth } from 'svelte/reactivity/window';
import type { About, BoardProps, Gain } from '../../lib/board/board';
import { BoardContext } from '../../lib/board/context.svelte';
import type { MarcoPoloObservation, PlayerView } from '../../protocol/marco-polo-ii';
import { gains } from './gains';
import { parseBundle } from './notation';
import { about } from './words';

export type MarcoPolo = MarcoPoloObservation;
export type Props = BoardProps<MarcoPolo>;

/** A window so wide has the answers beside the board, and the board is made to fit there. */
const BESIDE = 900;

export class MarcoPoloContext extends BoardContext<MarcoPolo> {
  /** The dice that may be picked up, or the one that was. */
  readonly dice = $derived([...this.glowing].filter((element) => element.startsWith('die:')));

  override get leastWidth(): number {
    return (innerWidth.current ?? 0) < BESIDE ? 760 : 640;
  }

  override about(element: string): About | undefined {
    return about(this, element);
  }

  override get gains(): Gain[] {
    return gains(this.previous, this.observation);
  }

  get printed(): MarcoPolo['printed'] {
    return this.observation.printed;
  }

  get own(): PlayerView | undefined {
    return this.viewer === null ? undefined : this.observation.players[this.viewer];
  }

  /** What the die would pay on an occupied space, as its choice says. */
  price(space: string): number {
    const hint = this.hint(`space:${space}`);
    const price = hint?.id === 'marco-polo-ii-hint-occupied' ? hint.args?.price : undefined;
    return typeof price === 'object' ? Number(price.args?.number ?? 0) : 0;
  }

  /** Whether a seat's figures are drawn where its journey has come to. */
  walks(seat: number): boolean {
    return this.observation.walk !== null && this.observation.active === seat;
  }

  /** The element a figure comes from: the end of its planned journey, or where it stood before. */
  cameFrom(seat: number, figure: number): string | undefined {
    const before = this.previous;
    if (!before) return undefined;
    const planned = before.active === seat ? (figure === 0 ? before.walk?.steps : before.walk?.second) : undefined;
    const place = planned?.at(-1) ?? before.players[seat]?.figures[figure];
    return place && `location:${place}`;
  }

  /** The city a contract lay in before it was taken. */
  takenFrom(contract: string): string | undefined {
    const cities = Object.entries(this.previous?.cities ?? {});
    const city = cities.find(([, { contracts }]) => contracts.includes(contract))?.[0];
    return city && `location:${city}`;
  }

  /** A bundle in words: "2 camels, 1 silk". */
  words(bundle: string): string {
    const parts = parseBundle(bundle).map(({ key, number }) => this.amount(key, number));
    return parts.join(', ') || this.say('marco-polo-ii-nothing');
  }

  amount(key: string, number: number): string {
    if (key === 'city_tile') return this.say('marco-polo-ii-card-city_tiles', { number });
    if (key === 'seal') return this.say('marco-polo-ii-space-seals');
    return this.say(`marco-polo-ii-amount-${key === 'copy_other_city_tile' ? 'copy_tile' : key}`, { number });
  }

  location(id: string): string {
    return this.say(`marco-polo-ii-location-${id}`);
  }

  nameOf(seat: number): string {
    return this.seat(seat)?.name ?? '';
  }

  contract(id: string): string {
    const view = this.observation.contract_texts[id];
    if (!view) return id;
    return this.say('marco-polo-ii-exchange', {
      cost: this.words(view.cost),
      reward: this.words(`${view.reward};vp=${view.points}`),
    });
  }
}

export const [getBoard, setBoard] = createContext<MarcoPoloContext>();
