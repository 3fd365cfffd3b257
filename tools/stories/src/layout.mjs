// Layout faults of a story with larger text or in the other direction: text that is cut off, overlapping text, a page wider than its
// window. Measured in the browser, which knows the position of each line of text.

/** How far a line of text may exceed its box by design of the font, as a share of the font size. */
const SLACK = 0.25;
const MOST_FAULTS = 6;

/** @returns faults of the displayed story, each starting with its kind: `cut`, `overlap` or `wide`. */
export async function layoutFaults(page) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(inspect, { slack: SLACK, most: MOST_FAULTS });
}

/** Runs in the browser. */
function inspect({ slack, most }) {
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const isClipping = (value) => value === 'hidden' || value === 'clip';
  const isScrolling = (value) => value === 'auto' || value === 'scroll';
  const name = (element) => `${element.localName}.${[...element.classList].join('.')}`.slice(0, 80);

  /** The padding box of an element, at which its children are clipped or scrolled. */
  const inside = (element) => {
    const { left, top } = element.getBoundingClientRect();
    const x = left + element.clientLeft;
    const y = top + element.clientTop;
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  };
  const isForListeners = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };
  /** Boxes that may clip an element, and the layer that contains it. */
  const surroundings = new Map();
  const around = (element) => {
    const known = surroundings.get(element);
    if (known !== undefined) return known;
    const boxes = [];
    let layer = document.body;
    let isHidden = false;
    let position = 'static';
    for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = styleOf(at);
      // A positioned element is not clipped by boxes between it and its containing block.
      const isPassedBy = position === 'absolute' && style.position === 'static' && at !== element;
      if (!isPassedBy && style.display !== 'inline' && style.display !== 'contents') {
        const [x, y] = [style.overflowX, style.overflowY];
        if (x !== 'visible' || y !== 'visible') {
          if (isForListeners(at)) isHidden = true;
          boxes.push({ at, x, y, ...inside(at) });
        }
        if (style.position !== 'static') position = style.position;
      }
      if (style.clipPath !== 'none' && isForListeners(at)) isHidden = true;
      const isOver = at.matches('dialog[open], :popover-open') || style.position === 'fixed' || style.position === 'sticky';
      if (isOver && layer === document.body) layer = at;
      if (at.matches('dialog[open], :popover-open') || style.position === 'fixed') break;
    }
    const found = { boxes, layer, isHidden };
    surroundings.set(element, found);
    return found;
  };
  const hasAlternative = (element) =>
    element.closest('[title]:not([title=""]), [aria-label]:not(:has(h1, h2, h3, li, button, a, p)), svg, canvas, option') !== null;

  const faults = [];
  const reported = new Set();
  const report = (kind, element, words) => {
    const key = `${kind} ${name(element)}`;
    if (reported.has(key)) return;
    reported.add(key);
    faults.push(`${kind}: ${words}`);
  };

  const scroller = document.scrollingElement;
  if (scroller.scrollWidth > scroller.clientWidth + 1) {
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > innerWidth + 1 || left < -1;
    });
    const last = beyond.at(-1);
    faults.push(
      `wide: the page is ${scroller.scrollWidth - scroller.clientWidth} px wider than its window${last ? `, ${name(last)}` : ''}`,
    );
  }

  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (text === '' || element === null || element.closest('script, style, noscript, .sb-wrapper, title, [inert]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const { boxes, layer, isHidden } = around(element);
    if (isHidden) continue;
    const give = Number.parseFloat(styleOf(element).fontSize) * slack;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width <= 1 || rect.height <= 1) continue;
      const seen = { left: rect.left, right: rect.right, top: rect.top + give, bottom: rect.bottom - give };
      let canScrollX = false;
      let canScrollY = false;
      for (const box of boxes) {
        const overX = Math.max(box.left - rect.left, rect.right - box.right);
        const overY = Math.max(box.top - rect.top, rect.bottom - box.bottom) - give;
        const isCutX = isClipping(box.x) && !canScrollX && overX > 1.5;
        const isCutY = isClipping(box.y) && !canScrollY && overY > 1.5;
        if ((isCutX || isCutY) && !hasAlternative(element))
          report(
            'cut',
            element,
            `"${text.slice(0, 60)}" by ${Math.round(isCutX ? overX : overY)} px ${isCutX ? 'across' : 'down'} in ${name(box.at)}`,
          );
        canScrollX ||= isScrolling(box.x);
        canScrollY ||= isScrolling(box.y);
        seen.left = Math.max(seen.left, box.x === 'visible' ? seen.left : box.left);
        seen.right = Math.min(seen.right, box.x === 'visible' ? seen.right : box.right);
        seen.top = Math.max(seen.top, box.y === 'visible' ? seen.top : box.top);
        seen.bottom = Math.min(seen.bottom, box.y === 'visible' ? seen.bottom : box.bottom);
      }
      if (seen.right - seen.left > 2 && seen.bottom - seen.top > 2) lines.push({ element, layer, text, ...seen });
    }
  }

  // An ellipsis shortens the drawn text but not its box, so only the box shows it.
  for (const element of document.body.querySelectorAll('*')) {
    const { textOverflow, overflowX, webkitLineClamp } = styleOf(element);
    if (!isClipping(overflowX) || hasAlternative(element) || isForListeners(element)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const isShort = textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    const isLow = webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    if (isShort || isLow) report('cut', element, `"${element.textContent.trim().slice(0, 60)}" in ${name(element)} ends in dots`);
  }

  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, at) => {
    for (let next = at + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other.top >= one.bottom - 1) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2)
        report('overlap', one.element, `"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" in ${name(one.element)}`);
    }
  });

  const rest = faults.length - most;
  return rest > 0 ? [...faults.slice(0, most), `and ${rest} more`] : faults;
}
