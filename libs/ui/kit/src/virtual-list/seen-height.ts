import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * Height of a row for a windowed list, in pixels: what the browser measures, or what the list took it for before where nobody sees the row.
 * In a panel that is closed every row measures nothing; taken at its word, all rows of a list would fit into its window, and all be drawn.
 */
export function seenHeight<Scroller extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Element>,
): number {
  const index = list.indexFromElement(row);
  const known = list.itemSizeCache.get(list.options.getItemKey(index));
  // Asked in passing: what has been observed is not measured again.
  if (entry === undefined && known !== undefined) return known;
  const observed = entry?.borderBoxSize?.[0]?.blockSize;
  const height = observed === undefined ? (row as HTMLElement).offsetHeight : Math.round(observed);
  return height > 0 ? height : (known ?? list.options.estimateSize(index));
}
