/** Turns pointer, finger and keyboard on any marked element into picking and peeking, in one place for all of them. */
import type { Attachment } from 'svelte/attachments';

interface Handlers {
  pick: (element: string) => void;
  peek: (element: string | null) => void;
}

/** How long a finger rests on an element to ask what it is. */
const LONG_PRESS = 450;

const MARKED = '[data-element]';
const GLOWING = '[data-element][data-glow]';

function elementOf(event: Event): string | null {
  const target = event.target instanceof Element ? event.target.closest(MARKED) : null;
  return target?.getAttribute('data-element') ?? null;
}

/** What a click means: the nearest element that can answer now, as a card around a space that cannot. */
function answering(event: Event): string | null {
  const { target } = event;
  if (!(target instanceof Element)) return null;
  const glowing = target.closest(GLOWING) ?? (event instanceof MouseEvent ? beneath(target, event) : null);
  return glowing?.getAttribute('data-element') ?? null;
}

/** The whole drawing: the pieces in it are drawings too. */
function drawingOf(figure: Element): SVGElement | null {
  let drawing = figure instanceof SVGElement ? figure : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing;
}

/** A figure that cannot answer does not keep a click from the space of its drawing on which it stands. */
function beneath(figure: Element, { clientX, clientY }: MouseEvent): Element | null {
  const drawing = drawingOf(figure);
  if (!drawing) return null;
  const here = document.elementsFromPoint(clientX, clientY).filter((one) => drawing.contains(one));
  return here.map((one) => one.closest(GLOWING)).find((one) => one !== null) ?? null;
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
        if (asked) return;
        const glowing = answering(event);
        const element = glowing ?? elementOf(event);
        if (!element) return;
        // A finger has no hover: a tap on what cannot be clicked asks what it is.
        if (!glowing && event instanceof PointerEvent && event.pointerType !== 'mouse') peek(element);
        pick(element);
      },
      { signal },
    );
    root.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        const element = answering(event) ?? elementOf(event);
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
