import { paid, type PayGrid, type PayReturn, type PayRule, type PayTable as Pays } from '@touchline/casino-game-math';
import { type ComponentType, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { moneyText, type MoneyUnit } from '../format.ts';
import { Grid, Label, Symbols } from './Grid.tsx';
import { around, cellText, CHANCES, percentOf, ruleText, shortPercent, timesOf } from './pay-text.ts';
import { partWords } from './pay-words.ts';
import styles from './PayTable.module.css';

function PaidGrid({ grid: { name, columns, rows } }: { grid: PayGrid }) {
  const intl = useIntl();
  return (
    <Grid
      caption={intl.formatMessage(partWords[name])}
      heads={columns.map(({ label }) => label)}
      rows={rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell, at) => (cell === null ? '–' : cellText(intl, columns[at]?.unit ?? 'times', cell))),
      }))}
    />
  );
}

function Rules({ rules }: { rules: readonly PayRule[] }) {
  const intl = useIntl();
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>
        <FormattedMessage {...partWords.rules} />
      </h3>
      <ul className={styles.rules}>
        {rules.map(({ name, values }) => (
          <li key={name}>
            {intl.formatMessage(
              ruleText[name],
              Object.fromEntries(
                Object.entries(values).map(([key, value]) => [
                  key,
                  typeof value === 'string'
                    ? value
                    : CHANCES.has(key) || name === 'dice'
                      ? shortPercent(intl, value)
                      : intl.formatNumber(value),
                ]),
              ),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Returns({ returns, range }: Pick<Pays, 'returns' | 'range'>) {
  const intl = useIntl();
  const id = useId();
  const best = Math.max(...returns.map(({ rtp }) => rtp));
  // Rows can be samples of a range that goes further; equal rows leave nothing to choose.
  const hasBest = returns.some(({ rtp }) => rtp < best) && best >= (range?.to ?? 0);
  const isBest = ({ rtp }: PayReturn): boolean => hasBest && rtp === best;
  return (
    <div className={styles.part}>
      <h3 id={id} className={styles.heading}>
        <FormattedMessage {...partWords.returns} />
      </h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...around.choice} />
              </th>
              <th scope="col">
                <FormattedMessage {...around.rtp} />
              </th>
              <th scope="col">
                <FormattedMessage {...around.deviation} />
              </th>
            </tr>
          </thead>
          <tbody>
            {returns.map((each, at) => (
              <tr key={at} data-best={isBest(each) || undefined}>
                <th scope="row">
                  <Label of={each.choice} />
                </th>
                <td>
                  <bdi>{percentOf(intl, each.rtp)}</bdi>
                  {isBest(each) && (
                    <small>
                      {' '}
                      <FormattedMessage {...around.highest} />
                    </small>
                  )}
                  {each.rounds !== undefined && (
                    <small>
                      {' '}
                      <FormattedMessage {...around.simulated} values={{ rounds: intl.formatNumber(each.rounds) }} />
                    </small>
                  )}
                </td>
                <td>
                  <bdi>{each.deviation === undefined ? '–' : timesOf(intl, each.deviation * 100)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {range !== null && (
        <p className={styles.line}>
          <FormattedMessage {...around.range} values={{ from: percentOf(intl, range.from), to: percentOf(intl, range.to) }} />
        </p>
      )}
    </div>
  );
}

export interface PayTableProps {
  /** Table of the game, from `payTableOf`. */
  table: Pays;
  /** Highest stake of a round in minor units with its currency; without it the most is given in stakes only. */
  highest?: { stake: number; unit: MoneyUnit } | undefined;
  /** Draws the symbols of a slot as its reels do. */
  symbols?: ComponentType<{ symbol: string }> | null;
}

/**
 * What a game pays, its rules, the return of each choice with its spread, and the most that can be won. It does not depend on how the game
 * is drawn: it needs the table only.
 *
 * Keyboard: every table is one tab stop, whose arrow keys scroll it.
 *
 * @spec CS-05
 */
export function PayTable({ table: { grids, rules, returns, range, most, isOfBet }, highest, symbols = null }: PayTableProps) {
  const intl = useIntl();
  return (
    <div className={styles.pays}>
      {most > 0 && (
        <p className={styles.line}>
          <FormattedMessage
            tagName="span"
            {...(isOfBet ? around.mostOfBet : around.most)}
            values={{ n: intl.formatNumber(most, { maximumFractionDigits: 2 }) }}
          />{' '}
          {highest !== undefined && (
            <FormattedMessage
              tagName="span"
              {...around.mostMoney}
              values={{
                stake: moneyText(intl, highest.stake, highest.unit),
                amount: moneyText(intl, paid(highest.stake, Math.round(most * 100)), highest.unit),
              }}
            />
          )}
        </p>
      )}
      <Symbols.Provider value={symbols}>
        {grids.map((grid) => (
          <PaidGrid key={grid.name} grid={grid} />
        ))}
      </Symbols.Provider>
      <Rules rules={rules} />
      {returns.length > 0 && <Returns returns={returns} range={range} />}
    </div>
  );
}
