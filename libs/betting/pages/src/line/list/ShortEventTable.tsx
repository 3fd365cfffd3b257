import { selectBuild } from '@touchline/shared-state';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import styles from './EventTable.module.css';
import { EventTableRow, keyOf, rowClass, type EventTableProps } from './EventTableRow.tsx';

/** Rows of the first paint; the others follow when the page is there. */
const FIRST_ROWS = 18;

/** A list that is known to be short: all of it exists, and no code for windows is needed. @spec BT-01 */
export function ShortEventTable({ rows, ...place }: EventTableProps) {
  const build = useSelector(selectBuild);
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => setIsPainted(true), []);
  return (
    <div data-bleeds="" data-build={build} className={styles.table}>
      {(isPainted ? rows : rows.slice(0, FIRST_ROWS)).map((row, at) => (
        <div key={keyOf(row, at)} className={rowClass(row)}>
          <EventTableRow row={row} {...place} />
        </div>
      ))}
    </div>
  );
}
