import type { PayLabel } from '@touchline/casino-game-math';
import { type ComponentType, createContext, useContext, useId } from 'react';
import { useIntl } from 'react-intl';
import { GridSymbol } from '../boards/GridSymbol.tsx';
import { textOf } from './pay-text.ts';
import styles from './PayTable.module.css';

/** What draws the symbols of a pay table as the game draws them; null leaves their shapes and letters. */
export const Symbols = createContext<ComponentType<{ symbol: string }> | null>(null);

export function Label({ of }: { of: PayLabel }) {
  const intl = useIntl();
  const Drawn = useContext(Symbols);
  if (of.word !== 'symbol') return <bdi>{textOf(intl, of)}</bdi>;
  return (
    <span className={styles.symbol}>
      {Drawn === null ? <GridSymbol symbol={of.of ?? ''} /> : <Drawn symbol={of.of ?? ''} />}
      <span className={Drawn === null ? undefined : styles.words}>{of.of}</span>
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
