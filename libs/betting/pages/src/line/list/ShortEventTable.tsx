import { selectBuild } from '@touchline/shared-state';
import { startTransition, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import styles from './EventTable.module.css';
import { EventTableRow, keyOf, rowClass, type EventTableProps } from './EventTableRow.tsx';

/** Rows of the first paint; the others follow when the page is there. */
const FIRST_ROWS = 12;
/** So many more at a time after it: a phone draws and lays out this many between two presses. */
const MORE_ROWS = 8;

/** A list that is known to be short: all of it exists, and no code for windows is needed. @spec BT-01 */
export function ShortEventTable({ rows, ...place }: EventTableProps) {
  const build = useSelector(selectBuild);
  const [shown, setShown] = useState(FIRST_ROWS);
  // As a transition: drawn in slices, and a press in between comes first.
  useEffect(() => {
    if (shown >= rows.length) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(shown + MORE_ROWS)));
    return () => clearTimeout(timer);
  }, [shown, rows.length]);
  return (
    <div data-bleeds="" data-build={build} className={styles.table}>
      {rows.slice(0, shown).map((row, at) => (
        <div key={keyOf(row, at)} className={rowClass(row)}>
          <EventTableRow row={row} {...place} />
        </div>
      ))}
    </div>
  );
}
