import { useEffect, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { PageListProps } from './page-list-props.ts';
import styles from './PageList.module.css';

/** Lists up to this length are rendered completely, for find-in-page and printing. */
export const MOST_WHOLE = 60;

type LongList = <Item>(props: PageListProps<Item>) => ReactNode;

/**
 * A list of any length that scrolls with the page; of a long list only entries near the window are rendered. Unlike `VirtualList` it does
 * not scroll by itself, and its entries may contain any links and buttons.
 *
 * Keyboard: every control of an entry is a tab stop. The list's name is `aria-label`; each entry is announced with its position.
 *
 * @spec LOAD-4 AC-05
 */
export function PageList<Item>(props: PageListProps<Item>) {
  const { items, keyOf, gap = 0, children, itemClassName, onNearEnd, rowHeight: _, className, style, ...rest } = props;
  const isLong = items.length > MOST_WHOLE;
  // The code for thousands of entries loads with the first long list; until then only the beginning is rendered.
  const [Long, setLong] = useState<LongList | null>(null);
  useEffect(() => {
    if (isLong) import('./LongPageList.tsx').then(({ LongPageList }) => setLong(() => LongPageList)).catch(() => undefined);
  }, [isLong]);
  useEffect(() => {
    if (!isLong) onNearEnd?.();
  }, [isLong, items.length, onNearEnd]);
  if (isLong && Long !== null) return <Long {...props} />;
  return (
    <ul {...rest} className={cx(styles.list, className)} style={{ ...style, gap }}>
      {items.slice(0, MOST_WHOLE).map((item, index) => (
        <li
          key={keyOf(item)}
          aria-posinset={isLong ? index + 1 : undefined}
          aria-setsize={isLong ? items.length : undefined}
          className={itemClassName}
        >
          {children(item)}
        </li>
      ))}
    </ul>
  );
}
