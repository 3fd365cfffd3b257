import type { ComponentProps, ReactNode } from 'react';

export interface PageListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  /** All of them; of a long list only those near the window are drawn. */
  items: readonly Item[];
  /** The same key for the same thing, whatever its place. */
  keyOf: (item: Item) => string;
  /** Height of an entry in pixels before it is measured. */
  rowHeight: number;
  /** Pixels between two entries. */
  gap?: number;
  /** Draws an entry. */
  children: (item: Item) => ReactNode;
  /** Of each entry. */
  itemClassName?: string | undefined;
  /** The reader has come near the end of what is there. */
  onNearEnd?: (() => void) | undefined;
}
