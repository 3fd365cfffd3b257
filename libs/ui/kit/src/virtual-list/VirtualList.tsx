import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { isLetter, loadFold, matchTyped, NOTHING_TYPED, typeOn } from '../typing/type-ahead.ts';
import { keepPlace, placeOf } from './places.ts';
import { rowIndex } from './row-keys.ts';
import { seenHeight } from './seen-height.ts';
import styles from './VirtualList.module.css';

export interface VirtualRow {
  /** Index in the list, from 0. */
  index: number;
  /** Whether the row has the tab stop of the list. */
  isActive: boolean;
  /** For every link and button of the row: 0 in the row with the tab stop, -1 in the others. */
  tabIndex: 0 | -1;
}

export interface VirtualListProps<Item> extends Omit<ComponentProps<'div'>, 'children' | 'onSelect' | 'role'> {
  /** Describes the list; its accessible name. */
  label: string;
  /** All items; only visible ones are rendered. */
  items: readonly Item[];
  /** Stable key of an item, independent of its position. */
  keyOf: (item: Item) => string;
  /** Text that typed letters are compared with. */
  textOf: (item: Item) => string;
  /** Height of a row in pixels before it is measured. */
  rowHeight: number;
  /** Renders a row. In a list of rows its links and buttons take `row.tabIndex`; an option contains none. */
  children: (item: Item, row: VirtualRow) => ReactNode;
  /** `choice`: options, one of them chosen. `rows` (default): items with their own links and buttons. */
  kind?: 'rows' | 'choice';
  /** Key of the chosen option. */
  selectedKey?: string;
  /** Called when the player chooses an option with a press, Enter or the space bar. */
  onChoose?: (key: string) => void;
  /** Key under which the list stores its position, to restore it when the player comes back. */
  placeKey?: string;
}

const SPARE_ROWS = 6;
const FIRST_ROWS = 12;
const FOCUSABLE = 'a[href], button, input, select, textarea';
const isTyping = (target: EventTarget) => target instanceof Element && target.matches('input, select, textarea');

/**
 * A list of thousands of rows that renders only the visible ones. It fills its container, which must have a height.
 *
 * Keyboard: one tab stop; Up, Down, Page Up, Page Down, Home and End move between rows and stay on the same control of a row; letters move
 * to the next row that starts with them; Tab moves through the row, then out; Enter or the space bar chooses an option. Its name is
 * `label`; each row is announced with its position.
 */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  textOf,
  rowHeight,
  children,
  kind = 'rows',
  selectedKey,
  onChoose,
  placeKey,
  className,
  onKeyDown,
  ...rest
}: VirtualListProps<Item>) {
  const root = useRef<HTMLDivElement>(null);
  const [place] = useState(() => placeOf(placeKey));
  const [active, setActive] = useState({ key: place?.activeKey ?? selectedKey ?? null, index: 0 });
  const indexes = useMemo(() => new Map(items.map((item, index) => [keyOf(item), index])), [items, keyOf]);
  // A removed row passes its tab stop to the row in its place.
  const activeIndex = Math.min((active.key === null ? undefined : indexes.get(active.key)) ?? active.index, Math.max(0, items.length - 1));
  const typing = useRef(NOTHING_TYPED);
  const wish = useRef<{ index: number; control: number } | null>(null);
  const isChoice = kind === 'choice';

  const list = useVirtualizer({
    count: items.length,
    getScrollElement: () => root.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    measureElement: seenHeight,
    overscan: SPARE_ROWS,
    initialOffset: place?.offset ?? 0,
    // Rendered by the edge, and in the first paint before measuring.
    initialRect: { width: 0, height: rowHeight * FIRST_ROWS },
    // The row with the tab stop stays mounted when it is scrolled away, so that the focus is not lost.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), activeIndex])].sort((one, other) => one - other),
  });

  useLayoutEffect(() => {
    if (wish.current === null) return;
    const row = root.current?.querySelector<HTMLElement>(`[data-index="${wish.current.index}"]`);
    if (!row) return;
    const target = isChoice
      ? row
      : ([...row.querySelectorAll<HTMLElement>(FOCUSABLE)].at(wish.current.control) ?? row.querySelector<HTMLElement>(FOCUSABLE));
    wish.current = null;
    target?.focus({ preventScroll: true });
  });

  const kept = useRef(active.key);
  useLayoutEffect(() => {
    kept.current = active.key;
  }, [active.key]);
  useLayoutEffect(() => {
    const box = root.current;
    if (box === null || placeKey === undefined) return undefined;
    // At clean-up the box has left the document and lost its scroll position.
    let offset = box.scrollTop;
    const note = () => {
      offset = box.scrollTop;
    };
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      box.removeEventListener('scroll', note);
      keepPlace(placeKey, { offset, activeKey: kept.current });
    };
  }, [placeKey]);

  const goTo = (index: number, control: number) => {
    wish.current = { index, control };
    setActive({ key: keyOf(items[index] as Item), index });
    list.scrollToIndex(index, { align: 'auto' });
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null;
    if (event.defaultPrevented || row === null || isTyping(event.target)) return;
    const at = Number(row.dataset['index']);
    const control = [...row.querySelectorAll(FOCUSABLE)].indexOf(event.target as Element);
    const page = Math.max(1, Math.floor((root.current?.clientHeight ?? 0) / rowHeight) - 1);
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : rowIndex(event.key, { at, count: items.length, page });
    if (to !== null) {
      event.preventDefault();
      goTo(to, Math.max(0, control));
    } else if (isChoice && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onChoose?.(keyOf(items[at] as Item));
    } else if (isLetter(event)) {
      const typed = typeOn(typing.current, event.key, event.timeStamp);
      typing.current = typed;
      const find = (fold: (text: string) => string) => {
        const found = typing.current === typed ? matchTyped(items.map(textOf), typed.typed, at, fold) : -1;
        if (found >= 0) goTo(found, Math.max(0, control));
      };
      loadFold().then(find, () => undefined);
    }
  };

  return (
    <div
      {...rest}
      ref={root}
      role={isChoice ? 'listbox' : 'list'}
      aria-label={label}
      className={cx(styles.list, className)}
      onKeyDown={press}
    >
      <div role="presentation" className={styles.rows} style={{ blockSize: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index] as Item;
          const isActive = index === activeIndex;
          const tabIndex = isActive ? 0 : -1;
          return (
            <div
              key={key}
              ref={list.measureElement}
              data-index={index}
              role={isChoice ? 'option' : 'listitem'}
              aria-selected={isChoice ? keyOf(item) === selectedKey : undefined}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              tabIndex={isChoice ? tabIndex : undefined}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => {
                if (!isActive || active.key === null) setActive({ key: keyOf(item), index });
              }}
              onClick={isChoice ? () => onChoose?.(keyOf(item)) : undefined}
            >
              {children(item, { index, isActive, tabIndex })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
