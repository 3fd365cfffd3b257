// Forced colours: if the system replaces all colours of a page, controls can only be recognised by their lines. Each control must have one,
// and a different one while it is focused, which no box around it cuts off.

const MOST_FAULTS = 6;

/** @returns faults of the displayed story, each starting with its kind: `edge`, `focus` or `ring`. */
export async function forcedFaults(page) {
  // A script's `focus()` only shows the focus ring after keyboard input.
  await page.keyboard.press('Shift');
  return page.evaluate(inspect, MOST_FAULTS);
}

/** Runs in the browser. */
function inspect(most) {
  const CONTROLS =
    'button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=switch], [role=radio], [role=slider], [role=combobox], a[href]';
  const CLEAR = /^(transparent|rgba\(\d+, \d+, \d+, 0\))$/;
  const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
  const name = (element) => `${element.localName}.${[...element.classList].join('.')}`.slice(0, 80);
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);

  const lineOf = (style) => {
    const borders = SIDES.filter(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) >= 1 &&
        !['none', 'hidden'].includes(style[`border${side}Style`]) &&
        !CLEAR.test(style[`border${side}Color`]),
    );
    const hasOutline = Number.parseFloat(style.outlineWidth) >= 1 && style.outlineStyle !== 'none' && !CLEAR.test(style.outlineColor);
    return borders.length > 0 || hasOutline;
  };
  /**
   * Elements that may draw a control's line: the control and its parts, the label, group or frame around it, and for a field the elements
   * drawn in its place.
   */
  const drawn = (element) => {
    const isField = element.matches('input, select, textarea');
    const parent = element.parentElement;
    const beside = isField && parent ? [parent, ...parent.children, ...[...parent.children].flatMap(({ children }) => [...children])] : [];
    const frame = element.closest('[role=group], [role=radiogroup]') ?? (isField ? element.closest('label') : null);
    const whole = [...new Set([element, ...element.children, ...beside, ...(frame ? [frame] : [])])];
    return whole.flatMap((at) => [undefined, '::before', '::after'].map((part) => [at, part]));
  };
  const hasEdge = (element) =>
    drawn(element).some(([at, part]) => {
      const style = getComputedStyle(at, part);
      return (part === undefined || style.content !== 'none') && style.opacity !== '0' && lineOf(style);
    });
  /**
   * Controls recognised by their icon or text, such as links and menu items, or drawn by the browser: both use the text colour, which
   * forced colours keep distinct from the page.
   */
  const isWords = (element) =>
    element.matches('a[href], summary, [role=option], [role^=menuitem], [type=range]') || element.querySelector('svg, img') !== null;
  /** Properties that may show the focus. The colour of a thin line is not sufficient; the browser's default outline of buttons is. */
  const lookOf = (element) =>
    drawn(element)
      .map(([at, part]) => {
        const { outlineStyle, outlineWidth, backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(at, part);
        const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return [isOutlined, backgroundColor, borderTopWidth, borderBottomWidth].join();
      })
      .join('|');

  const isClipping = (value) => value === 'hidden' || value === 'clip';
  /** Pixels of an element's outline that a box around it cuts off; the box may scroll in the other direction. */
  const cutOf = (element) => {
    const { outlineStyle, outlineWidth, outlineOffset, position: own } = getComputedStyle(element);
    const reach = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = element.getBoundingClientRect();
    let [most, position] = [0, own];
    for (let at = element.parentElement; reach > 0 && at !== null && position !== 'fixed'; at = at.parentElement) {
      const style = getComputedStyle(at);
      // A positioned element is not clipped by boxes between it and its containing block.
      if (position === 'absolute' && style.position === 'static') continue;
      const { left, top } = at.getBoundingClientRect();
      const [x, y] = [left + at.clientLeft, top + at.clientTop];
      const room = (isX) => (isX ? [box.left - x, x + at.clientWidth - box.right] : [box.top - y, y + at.clientHeight - box.bottom]);
      for (const isX of [true, false]) {
        // What is itself beyond the edge is scrolled or folded away.
        const isCut = isClipping(isX ? style.overflowX : style.overflowY) && room(isX).every((side) => side >= -0.5);
        if (isCut) most = Math.max(most, ...room(isX).map((side) => reach - side));
      }
      if (style.position !== 'static') position = style.position;
      if (at.matches('dialog[open], :popover-open')) break;
    }
    return Math.round(most);
  };

  const faults = [];
  const seen = new Set();
  const had = document.activeElement;
  for (const element of document.querySelectorAll(CONTROLS)) {
    const key = `${name(element)} ${element.getAttribute('type')} ${element.getAttribute('role')} ${element.parentElement?.className} ${element.getAttribute('style')}`;
    const isShown =
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && element.getBoundingClientRect().width > 0;
    if (seen.has(key) || !isShown || element.matches(':disabled, [inert] *, input[type=hidden]')) continue;
    seen.add(key);
    if (!isWords(element) && !hasEdge(element)) faults.push(`edge: "${words(element)}" ${name(element)} has no line round it`);
    element.blur();
    const before = lookOf(element);
    element.focus({ preventScroll: true });
    if (document.activeElement === element && lookOf(element) === before)
      faults.push(`focus: "${words(element)}" ${name(element)} looks the same with the focus`);
    const cut = document.activeElement === element ? Math.max(...drawn(element).map(([at, part]) => (part ? 0 : cutOf(at)))) : 0;
    if (cut >= 1) faults.push(`ring: "${words(element)}" ${name(element)} has ${cut} px of its focus ring cut off`);
  }
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  const rest = faults.length - most;
  return rest > 0 ? [...faults.slice(0, most), `and ${rest} more`] : faults;
}
