import { APP_VIEW_TYPE, selectBuild, selectView, type RootState } from '@touchline/shared-state';
import { cx } from '@touchline/ui-kit';
import { useSelector } from 'react-redux';
import { useGrowingCount } from './use-growing-count.ts';
import styles from './EventTable.module.css';
import { rowHeight } from './row-height.ts';
import { EventTableRow, keyOf, rowClass, type EventTableProps } from './EventTableRow.tsx';

const ROWS = { first: 12, step: 8 };

/** A list known to be short: it renders all rows and needs no virtualizer code. @spec BT-01 */
export function ShortEventTable({ rows, ...place }: EventTableProps) {
  const build = useSelector(selectBuild);
  const isAsian = useSelector((state: RootState) => selectView(state).appViewType === APP_VIEW_TYPE.Asian);
  const shown = useGrowingCount(rows.length, ROWS);
  // Reserve the height of rows still to be rendered, so that content below does not move into view first.
  const coming = rows.slice(shown).reduce((height, row) => height + rowHeight(build, row), 0);
  return (
    <div data-bleeds="" data-build={build} className={styles.table} style={coming === 0 ? undefined : { paddingBlockEnd: coming }}>
      {rows.slice(0, shown).map((row, at) => (
        <div key={keyOf(row, at)} className={cx(rowClass(row), row.kind === 'game' && !isAsian && styles.card)}>
          <EventTableRow row={row} {...place} />
        </div>
      ))}
    </div>
  );
}
