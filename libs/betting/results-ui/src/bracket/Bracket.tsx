import { DATE_STYLES } from '@touchline/shared-primitives';
import type { BracketPair } from '@touchline/betting-results-contract';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './Bracket.module.css';

export interface BracketProps {
  /** From the first round to the final. */
  rounds: readonly (readonly BracketPair[])[];
  /** What followed regular time in a pair: `3:3 (4:2 on penalties)`; undefined if nothing did. */
  endingOf: (pair: BracketPair) => string | undefined;
}

function RoundName({ pairs }: { pairs: number }) {
  if (pairs === 1) return <FormattedMessage tagName="span" id="results.bracket.final" defaultMessage="Final" />;
  if (pairs === 2) return <FormattedMessage tagName="span" id="results.bracket.semi" defaultMessage="Semi-finals" />;
  return <FormattedMessage tagName="span" id="results.bracket.quarter" defaultMessage="Quarter-finals" />;
}

function Side({ pair, side }: { pair: BracketPair; side: 1 | 2 }) {
  const name = side === 1 ? pair.opponent1 : pair.opponent2;
  return (
    <span className={styles.side} data-winner={pair.winner === side ? '' : undefined}>
      <span className={styles.name} dir="auto">
        {name ?? <FormattedMessage tagName="span" id="results.bracket.open" defaultMessage="To be decided" />}
      </span>
      <b>{pair.score?.[side - 1] ?? '–'}</b>
    </span>
  );
}

/**
 * A play-off, round by round; on a narrow page the rounds are below each other.
 *
 * No keyboard. Each round is a list with a heading.
 *
 * @spec BT-08
 */
export function Bracket({ rounds, endingOf }: BracketProps) {
  const intl = useIntl();
  return (
    <div className={styles.bracket}>
      {rounds.map((pairs, at) => (
        <section key={at} className={styles.round}>
          <h3 className={styles.head}>
            <RoundName pairs={pairs.length} />
          </h3>
          <ul className={styles.pairs}>
            {pairs.map((pair, nth) => {
              const ending = endingOf(pair);
              return (
                <li key={nth} className={styles.pair}>
                  <Side pair={pair} side={1} />
                  <Side pair={pair} side={2} />
                  {ending !== undefined && (
                    <span className={styles.note} dir="auto">
                      {ending}
                    </span>
                  )}
                  <span className={styles.note}>{intl.formatDate(pair.startAt * 1000, DATE_STYLES.moment)}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
