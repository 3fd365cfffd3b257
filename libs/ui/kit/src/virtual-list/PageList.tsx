import { useEffect, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import type { PageListProps } from './page-list-props.ts';
import styles from './PageList.module.css';

/** A list that is no longer is drawn whole: found by the browser's search, and on paper as it is. */
export const MOST_WHOLE = 60;

type LongList = <Item>(props: PageListProps<Item>) => ReactNode;

/**
 * Entries one under the other in the scroll of the page, any number of them: a long list draws those near the window. Unlike `VirtualList` it
 * has no place of its own that scrolls, and each entry holds links and buttons as it likes.
 *
 * Keyboard: every control of an entry is a tab stop. The list has the name that `aria-label` gives it; each entry is heard with its place.
 *
 * @spec LOAD-4 AC-05
 */
export function PageList<Item>(props: PageListProps<Item>) {
  const { items, keyOf, gap = 0, children, itemClassName, onNearEnd, rowHeight: _, className, style, ...rest } = props;
  const isLong = items.length > MOST_WHOLE;
  // What lists of thousands need comes with the first of them; until then its beginning is drawn.
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
