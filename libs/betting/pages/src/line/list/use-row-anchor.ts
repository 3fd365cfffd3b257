import type { ListRow } from '@touchline/betting-line-state';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

/** Rows that are seen, from the top, with where they begin in the list. */
type Places = readonly { key: unknown; start: number }[];

/**
 * Keeps what is read where it is when games above it begin or end: the page is scrolled by as much as they took or gave. The browser, which
 * would do so itself, does not where the rows that are left out are padding. When the first row that is seen goes, the next one is kept.
 * A page that is being scrolled is left alone: nobody aims at a row then, and a fling would end.
 *
 * @spec BT-01
 */
export function useRowAnchor(virtualizer: Virtualizer<Window, Element>, rows: readonly ListRow[]): void {
  const seen = useRef<Places>([]);
  useLayoutEffect(() => {
    const { isScrolling, measurementsCache, options } = virtualizer;
    // At the top of the list there is no row above to make up for.
    if (isScrolling || window.scrollY <= options.scrollMargin) return;
    const starts = new Map(measurementsCache.map(({ key, start }) => [key as unknown, start - options.scrollMargin]));
    const kept = seen.current.find(({ key }) => starts.has(key));
    const moved = kept === undefined ? 0 : (starts.get(kept.key) ?? 0) - kept.start;
    // What moved by more than a screen is another list, in another order.
    if (moved !== 0 && Math.abs(moved) < window.innerHeight) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [virtualizer, rows]);
  useLayoutEffect(() => {
    seen.current = virtualizer
      .getVirtualItems()
      .filter(({ end }) => end > window.scrollY)
      .map(({ key, start }) => ({ key, start: start - virtualizer.options.scrollMargin }));
  });
}
