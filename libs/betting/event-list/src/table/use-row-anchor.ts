import type { ListRow } from '@touchline/betting-line-state';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

interface Seen {
  rows: readonly ListRow[];
  /** Rows in the window, from the top, with where they begin in the list. */
  places: readonly { key: unknown; start: number }[];
}

/**
 * Keeps what is read where it is when games above it begin or end: the page is scrolled by as much as they took or gave, less what the browser
 * has made up for itself, which it does now and then where the rows that are left out are padding. When the first row that is seen goes, the
 * next one is kept. A page that is being scrolled is left alone: nobody aims at a row then, and a fling would end.
 *
 * @spec BT-01
 */
export function useRowAnchor(virtualizer: Virtualizer<Window, Element>, rows: readonly ListRow[]): void {
  const seen = useRef<Seen>({ rows, places: [] });
  // Read while rendering: once the rows are in the document, the browser may have moved the page.
  const before = typeof window === 'undefined' ? 0 : window.scrollY;
  useLayoutEffect(() => {
    const { isScrolling, measurementsCache, options } = virtualizer;
    const startOf = ({ start }: { start: number }): number => start - options.scrollMargin;
    // At the top of the list there is no row above to make up for.
    if (seen.current.rows !== rows && !isScrolling && before > options.scrollMargin) {
      const starts = new Map(measurementsCache.map((item) => [item.key as unknown, startOf(item)]));
      const kept = seen.current.places.find(({ key }) => starts.has(key));
      const moved = kept === undefined ? 0 : (starts.get(kept.key) ?? 0) - kept.start - (window.scrollY - before);
      // What moved by more than a screen is another list, in another order.
      if (Math.abs(moved) >= 1 && Math.abs(moved) < window.innerHeight) window.scrollBy({ top: moved, behavior: 'instant' });
    }
    const top = window.scrollY;
    const places = virtualizer.getVirtualItems().filter(({ end }) => end > top);
    seen.current = { rows, places: places.map((item) => ({ key: item.key, start: startOf(item) })) };
  });
}
