/** What every part of Yspahan's board shares. */
import { createContext } from 'svelte';
import type { About, BoardProps, Gain } from '../../lib/board/board';
import { BoardContext } from '../../lib/board/context.svelte';
import type { YspahanObservation } from '../../protocol/yspahan';
import { gains } from './gains';
import { about } from './words';

export type Props = BoardProps<YspahanObservation>;

export class YspahanContext extends BoardContext<YspahanObservation> {
  override get leastWidth(): number {
    return 560;
  }

  override about(element: string): About | undefined {
    return about(this, element);
  }

  override get gains(): Gain[] {
    return this.previous ? gains(this.previous, this.observation) : [];
  }

  /** The player whose decision it is, as far as the board cares: the viewer, else whoever is asked. */
  get player(): number {
    return this.viewer ?? this.observation.asked ?? 0;
  }

  /** The space the supervisor would walk to: the one pointed at, here or in the list of choices. */
  get goal(): string | null {
    const pointed = this.peeked && this.glows(this.peeked) ? [this.peeked] : [...this.shown];
    const spaces = pointed.filter((element) => element.startsWith('space:'));
    return spaces.length === 1 && spaces[0] ? spaces[0].slice('space:'.length) : null;
  }
}

export const [getBoard, setBoard] = createContext<YspahanContext>();
