import type { ComponentProps, ReactNode } from 'react';

export interface PageListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** All items; of a long list only those near the window are rendered. */
  items: readonly Item[];
  /** Stable key of an item, independent of its position. */
  keyOf: (item: Item) => string;
  /** Height of an entry in pixels before it is measured. */
  rowHeight: number;
  /** Gap between two entries in pixels. */
  gap?: number;
  /** Renders an entry. */
  children: (item: Item) => ReactNode;
  /** Class of each entry. */
  itemClassName?: string | undefined;
  /** Called when the reader is near the end. */
  onNearEnd?: (() => void) | undefined;
}
