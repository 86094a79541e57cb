/** What the parts of this board share beyond any board: tiles by name, where the walk may end, whose turn it is. */
import { createContext } from 'svelte';
import type { About, BoardProps, Gain } from '../../lib/board/board';
import { BoardContext } from '../../lib/board/context.svelte';
import type { FinalView, FiveTribesObservation, PrintedView, TileView } from '../../protocol/five-tribes';
import { gains } from './gains';
import { block, within } from './layout';
import { TRIBES, type Tribe } from './pictures';
import { about } from './words';

export type Props = BoardProps<FiveTribesObservation>;

export class TribesContext extends BoardContext<FiveTribesObservation> {
  readonly #tiles = $derived(new Map(this.observation.tiles.map((tile) => [tile.tile, tile])));
  readonly #finals = $derived.by(() => {
    const found = new Map<string, FinalView[]>();
    for (const final of this.observation.finals) found.set(final.tile, [...(found.get(final.tile) ?? []), final]);
    return found;
  });
  /** The tribes one may choose among now. */
  readonly tribes = $derived<Tribe[]>(TRIBES.filter((tribe) => this.glows(`tribe:${tribe}`)));
  /** The tile that was chosen, where the tribe is still to be chosen. */
  readonly chosen = $derived.by(() => {
    const tiles = [...this.glowing].filter((element) => element.startsWith('tile:'));
    return tiles.length === 1 && this.tribes.length > 1 ? (tiles[0] ?? '').slice('tile:'.length) : null;
  });

  /** Builders and assassins at work, or where the pointer would end the walk. */
  readonly #workers = $derived.by(() => {
    const { collected } = this.observation;
    return collected ? [collected] : this.pointed ? this.finals(this.pointed) : [];
  });
  /** The blue tiles that count for builders. */
  readonly counted = $derived.by(() => {
    const builders = this.#workers.find(({ tribe }) => tribe === 'builder');
    const around = builders ? block(builders.tile) : [];
    return new Set(around.map(({ id }) => id).filter((id) => this.tile(id)?.colour === 'blue'));
  });
  /** The tiles that assassins reach without fakirs. */
  readonly reached = $derived.by(() => {
    const assassins = this.#workers.find(({ tribe }) => tribe === 'assassin');
    return new Set(assassins ? within(assassins.tile, assassins.number).map(({ id }) => id) : []);
  });

  get printed(): PrintedView {
    return this.observation.printed;
  }

  override about(element: string): About | undefined {
    return about(this, element);
  }

  override get gains(): Gain[] {
    return gains(this.previous, this.observation);
  }

  tile(id: string): TileView | undefined {
    return this.#tiles.get(id);
  }

  /** With which tribes the walk may end on a tile, and what this would bring. */
  finals(id: string): readonly FinalView[] {
    return this.#finals.get(id) ?? [];
  }

  get sowing(): boolean {
    return Object.keys(this.observation.in_hand).length > 0;
  }

  /** The tile the walk has come to. */
  get here(): string | null {
    return this.observation.path.at(-1)?.tile ?? null;
  }

  /** The tile under the pointer, on the board or in the list of choices. */
  get pointed(): string | null {
    const elements = this.peeked ? [this.peeked] : [...this.shown];
    const tiles = elements.filter((element) => element.startsWith('tile:'));
    return tiles.length === 1 ? (tiles[0] ?? '').slice('tile:'.length) : null;
  }

  /** Whose turn it is, or who is asked while bidding. */
  get active(): number | null {
    return this.observation.active ?? this.observation.asked;
  }
}

export const [getBoard, setBoard] = createContext<TribesContext>();
