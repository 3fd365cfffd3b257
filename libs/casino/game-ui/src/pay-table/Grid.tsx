import type { PayLabel } from '@touchline/casino-game-math';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { GridSymbol } from '../boards/GridSymbol.tsx';
import { textOf } from './pay-text.ts';
import styles from './PayTable.module.css';

export function Label({ of }: { of: PayLabel }) {
  const intl = useIntl();
  if (of.word !== 'symbol') return <bdi>{textOf(intl, of)}</bdi>;
  return (
    <span className={styles.symbol}>
      <GridSymbol symbol={of.of ?? ''} />
      <span>{of.of}</span>
    </span>
  );
}

interface GridProps {
  caption: string;
  heads: readonly PayLabel[];
  rows: readonly { label: PayLabel; cells: readonly string[] }[];
}

/** A table with a head for each row and column, which scrolls sideways if it is too wide. */
export function Grid({ caption, heads, rows }: GridProps) {
  const id = useId();
  return (
    <div className={styles.part}>
      <h3 id={id} className={styles.heading}>
        {caption}
      </h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {heads.map((head, at) => (
                <th key={at} scope="col">
                  <Label of={head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }, at) => (
              <tr key={at}>
                <th scope="row">
                  <Label of={label} />
                </th>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
