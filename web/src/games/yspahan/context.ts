/** What every part of Yspahan's board shares. */
import { createContext } from 'svelte';
import type { About, BoardProps } from '../../lib/board/board';
import { BoardContext } from '../../lib/board/context.svelte';
import type { PrintedView, YspahanObservation } from '../../protocol/yspahan';
import { about } from './words';

export type Props = BoardProps<YspahanObservation>;

export class YspahanContext extends BoardContext<YspahanObservation> {
  override get leastWidth(): number {
    return 560;
  }

  override about(element: string): About | undefined {
    return about(this, element);
  }

  /** One's own buildings are what can be clicked; those of the others only look like them. */
  override elementFor(element: string, seat: number): string {
    const [domain, building = ''] = element.split(':');
    return domain === 'building' ? this.buildingElement(building, seat) : element;
  }

  buildingElement(building: string, seat: number): string {
    return seat === this.viewer ? `building:${building}` : `building:${building}@${seat}`;
  }

  get printed(): PrintedView {
    return this.observation.printed;
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
