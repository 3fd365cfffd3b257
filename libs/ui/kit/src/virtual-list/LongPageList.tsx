import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import type { PageListProps } from './page-list-props.ts';
import styles from './PageList.module.css';
import { seenHeight } from './seen-height.ts';
import { usePrinting } from './use-printing.ts';

/** Entries rendered beyond the window on each side, so that the next tab stop exists. */
const SPARE = 8;
const NEAR_END = 20;
/** A long list prints only a few sheets, from the reader's position on. */
const ON_PAPER = 100;
/** Rendered by the edge, and in the first paint before measuring. */
const FIRST_WINDOW = { width: 0, height: 900 };

/** The reader controls the scroll position; the list only compensates for entries above that turned out taller. */
const keepScroll: typeof windowScroll<Window> = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
};

/** A {@link PageList} with more entries than are rendered at once. @spec LOAD-4 AC-05 */
export function LongPageList<Item>({
  items,
  keyOf,
  rowHeight,
  gap = 0,
  children,
  itemClassName,
  onNearEnd,
  className,
  style,
  ...rest
}: PageListProps<Item>) {
  const root = useRef<HTMLUListElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Content above the list may change with its entries.
  useLayoutEffect(() => {
    if (root.current !== null) setScrollMargin(Math.round(root.current.getBoundingClientRect().top + window.scrollY));
  }, [items]);
  const list = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: (at) => keyOf(items[at] as Item),
    measureElement: seenHeight,
    overscan: SPARE,
    gap,
    scrollMargin,
    initialRect: FIRST_WINDOW,
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    scrollToFn: keepScroll,
  });
  const isPrinting = usePrinting();
  const near = list.getVirtualItems();
  const last = near.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= items.length - NEAR_END) onNearEnd?.();
  }, [last, items.length, onNearEnd]);

  const isWindow = !isPrinting;
  const from = list.range?.startIndex ?? 0;
  const places = isWindow ? near.map(({ index }) => index) : items.slice(from, from + ON_PAPER).map((_, at) => from + at);
  const above = (near[0]?.start ?? scrollMargin) - scrollMargin;
  const below = list.getTotalSize() - ((near.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <ul
      {...rest}
      ref={root}
      className={cx(styles.list, className)}
      style={{ ...style, gap, ...(isWindow && { paddingBlockStart: above, paddingBlockEnd: Math.max(0, below) }) }}
    >
      {places.map((index) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={keyOf(item)}
            // Heights measured in print differ from those on screen.
            ref={isWindow ? list.measureElement : undefined}
            data-index={index}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            className={itemClassName}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
