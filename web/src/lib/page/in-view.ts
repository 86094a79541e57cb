/** Keeps a part of a long page in view while what stands above it grows, until the reader moves the page. */
export function keepInView(part: HTMLElement): () => void {
  const grown = new ResizeObserver(() => part.scrollIntoView({ block: 'start' }));
  const stop = () => grown.disconnect();
  grown.observe(document.body);
  for (const moved of ['pointerdown', 'wheel', 'touchmove', 'keydown']) {
    addEventListener(moved, stop, { once: true, passive: true });
  }
  return stop;
}
