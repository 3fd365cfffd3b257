import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * Height of a row for a windowed list, in pixels: the measured height, or the previous one while the row is hidden. In a closed panel every
 * row measures 0; with that height all rows would fit into the window and be rendered.
 */
export function seenHeight<Scroller extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Scroller, Element>,
): number {
  const index = list.indexFromElement(row);
  const known = list.itemSizeCache.get(list.options.getItemKey(index));
  // Without a new observation, the known height is still valid.
  if (entry === undefined && known !== undefined) return known;
  const observed = entry?.borderBoxSize?.[0]?.blockSize;
  const height = observed === undefined ? (row as HTMLElement).offsetHeight : Math.round(observed);
  return height > 0 ? height : (known ?? list.options.estimateSize(index));
}
