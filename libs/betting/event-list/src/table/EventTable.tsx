import { selectChamp, type ListRow } from '@touchline/betting-line-state';
import { selectBuild, type Build, type RootState } from '@touchline/shared-state';
import { seenHeight, usePrinting } from '@touchline/ui-kit';
import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { readGame } from '../feed/use-game.ts';
import styles from './EventTable.module.css';
import { rowHeight } from './row-height.ts';
import { EventTableRow, keyOf, rowClass, type EventTableProps } from './EventTableRow.tsx';
import { useRowAnchor } from './use-row-anchor.ts';
import { useRovingRows } from './use-roving-rows.ts';

/** Rows rendered above and below the window, so that the next row for the keyboard exists. */
const OVERSCAN = 8;
/** Viewport height assumed by the server; the browser measures its own after the first paint. */
const FIRST_WINDOW = { width: 0, height: 900 };

/**
 * Leaves scrolling to the user and the browser: the virtualizer may only compensate for rows above that turned out taller. On mount it
 * would scroll to its initial offset; a scroll event makes it read the real one instead.
 */
const keepScroll: typeof windowScroll<Window> = (offset, options, instance) => {
  if (options.adjustments !== undefined) windowScroll(offset, options, instance);
  else if (window.scrollY !== offset) window.dispatchEvent(new Event('scroll'));
};

/** Most printed rows: four sheets of a desktop list. A thousand games would take fifty. */
const PAPER_ROWS = 80;
/** Printing starts with the championship at the top of the screen. */
function onPaper(rows: readonly ListRow[], firstSeen: number) {
  const champ = rows.slice(0, firstSeen + 1).findLastIndex(({ kind }) => kind === 'champ');
  const from = Math.max(0, rows[champ - 1]?.kind === 'sport' ? champ - 1 : champ);
  return rows.slice(from, from + PAPER_ROWS).map((row, at) => ({ index: from + at, key: keyOf(row, from + at) }));
}

/** Whether a row has links or buttons: on phones the name of a championship has none. */
const isStop = (row: ListRow, build: Build): boolean => row.kind === 'game' || (row.kind === 'champ' && build === 'desktop');

/**
 * A list of any number of games that scrolls with the page and renders only rows near the window; padding of the table replaces the others.
 * Printing has no window: it starts at the current scroll position and is limited to a few sheets. The whole list is one tab stop, see
 * `useRovingRows`.
 *
 * @spec BT-01 LOAD-4
 */
export function EventTable({ rows, source, section, servedAt, isStale }: EventTableProps) {
  const intl = useIntl();
  const store = useStore<RootState>();
  const { key: placeKey } = useLocation();
  const build = useSelector(selectBuild);
  const table = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  // Content above the table changes with its rows and its state.
  useLayoutEffect(() => {
    if (table.current !== null) setScrollMargin(Math.round(table.current.getBoundingClientRect().top + window.scrollY));
  }, [rows, isStale]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (at) => rowHeight(build, rows[at]),
    getItemKey: (at) => (rows[at] === undefined ? at : keyOf(rows[at], at)),
    measureElement: seenHeight,
    overscan: OVERSCAN,
    scrollMargin,
    initialRect: FIRST_WINDOW,
    initialOffset: 0,
    scrollToFn: keepScroll,
  });
  useRowAnchor(virtualizer, rows);
  const stops = useMemo(() => rows.flatMap((row, at) => (isStop(row, build) ? [at] : [])), [rows, build]);
  const textAt = (at: number): string => {
    const row = rows[at];
    const state = store.getState();
    if (row?.kind === 'champ') return selectChamp(state, row.champId)?.name ?? '';
    return (row?.kind === 'game' && readGame(state, source, row.gameId)?.info.opponent1.name) || '';
  };
  const keys = useRovingRows({
    root: table,
    stops,
    keyAt: (at) => (rows[at] === undefined ? '' : keyOf(rows[at], at)),
    textAt,
    scrollTo: (at) => window.scrollTo(0, (virtualizer.measurementsCache[at]?.start ?? 0) - window.innerHeight / 2),
    placeKey,
  });
  const isPrinting = usePrinting();
  const near = virtualizer.getVirtualItems();
  const items = isPrinting ? onPaper(rows, virtualizer.range?.startIndex ?? 0) : near;
  const above = (near[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() - ((near.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <div
      {...keys}
      ref={table}
      role="list"
      aria-label={intl.formatMessage({ id: 'betting.list.games', defaultMessage: 'Events' })}
      data-bleeds=""
      data-build={build}
      className={styles.table}
      style={isPrinting ? undefined : { paddingBlockStart: above, paddingBlockEnd: Math.max(0, below) }}
    >
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <div
            key={key}
            // Row heights on paper must not replace those measured on the screen.
            ref={isPrinting ? undefined : virtualizer.measureElement}
            data-index={index}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={rows.length}
            className={rowClass(row)}
          >
            <EventTableRow row={row} source={source} section={section} servedAt={servedAt} isStale={isStale} />
          </div>
        );
      })}
    </div>
  );
}
