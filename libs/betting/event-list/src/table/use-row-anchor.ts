import type { ListRow } from '@touchline/betting-line-state';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

interface Seen {
  rows: readonly ListRow[];
  /** Rows in the window, from the top, with their offsets in the list. */
  places: readonly { key: unknown; start: number }[];
}

/**
 * Keeps visible rows in place when games above them are added or removed: scrolls the page by the change in height, minus the part that the
 * browser's own scroll anchoring has already corrected. If the first visible row is removed, the next one is the anchor. Does nothing
 * during a scroll, because it would stop a fling.
 *
 * @spec BT-01
 */
export function useRowAnchor(virtualizer: Virtualizer<Window, Element>, rows: readonly ListRow[]): void {
  const seen = useRef<Seen>({ rows, places: [] });
  // Read during rendering: after the commit, the browser may already have scrolled the page.
  const before = typeof window === 'undefined' ? 0 : window.scrollY;
  useLayoutEffect(() => {
    const { isScrolling, measurementsCache, options } = virtualizer;
    const startOf = ({ start }: { start: number }): number => start - options.scrollMargin;
    // At the top of the list there are no rows above.
    if (seen.current.rows !== rows && !isScrolling && before > options.scrollMargin) {
      const starts = new Map(measurementsCache.map((item) => [item.key as unknown, startOf(item)]));
      const kept = seen.current.places.find(({ key }) => starts.has(key));
      const moved = kept === undefined ? 0 : (starts.get(kept.key) ?? 0) - kept.start - (window.scrollY - before);
      // A change of more than a screen means another list or another order.
      if (Math.abs(moved) >= 1 && Math.abs(moved) < window.innerHeight) window.scrollBy({ top: moved, behavior: 'instant' });
    }
    const top = window.scrollY;
    const places = virtualizer.getVirtualItems().filter(({ end }) => end > top);
    seen.current = { rows, places: places.map((item) => ({ key: item.key, start: startOf(item) })) };
  });
}
