import { cx } from '@touchline/ui-kit';
import type { CSSProperties } from 'react';
import { Fragment } from 'react';
import { drawOutcome } from '../outcome/drawOutcome.tsx';
import type { RenderOutcome } from '../outcome/outcome-view.ts';
import styles from './MarketTable.module.css';
import type { MarketTable } from './market-view.ts';

export interface MarketMatrixProps {
  /** The prices by row and column. */
  table: Extract<MarketTable, { shape: 'matrix' }>;
  /** Renders one price. */
  render: RenderOutcome;
}

/** Prices of two conditions at once: the name of a row before its prices, the names of the columns above them. @spec BT-01 */
export function MarketMatrix({ table: { heads, rows, corner = '', rest = [] }, render }: MarketMatrixProps) {
  return (
    <div className={cx(styles.table, styles.matrix)} style={{ '--heads': heads.length } as CSSProperties}>
      <span className={styles.head}>{corner}</span>
      {heads.map((head) => (
        <span key={head} className={styles.head} dir="auto">
          {head}
        </span>
      ))}
      {rows.map(({ name, outcomes }) => (
        <Fragment key={name}>
          <span className={styles.condition} dir="auto">
            {name}
          </span>
          {outcomes.map((outcome, at) => (
            <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'cell', render)}</span>
          ))}
        </Fragment>
      ))}
      {rest.map((outcome) => (
        <span key={outcome.id} className={styles.rest}>
          {render(outcome, 'named')}
        </span>
      ))}
    </div>
  );
}
