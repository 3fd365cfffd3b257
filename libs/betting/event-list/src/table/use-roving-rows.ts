import { isLetter, keepPlace, matchTyped, NOTHING_TYPED, placeOf, rowIndex, typeOn } from '@touchline/ui-kit';
import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const CONTROLS = 'a[href], button';
const LEFT_OUT = '-1';
/** A list that is come back to is drawn by then; later the focus belongs to whatever its reader did meanwhile. */
const RETURN_MS = 5_000;

export interface RovingRows {
  /** Holds the rows, each with its place as `data-index`. */
  root: RefObject<HTMLElement | null>;
  /** Places of the rows that have links and buttons, in order. */
  stops: readonly number[];
  /** The same key for the same row, wherever it is now. */
  keyAt: (index: number) => string;
  /** Words that typed letters are compared with. */
  textAt: (index: number) => string;
  /** Scrolls until a row that is not drawn is. */
  scrollTo: (index: number) => void;
  /** Name of this place in the history of the page. */
  placeKey: string;
}

/** What a row has opened over the page is no part of it. */
const isOver = (element: Element): boolean => element.closest('dialog') !== null;
const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => !isOver(control));
const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element && !isOver(target) ? target.closest<HTMLElement>('[data-index]') : null;
const indexOf = (row: HTMLElement): number => Number(row.dataset['index']);

/**
 * One tab stop for a list of any length: the arrows, Page Up, Page Down, Home and End move between rows and stay in the same column of
 * prices, left and right move inside a row, letters lead to the next row that begins with them, Tab leaves through the row's own controls.
 * Who comes back to the list finds the focus where it was left, unless it is somewhere already.
 * Tab stops are written past React: rows are drawn by components that know nothing of each other.
 *
 * @returns handlers for the element that holds the rows.
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
    // A row that is scrolled away leaves its tab stop to the first that is there.
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

  // The row is there once the page is scrolled to its place, which is not a thing of this hook.
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
    // A head has two controls; a game that follows is entered where the last one was left.
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
      typing.current = typeOn(typing.current, event.key, event.timeStamp);
      const found = matchTyped(stops.map(textAt), typing.current.typed, at, document.documentElement.lang || 'en');
      if (found >= 0) goTo(stops[found] ?? 0);
    }
  };
  return { onFocus, onKeyDown };
}

/** Which way along a row a key goes, as the row is read. */
function sideOf(key: string, row: Element): -1 | 0 | 1 {
  const isBackwards = getComputedStyle(row).direction === 'rtl';
  if (key === 'ArrowRight') return isBackwards ? -1 : 1;
  if (key === 'ArrowLeft') return isBackwards ? 1 : -1;
  return 0;
}
