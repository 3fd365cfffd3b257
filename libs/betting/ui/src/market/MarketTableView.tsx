import { Button, cx } from '@touchline/ui-kit';
import type { CSSProperties } from 'react';
import { Fragment, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { drawOutcome, plainOutcome } from '../outcome/drawOutcome.tsx';
import type { RenderOutcome } from '../outcome/outcome-view.ts';
import { longestWord } from './longest-word.ts';
import { MarketMatrix } from './MarketMatrix.tsx';
import styles from './MarketTable.module.css';
import type { MarketTable } from './market-view.ts';

export interface MarketTableViewProps {
  /** The prices; their shape determines the layout. */
  table: MarketTable;
  /** Renders one price; by default prices are not interactive. */
  renderOutcome?: RenderOutcome;
}

/** Further people are behind a button. */
const FIRST_PEOPLE = 6;

/** The prices of a market, with the layout of its shape. */
export function MarketTableView({ table, renderOutcome = plainOutcome }: MarketTableViewProps) {
  switch (table.shape) {
    case 'row':
      return (
        <div
          className={cx(styles.table, styles.row)}
          style={{ '--count': table.outcomes.length, '--word': longestWord(table.outcomes) } as CSSProperties}
        >
          {table.outcomes.map((outcome, at) => (
            <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'named', renderOutcome)}</span>
          ))}
        </div>
      );
    case 'list':
      return (
        <div className={cx(styles.table, styles.list)}>
          {table.outcomes.map((outcome) => (
            <Fragment key={outcome.id}>{renderOutcome(outcome, 'named')}</Fragment>
          ))}
        </div>
      );
    case 'grid':
      return (
        <div
          className={cx(styles.table, styles.grid)}
          style={{ '--rows': 1 + Math.max(...table.columns.map(({ outcomes }) => outcomes.length)) } as CSSProperties}
        >
          {table.columns.map((column) => (
            <div key={column.head} className={styles.column}>
              <span className={styles.head}>{column.head}</span>
              {column.outcomes.map((outcome) => (
                <Fragment key={outcome.id}>{renderOutcome(outcome, 'named')}</Fragment>
              ))}
            </div>
          ))}
          {table.rest?.map((outcome) => (
            <span key={outcome.id} className={styles.rest}>
              {renderOutcome(outcome, 'named')}
            </span>
          ))}
        </div>
      );
    case 'ladder':
      return (
        <div className={cx(styles.table, styles.ladder)} style={{ '--heads': table.heads.length } as CSSProperties}>
          <span className={styles.head}>
            <FormattedMessage id="betting.market.line" defaultMessage="Line" />
          </span>
          {table.heads.map((head) => (
            <span key={head} className={styles.head} title={head}>
              {head}
            </span>
          ))}
          {table.lines.map(({ line, isMain, outcomes }) => (
            <Fragment key={line}>
              <span className={styles.line} data-main={isMain ? '' : undefined}>
                {line}
              </span>
              {outcomes.map((outcome, at) => (
                <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'cell', renderOutcome)}</span>
              ))}
            </Fragment>
          ))}
        </div>
      );
    case 'sides':
      return (
        <div className={cx(styles.table, styles.sides)} style={{ '--heads': table.heads.length } as CSSProperties}>
          {table.heads.map((head) => (
            <span key={head} className={styles.head} dir="auto">
              {head}
            </span>
          ))}
          {table.lines.map(({ line, isMain, outcomes }) =>
            outcomes.map((outcome, at) => (
              <span key={outcome?.id ?? `${line}-${at}`} className={styles.side} data-main={isMain ? '' : undefined}>
                {drawOutcome(outcome, 'named', renderOutcome)}
              </span>
            )),
          )}
        </div>
      );
    case 'matrix':
      return <MarketMatrix table={table} render={renderOutcome} />;
    case 'people':
      return <People table={table} render={renderOutcome} />;
  }
}

function People({ table, render }: { table: Extract<MarketTable, { shape: 'people' }>; render: RenderOutcome }) {
  const [isWhole, setIsWhole] = useState(false);
  const rows = isWhole ? table.rows : table.rows.slice(0, FIRST_PEOPLE);
  const hidden = table.rows.length - rows.length;
  return (
    <div className={cx(styles.table, styles.people)} style={{ '--heads': table.heads.length } as CSSProperties}>
      <span className={styles.head}>
        <FormattedMessage id="betting.market.player" defaultMessage="Player" />
      </span>
      {table.heads.map((head) => (
        <span key={head} className={styles.head}>
          {head}
        </span>
      ))}
      {rows.map(({ name, outcomes }) => (
        <Fragment key={name}>
          <span className={styles.person} title={name} dir="auto">
            {name}
          </span>
          {outcomes.map((outcome, at) => (
            <span key={outcome?.id ?? `none-${at}`}>{drawOutcome(outcome, 'cell', render)}</span>
          ))}
        </Fragment>
      ))}
      {hidden > 0 && (
        <Button look="text" className={styles.all} onClick={() => setIsWhole(true)}>
          <FormattedMessage
            id="betting.market.morePlayers"
            defaultMessage="{count, plural, one {Show # more player} other {Show # more players}}"
            values={{ count: hidden }}
          />
        </Button>
      )}
    </div>
  );
}
