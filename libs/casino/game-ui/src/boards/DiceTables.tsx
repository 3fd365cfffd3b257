import type { BetResult, Scene } from '@touchline/casino-game-math';
import { FormattedMessage, useIntl } from 'react-intl';
import { moneyText, type MoneyUnit, valueText } from '../format.ts';
import { words } from '../words.ts';
import { Die } from './Instant.tsx';
import styles from '../Game.module.css';

interface TableProps<Kind extends Scene['kind']> {
  scene: Extract<Scene, { kind: Kind }>;
  /** Without it, sums of money are left out. */
  unit: MoneyUnit | null;
}

/** Bets with what they returned; no return is drawn as a win. */
function Results({ bets, unit }: { bets: readonly BetResult[]; unit: MoneyUnit }) {
  const intl = useIntl();
  return (
    <ul className={styles.results}>
      {bets.map(({ on, returned }) => (
        <li key={on}>
          <span>{valueText(intl, on)}</span> <b>{moneyText(intl, returned, unit)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Three dice, their total and the bets. */
export function SicBoBoard({ scene: { dice, bets }, unit }: TableProps<'sic-bo'>) {
  return (
    <div className={styles.slot}>
      <div className={styles.cards}>
        {dice.map((value, at) => (
          <Die key={at} value={value} />
        ))}
      </div>
      <p className={styles.big}>{dice.reduce((sum, value) => sum + value, 0)}</p>
      {unit !== null && <Results bets={bets} unit={unit} />}
    </div>
  );
}

const MOST_ROLLS = 12;

/** The last roll, the point, the bets on the table, and what the roll decided. */
export function CrapsBoard({ scene: { point, rolls, bets, results, won }, unit }: TableProps<'craps'>) {
  const intl = useIntl();
  const last = rolls.at(-1) ?? [1, 1];
  const decided = results.filter(({ roll, isTaken }) => isTaken !== true && roll === rolls.length - 1);
  return (
    <div className={styles.slot}>
      <p className={styles.puck} data-on={point !== null || undefined}>
        {point === null ? <FormattedMessage {...words.comeOut} /> : <FormattedMessage {...words.point} values={{ n: point }} />}
      </p>
      <div className={styles.cards}>
        {last.map((value, at) => (
          <Die key={at} value={value} />
        ))}
      </div>
      <p className={styles.big}>{last[0] + last[1]}</p>
      {rolls.length > 1 && (
        <p className={styles.caption}>
          <bdi>
            {rolls
              .slice(-MOST_ROLLS)
              .map(([a, b]) => a + b)
              .join(' · ')}
          </bdi>
        </p>
      )}
      {unit !== null && (
        <div className={styles.crapsBets}>
          {bets.length > 0 && (
            <section>
              <h3>
                <FormattedMessage {...words.onTable} />
              </h3>
              <Results bets={bets.map(({ on, amount }) => ({ on, staked: amount, returned: amount }))} unit={unit} />
            </section>
          )}
          {decided.length > 0 && (
            <section>
              <h3>
                <FormattedMessage {...words.decided} />
              </h3>
              <Results bets={decided} unit={unit} />
            </section>
          )}
        </div>
      )}
      {unit !== null && won > 0 && bets.length > 0 && (
        <p className={styles.caption}>
          <FormattedMessage {...words.kept} values={{ amount: moneyText(intl, won, unit) }} />
        </p>
      )}
    </div>
  );
}
