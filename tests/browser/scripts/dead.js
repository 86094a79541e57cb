// Clicks the middle of all that glows, one after the other, and names what neither answered nor narrowed the choices.
// What lies there decides what is hit, as for a real pointer; `touch` says whether it is a finger.
async (touch) => {
  const frame = document.querySelector('.board > .frame');
  const glowing = () => [...frame.querySelectorAll('[data-glow]')].filter((one) => one.checkVisibility());
  const drawn = () => new Promise((done) => setTimeout(done));
  const pointerType = touch ? 'touch' : 'mouse';
  const count = () => document.querySelectorAll('.choices li').length;
  const dead = [];
  // Views that are swiped stay where they are put.
  const still = new CSSStyleSheet();
  still.replaceSync('.sheet * { scroll-snap-type: none !important; }');
  document.adoptedStyleSheets = [still];
  for (let at = 0; at < glowing().length; at++) {
    const one = glowing()[at];
    const before = count();
    easel.sent.length = 0;
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    await drawn();
    const { left, top, width, height } = one.getBoundingClientRect();
    const place = { clientX: left + width / 2, clientY: top + height / 2 };
    const hit = document.elementFromPoint(place.clientX, place.clientY);
    // Not lifted: for the board, two taps in a row would be a double tap.
    for (const type of ['pointerdown', 'pointercancel', 'click'])
      hit?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, pointerType, ...place }));
    await drawn();
    if (!easel.heard('play') && !(count() < before)) {
      const lies = hit?.closest('[data-element]')?.dataset.element ?? hit?.outerHTML.slice(0, 80);
      dead.push(`${one.dataset.element}: a click hits ${lies}`);
    }
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await drawn();
  }
  document.adoptedStyleSheets = [];
  return dead;
}
