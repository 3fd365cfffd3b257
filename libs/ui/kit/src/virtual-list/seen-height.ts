import { measureElement } from '@tanstack/react-virtual';
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
  const height = measureElement(row, entry, list);
  if (height > 0) return height;
  const index = list.indexFromElement(row);
  return list.itemSizeCache.get(list.options.getItemKey(index)) ?? list.options.estimateSize(index);
}
