import { SegmentedControl } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BetLetter } from './CouponBetCard.tsx';
import styles from './WhatIf.module.css';

/** Possible results of a bet. */
export type BetEnd = 'won' | 'lost' | 'returned';

/** A bet with a hypothetical result. */
export interface WhatIfBet {
  /** Unique in the coupon. */
  id: number;
  /** Letter of this bet in combinations: `A`. */
  letter: string;
  /** Name of the picked outcome. */
  pick: string;
  /** Formatted. */
  odds: string;
  /** Whether it is part of every combination. */
  isBanker?: boolean;
  /** The hypothetical result. */
  end: BetEnd;
}

export interface WhatIfProps {
  /** In the order of their letters. */
  bets: readonly WhatIfBet[];
  /** Called when the player chooses another result for a bet. */
  onEnd: (id: number, end: BetEnd) => void;
  /** Hypothetical return, formatted. */
  pays: string;
  /** The return compared with the stake: more, less, the same, or nothing at all. */
  compared: 'more' | 'less' | 'same' | 'nothing';
  /** Explanation: which combinations pay, and which bets lose the others. */
  children: ReactNode;
}

/** Computes the return for bet results that the player chooses, with an explanation. Places nothing. @spec CP-10 OD-02 */
export function WhatIf({ bets, onEnd, pays, compared, children }: WhatIfProps) {
  const intl = useIntl();
  const ends = [
    { value: 'won', label: intl.formatMessage({ id: 'betting.whatIf.won', defaultMessage: 'Win' }) },
    { value: 'lost', label: intl.formatMessage({ id: 'betting.whatIf.lost', defaultMessage: 'Lose' }) },
    { value: 'returned', label: intl.formatMessage({ id: 'betting.whatIf.returned', defaultMessage: 'Void' }) },
  ];
  return (
    <section className={styles.whatIf} aria-label={intl.formatMessage({ id: 'betting.whatIf.title', defaultMessage: 'What if?' })}>
      <h3>
        <FormattedMessage id="betting.whatIf.title" defaultMessage="What if?" />
      </h3>
      <p>
        <FormattedMessage
          id="betting.whatIf.how"
          defaultMessage="Choose a result for each selection to see the return. Nothing is placed. Void selections count at odds of 1.00."
        />
      </p>
      <ul className={styles.bets}>
        {bets.map(({ id, letter, pick, odds, isBanker, end }) => (
          <li key={id} className={styles.bet}>
            <BetLetter letter={letter} isLost={end === 'lost'} />
            <span className={styles.pick} dir="auto" title={pick}>
              {pick}
            </span>
            {isBanker && (
              <small>
                <FormattedMessage id="betting.coupon.banker" defaultMessage="Banker" />
              </small>
            )}
            <bdi dir="ltr">{odds}</bdi>
            <SegmentedControl
              className={styles.ends}
              label={intl.formatMessage({ id: 'betting.whatIf.bet', defaultMessage: 'Result of {letter}: {pick}' }, { letter, pick })}
              value={end}
              options={ends}
              onChange={(next) => onEnd(id, next as BetEnd)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.result} role="status" data-compared={compared} data-testid="what-if-result">
        <p className={styles.pays}>
          <FormattedMessage id="betting.whatIf.pays" defaultMessage="Returns {amount}" values={{ amount: <bdi>{pays}</bdi> }} />
        </p>
        {children}
      </div>
    </section>
  );
}
