import { isLetter, keepPlace, loadFold, matchTyped, NOTHING_TYPED, placeOf, rowIndex, typeOn } from '@touchline/ui-kit';
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const CONTROLS = 'a[href], button';
const LEFT_OUT = '-1';
/** Time limit for restoring the focus after back navigation; afterwards the focus may have been moved on purpose. */
const RETURN_MS = 5_000;

export interface RovingRows {
  /** Container of the rows, each with its index as `data-index`. */
  root: RefObject<HTMLElement | null>;
  /** Indexes of the rows that have links or buttons, ascending. */
  stops: readonly number[];
  /** Key of the row at an index; the same for the same row after the list changes. */
  keyAt: (index: number) => string;
  /** Text of a row for type-ahead. */
  textAt: (index: number) => string;
  /** Scrolls until the row at an index is rendered. */
  scrollTo: (index: number) => void;
  /** Key of this entry in the page's history. */
  placeKey: string;
}

/** Dialogs opened by a row do not belong to it. */
const isOver = (element: Element): boolean => element.closest('dialog') !== null;
const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !isOver(control));
const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element && !isOver(target) ? target.closest<HTMLElement>('[data-index]') : null;
const indexOf = (row: HTMLElement): number => Number(row.dataset['index']);

/**
 * Makes a list of any length one tab stop. Arrow keys, Page Up, Page Down, Home and End move between rows and stay in the same column of
 * prices; left and right move within a row; typing letters moves to the next row that begins with them; Tab leaves through the row's own
 * controls. After back navigation the focus returns to the row that had it, unless another element is focused. The `tabindex` attributes
 * are written directly to the DOM, because rows are rendered by components that do not know each other.
 *
 * @returns handlers for the element that contains the rows.
 * @spec BT-01
 */
export function useRovingRows({ root, stops, keyAt, textAt, scrollTo, placeKey }: RovingRows) {
  const active = useRef<string | null>(placeOf(placeKey)?.activeKey ?? null);
  const left = useRef<{ key: string | null; untilMs: number } | null>(null);
  const column = useRef(0);
  const wish = useRef<number | null>(null);
  const typing = useRef(NOTHING_TYPED);

  const spread = () => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].filter((row) => controlsOf(row).length > 0);
    // If the active row is not rendered any more, the first rendered row becomes the tab stop.
    const stop = rows.find((row) => keyAt(indexOf(row)) === active.current) ?? rows[0];
    for (const row of rows) {
      for (const control of controlsOf(row)) {
        if (row === stop) control.removeAttribute('tabindex');
        else control.setAttribute('tabindex', LEFT_OUT);
      }
    }
  };
  const focus = (row: Element) => {
    const controls = controlsOf(row);
    const control = controls[column.current] ?? controls[0];
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const goTo = (index: number) => {
    const row = root.current?.querySelector(`[data-index="${index}"]`);
    if (row) return focus(row);
    wish.current = index;
    scrollTo(index);
  };

  // Runs after every render, because the row exists only once the page has scrolled to it, which this hook does not control.
  const comeBack = () => {
    left.current ??= { key: active.current, untilMs: performance.now() + RETURN_MS };
    const { key, untilMs } = left.current;
    if (key === null || document.activeElement !== document.body || performance.now() > untilMs) left.current.key = null;
    else {
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
      const row = rows.find((one) => keyAt(indexOf(one)) === key);
      if (row) controlsOf(row)[0]?.focus({ preventScroll: true });
    }
  };

  useLayoutEffect(() => {
    spread();
    comeBack();
    const row = wish.current === null ? null : root.current?.querySelector(`[data-index="${wish.current}"]`);
    if (!row) return;
    wish.current = null;
    focus(row);
  });
  useLayoutEffect(() => () => keepPlace(placeKey, { offset: 0, activeKey: active.current }), [placeKey]);

  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (row === null) return;
    const controls = controlsOf(row);
    const at = controls.indexOf(target as HTMLElement);
    // Championship heads have two controls; keep the column for the games below them.
    if (at > 0 || controls.length > 2) column.current = Math.max(0, at);
    if (active.current === keyAt(indexOf(row))) return;
    active.current = keyAt(indexOf(row));
    spread();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (row === null || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = stops.indexOf(indexOf(row));
    const height = Math.max(1, row.offsetHeight);
    const page = Math.max(1, Math.floor(window.innerHeight / height) - 2);
    const to = rowIndex(event.key, { at, count: stops.length, page });
    const side = sideOf(event.key, row);
    if (to !== null) {
      event.preventDefault();
      goTo(stops[to] ?? 0);
    } else if (side !== 0) {
      event.preventDefault();
      const controls = controlsOf(row);
      controls[controls.indexOf(event.target as HTMLElement) + side]?.focus();
    } else if (isLetter(event)) {
      const typed = typeOn(typing.current, event.key, event.timeStamp);
      typing.current = typed;
      const find = (fold: (text: string) => string) => {
        const found = typing.current === typed ? matchTyped(stops.map(textAt), typed.typed, at, fold) : -1;
        if (found >= 0) goTo(stops[found] ?? 0);
      };
      loadFold().then(find, () => undefined);
    }
  };
  return { onFocus, onKeyDown };
}

/** Direction of an arrow key within a row, in reading order. */
function sideOf(key: string, row: Element): -1 | 0 | 1 {
  const isBackwards = getComputedStyle(row).direction === 'rtl';
  if (key === 'ArrowRight') return isBackwards ? -1 : 1;
  if (key === 'ArrowLeft') return isBackwards ? 1 : -1;
  return 0;
}
