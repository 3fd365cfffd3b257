import type { ListRow } from '@touchline/betting-line-state';
import { selectBuild, type Build } from '@touchline/shared-state';
import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import styles from './EventTable.module.css';
import { EventTableRow, keyOf, rowClass, type EventTableProps } from './EventTableRow.tsx';

/** Heights before they are measured, in pixels. */
const HEIGHTS: Readonly<Record<Build, Readonly<Record<ListRow['kind'], number>>>> = {
  desktop: { sport: 44, champ: 46, game: 52 },
  mobile: { sport: 44, champ: 56, game: 151 },
};
/** Rows kept ready above and below the window, so that the next stop of a keyboard is there. */
const OVERSCAN = 8;
/** The height that the server fills; the browser measures its own after the first paint. */
const FIRST_WINDOW = { width: 0, height: 900 };

/**
 * The page scrolls as its reader and the browser want: the virtualizer may only make up for rows above that turned out taller. On mounting
 * it would put the page to its first offset; it is told the real one instead.
 */
const keepScroll: typeof windowScroll<Window> = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
  else if (window.scrollY !== offset) window.dispatchEvent(new Event('scroll'));
};

/**
 * Any number of games in the scroll of the page: only what is near the window exists. What is left out above and below is the padding
 * of the table.
 *
 * @spec BT-01 LOAD-4
 */
export function EventTable({ rows, source, section, servedAt, isStale }: EventTableProps) {
  const build = useSelector(selectBuild);
  const table = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // What stands above the table changes with its rows and its state.
  useLayoutEffect(() => {
    if (table.current !== null) setScrollMargin(Math.round(table.current.getBoundingClientRect().top + window.scrollY));
  }, [rows, isStale]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (at) => HEIGHTS[build][rows[at]?.kind ?? 'game'],
    getItemKey: (at) => (rows[at] === undefined ? at : keyOf(rows[at], at)),
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: FIRST_WINDOW,
    initialOffset: 0,
    scrollToFn: keepScroll,
  });
  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <div
      ref={table}
      data-bleeds=""
      data-build={build}
      className={styles.table}
      style={{ paddingBlockStart: above, paddingBlockEnd: Math.max(0, below) }}
    >
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <div key={key} ref={virtualizer.measureElement} data-index={index} className={rowClass(row)}>
            <EventTableRow row={row} source={source} section={section} servedAt={servedAt} isStale={isStale} />
          </div>
        );
      })}
    </div>
  );
}
