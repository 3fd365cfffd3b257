import { selectShown, watchResource } from '@touchline/casino-state';
import { modelOf } from '@touchline/casino-game-math';
import { timesText, valueText } from '@touchline/casino-game-ui';
import type { ModularStore, RootState } from '@touchline/shared-state';
import { Money } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useSelector, useStore } from 'react-redux';
import styles from './GameStage.module.css';
import { type KnownTable, tableKey, tablesModule } from './tables-module.ts';

const SECOND_MS = 1_000;

/** The server's view of the table while the page shows it; null before the first answer. */
export function useTable(model: string): KnownTable | null {
  const store = useStore() as unknown as ModularStore;
  const key = tableKey(model);
  useEffect(() => watchResource(store, tablesModule, key), [store, key]);
  return useSelector((state: RootState) => selectShown<KnownTable>(state, { key }).data);
}

/** Seconds left until a time on this page's clock; counts down. */
export function useSecondsTo(closesAt: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((closesAt - now) / SECOND_MS));
}

/** Localised text of a result; for a climb, the multiple reached. */
export const resultText = (intl: IntlShape, model: string, result: readonly string[]): string =>
  modelOf(model)?.climbs === true
    ? result.map((point) => `${timesText(intl, Number(point))}×`).join()
    : result.map((one) => valueText(intl, one)).join(' · ');

/** Where players left the latest climb, without names. */
function Exits({ climb: { number, players, left, exits } }: { climb: NonNullable<KnownTable['table']['climb']> }) {
  const intl = useIntl();
  return (
    <>
      <h3 className={styles.heading}>
        <FormattedMessage id="gameLaunch.table.exits" defaultMessage="Cash-outs of all players, without names" />
      </h3>
      <p>
        <FormattedMessage
          id="gameLaunch.table.climb"
          defaultMessage="Climb {number}: {players} with a bet, {left} cashed out."
          values={{ number: <bdi>{`#${number}`}</bdi>, players, left }}
        />
      </p>
      {exits.length > 0 && (
        <ol className={styles.results}>
          {exits.map((times, at) => (
            <li key={at}>
              <b dir="auto">{`${timesText(intl, times)}×`}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Shown({ table, closesAt }: KnownTable) {
  const intl = useIntl();
  const seconds = useSecondsTo(closesAt);
  return (
    <section className={styles.table} aria-label={intl.formatMessage({ id: 'gameLaunch.table', defaultMessage: 'The table' })}>
      <h2 className={styles.heading}>
        <FormattedMessage id="gameLaunch.table" defaultMessage="The table" />
      </h2>
      <p>
        <span>
          {seconds > 0 ? (
            <FormattedMessage
              tagName="span"
              id="gameLaunch.table.open"
              defaultMessage="Draw {number} takes bets for {seconds} s."
              values={{ number: <bdi>{table.number}</bdi>, seconds }}
            />
          ) : (
            <FormattedMessage
              tagName="span"
              id="gameLaunch.table.closed"
              defaultMessage="Draw {number} is closed."
              values={{ number: <bdi>{table.number}</bdi> }}
            />
          )}
        </span>{' '}
        <FormattedMessage
          tagName="span"
          id="gameLaunch.table.players"
          defaultMessage="{players, plural, =0 {Nobody has bet on it yet.} one {# player has bet on it.} other {# players have bet on it.}}"
          values={{ players: table.players }}
        />
      </p>
      {table.bets.length > 0 && (
        <dl className={styles.facts}>
          {table.bets.map(({ on, amount, currencyIso, exponent }) => (
            <div key={`${currencyIso} ${on}`}>
              <dt>{valueText(intl, on)}</dt>
              <dd>
                <Money amount={amount} iso={currencyIso} exponent={exponent} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.quiet}>
        <FormattedMessage
          id="gameLaunch.table.shared"
          defaultMessage="Rounds for money are drawn once for all players. A demo is drawn for you alone."
        />
      </p>
      {table.climb !== undefined && <Exits climb={table.climb} />}
      {table.results.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <FormattedMessage id="gameLaunch.table.results" defaultMessage="Earlier draws" />
          </h3>
          <ol className={styles.results}>
            {table.results.map(({ number, result }) => (
              <li key={number}>
                <bdi>{`#${number}`}</bdi> <b dir="auto">{resultText(intl, table.model, result)}</b>
              </li>
            ))}
          </ol>
        </>
      )}
      <details className={styles.seeds}>
        <summary>
          <FormattedMessage id="gameLaunch.table.seeds" defaultMessage="Seeds of the draws" />
        </summary>
        <dl className={styles.facts}>
          <div>
            <dt>
              <FormattedMessage id="gameLaunch.hash" defaultMessage="Hash of the server seed" /> <bdi>{`#${table.number}`}</bdi>
            </dt>
            <dd className={styles.hash}>{table.hash}</dd>
          </div>
          {table.results.map(({ number, serverSeed }) => (
            <div key={number}>
              <dt>
                <bdi>{`#${number}`}</bdi>
              </dt>
              <dd className={styles.hash}>{serverSeed}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

/** A table with one draw for all players: time left, sums per place without names, and earlier draws with their seeds. @spec CS-05 */
export function SharedTable({ model }: { model: string }) {
  const known = useTable(model);
  return known === null ? <div className={styles.waiting} aria-busy="true" /> : <Shown {...known} />;
}
