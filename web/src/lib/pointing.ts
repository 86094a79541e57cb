/** Turns pointer, finger and keyboard on any marked element into picking and peeking, in one place for all of them. */
import type { Attachment } from 'svelte/attachments';

interface Handlers {
  pick: (element: string) => void;
  peek: (element: string | null) => void;
}

/** How long a finger rests on an element to ask what it is. */
const LONG_PRESS = 450;

function elementOf(event: Event): string | null {
  const target = event.target instanceof Element ? event.target.closest('[data-element]') : null;
  return target?.getAttribute('data-element') ?? null;
}

export function pointing({ pick, peek }: Handlers): Attachment<HTMLElement> {
  return (root) => {
    const stop = new AbortController();
    const { signal } = stop;
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let asked = false;

    const release = (): void => clearTimeout(pressed);
    root.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && peek(elementOf(event)), {
      signal,
    });
    root.addEventListener('pointerleave', () => peek(null), { signal });
    root.addEventListener('focusin', (event) => peek(elementOf(event)), { signal });
    // An element that is taken away loses the focus in the middle of drawing, when nothing may change.
    root.addEventListener('focusout', () => queueMicrotask(() => peek(null)), { signal });
    root.addEventListener(
      'pointerdown',
      (event) => {
        asked = false;
        if (event.pointerType === 'mouse') return;
        const element = elementOf(event);
        pressed = setTimeout(() => {
          asked = true;
          peek(element);
        }, LONG_PRESS);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel', 'pointermove']) root.addEventListener(end, release, { signal });
    root.addEventListener('contextmenu', (event) => asked && event.preventDefault(), { signal });
    root.addEventListener(
      'click',
      (event) => {
        const element = elementOf(event);
        if (asked || !element) return;
        const glows = event.target instanceof Element && event.target.closest('[data-glow]');
        // A finger has no hover: a tap on what cannot be clicked asks what it is.
        if (!glows && event instanceof PointerEvent && event.pointerType !== 'mouse') peek(element);
        pick(element);
      },
      { signal },
    );
    root.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        const element = elementOf(event);
        if (!element) return;
        event.preventDefault();
        pick(element);
      },
      { signal },
    );
    return () => {
      release();
      stop.abort();
    };
  };
}
