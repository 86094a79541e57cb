// Names texts and pieces of the board that are cut off, lie under something else or spill out of their place.
// `people` are names of players.
(people) => {
  const frame = document.querySelector('.board > .frame');
  const sheet = frame.querySelector('.sheet');
  const marker = new CSSStyleSheet();
  marker.replaceSync('.sheet, .sheet * { pointer-events: auto !important; scroll-snap-type: none !important; }');
  document.adoptedStyleSheets = [marker];
  const SLACK = 2;
  const CROSS = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
  const faults = [];

  const opaque = (colour) => {
    const parts = colour.match(/[\d.]+/g)?.map(Number) ?? [];
    return colour !== 'none' && colour !== 'transparent' && (parts[3] ?? 1) > 0.4;
  };
  /** Whether an element paints over what is behind it, at a point. */
  const paints = (one, x, y) => {
    const style = getComputedStyle(one);
    if (Number(style.opacity) < 0.4) return false;
    if (one instanceof SVGElement && one.tagName !== 'svg') return opaque(style.fill) || opaque(style.stroke);
    return opaque(style.backgroundColor) || style.backgroundImage.includes('url') || writes(one, x, y);
  };
  const writes = (one, x, y) => [...one.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.data.trim()) return false;
    return [...rectsOf(node)].some((box) => x > box.left && x < box.right && y > box.top + 2 && y < box.bottom - 2);
  });
  const rectsOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getClientRects();
  };
  const kin = (one, other) => one.contains(other) || other.contains(one);
  const partOf = (one) => one.closest('[data-element]')?.dataset.element ?? '';
  /** Pieces that the rules put onto others: they hide no more than on a real table. */
  const stands = (one, owner) => {
    const [piece, place] = [partOf(one), partOf(owner)];
    return (piece === 'supervisor' && place.startsWith('space:')) || (piece.startsWith('cell:') && place.startsWith('cell:'));
  };
  /** What is dimmed is meant to be seen less, as an effect below the die that used it. */
  const dimmed = (one) => {
    let shade = 1;
    for (let next = one; next && next !== sheet; next = next.parentElement) shade *= Number(getComputedStyle(next).opacity);
    return shade < 0.5;
  };
  /** What lies over an element at a point, if anything does. */
  const over = (owner, x, y) => {
    const above = [];
    for (const one of document.elementsFromPoint(x, y)) {
      if (kin(one, owner)) return owner.contains(one) ? (above[0] ?? null) : null;
      if (paints(one, x, y) && !stands(one, owner)) above.push(one);
    }
    return null;
  };
  /** The nearest ancestor that cuts a box off. */
  const cutter = (owner, box) => {
    for (let one = owner; one && one !== document.body; one = one.parentElement) {
      if (one instanceof SVGElement && one.tagName !== 'svg') continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const cutsX = ['hidden', 'clip'].includes(overflowX);
      const cutsY = ['hidden', 'clip'].includes(overflowY);
      if (cutsX && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return one;
      if (cutsY && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)) return one;
    }
    const outside = box.left < -SLACK || box.right > innerWidth + SLACK;
    return outside ? document.body : null;
  };
  const spills = (box, home, slack = 6) =>
    Math.max(home.left - box.left, box.right - home.right, home.top - box.top, box.bottom - home.bottom) > slack;
  /** A cell of a caravan holds the first part of a tile, which goes on over the next cells. */
  const bounds = (home) => !(home instanceof SVGElement) && !home.dataset.element.startsWith('cell:');
  const holds = (box, other) => !spills(other, box);
  /** The part of an element that is not scrolled away. */
  const open = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (let next = one.parentElement; next && next !== sheet; next = next.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(next);
      const edge = next.getBoundingClientRect();
      if (overflowX !== 'visible') [box.left, box.right] = [Math.max(box.left, edge.left), Math.min(box.right, edge.right)];
      if (overflowY !== 'visible') [box.top, box.bottom] = [Math.max(box.top, edge.top), Math.min(box.bottom, edge.bottom)];
    }
    return box;
  };
  const nameOf = (one) => {
    const part = one.closest('[data-element]')?.dataset.element;
    const classes = [...one.classList].filter((name) => !name.startsWith('svelte')).join('.');
    return `<${one.tagName.toLowerCase()}.${classes}>${part ? ` in ${part}` : ''}`;
  };
  const free = () => {
    const ask = document.querySelector('.ask')?.getBoundingClientRect();
    const low = ask && ask.left <= frame.getBoundingClientRect().left ? ask.top : innerHeight;
    return { top: 0, bottom: low };
  };
  const scrolled = (one, box) => {
    for (let next = one.parentElement; next && next !== document.body; next = next.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(next);
      if (![overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) continue;
      const edge = next.getBoundingClientRect();
      if (box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom) return true;
    }
    return false;
  };
  const bring = (one, box) => {
    const { top, bottom } = free();
    const inside = box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
    if (inside && !scrolled(one, box)) return;
    one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  };
  const look = (what, owner, measure, points, needed) => {
    bring(owner, measure());
    const box = measure();
    const cut = cutter(owner, box);
    if (cut) return faults.push(`${what} is cut by ${nameOf(cut)}`);
    const home = owner.parentElement.closest('[data-element]');
    if (home && bounds(home) && spills(box, home.getBoundingClientRect())) return faults.push(`${what} spills out`);
    const covers = points.map(([x, y]) => over(owner, box.left + x * box.width, box.top + y * box.height)).filter(Boolean);
    if (covers.length >= needed) faults.push(`${what} lies under ${nameOf(covers[0])}`);
  };
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.unseen, title, .floats');

  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const node of texts) {
    const owner = node.parentElement;
    if (!node.data.trim() || !owner || !seen(owner) || dimmed(owner)) continue;
    const measure = () => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, top, width, height } = range.getBoundingClientRect();
      // The letters, without the room above and below them.
      return new DOMRect(left, top + 0.15 * height, width, 0.7 * height);
    };
    const { width, height } = measure();
    if (width === 0 || height === 0) continue;
    const words = `“${node.data.trim().slice(0, 24)}” ${nameOf(owner)}`;
    // Nobody limits how long people's names are.
    if (people.includes(node.data.trim()) && width > 40) continue;
    const clipped = owner.scrollWidth > owner.clientWidth + 1 && getComputedStyle(owner).overflowX === 'hidden';
    if (clipped && !(owner instanceof SVGElement)) faults.push(`${words} is cut off`);
    else look(words, owner, measure, [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5]], 1);
  }
  for (const one of sheet.querySelectorAll('[data-n]')) {
    if (!seen(one) || dimmed(one)) continue;
    look(`number ${one.dataset.n} ${nameOf(one)}`, one, () => one.getBoundingClientRect(), [[0.5, 0.5]], 1);
  }
  for (const one of sheet.querySelectorAll('[data-element]')) {
    // A sheet of glass over others has nothing of its own to be hidden.
    const glass = one.children.length === 0 && !one.textContent.trim() && !paints(one);
    if (!seen(one) || (glass && !(one instanceof SVGElement))) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width < 1 || height < 1) faults.push(`${one.dataset.element} has no size`);
    else look(one.dataset.element, one, () => one.getBoundingClientRect(), CROSS, 3);
  }
  // Figures may stand on the edge of their place, but not outside.
  for (const one of sheet.querySelectorAll('[data-element] .piece')) {
    const home = one.closest('[data-element]');
    if (!seen(one) || dimmed(one) || !bounds(home)) continue;
    const out = spills(one.getBoundingClientRect(), home.getBoundingClientRect(), 12);
    if (out) faults.push(`a piece of ${home.dataset.element} spills out`);
  }
  const boxes = [...sheet.querySelectorAll('[data-element]')].filter((one) => seen(one) && !(one instanceof SVGElement));
  for (const [at, one] of boxes.entries()) {
    const a = open(one);
    for (const other of boxes.slice(at + 1)) {
      const b = open(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 3 && !kin(one, other) && !holds(a, b) && !holds(b, a) && !stands(other, one))
        faults.push(`${one.dataset.element} and ${other.dataset.element} overlap`);
    }
  }
  document.adoptedStyleSheets = [];
  for (const one of [document.scrollingElement, frame, ...sheet.querySelectorAll('*')]) one.scrollTo(0, 0);
  return [...new Set(faults)];
}
