import { SegmentedControl } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BetLetter } from './CouponBetCard.tsx';
import styles from './WhatIf.module.css';

/** How a bet could end. */
export type BetEnd = 'won' | 'lost' | 'returned';

/** A bet whose end is supposed. */
export interface WhatIfBet {
  /** Its own in the coupon. */
  id: number;
  /** Stands for this bet in combinations: `A`. */
  letter: string;
  /** What is picked. */
  pick: string;
  /** Formatted. */
  odds: string;
  /** It stands in every combination. */
  isBanker?: boolean;
  /** How it is supposed to end. */
  end: BetEnd;
}

export interface WhatIfProps {
  /** In the order of their letters. */
  bets: readonly WhatIfBet[];
  /** The player supposed another end of a bet. */
  onEnd: (id: number, end: BetEnd) => void;
  /** What would come back, formatted. */
  pays: string;
  /** It is beside the stake: more, less, the same, or nothing at all. */
  compared: 'more' | 'less' | 'same' | 'nothing';
  /** Why: which combinations pay and which bet took the others away. */
  children: ReactNode;
}

/** Set each bet to won, lost or returned and read what would come back, and why. Nothing is placed by it. @spec CP-10 OD-02 */
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
