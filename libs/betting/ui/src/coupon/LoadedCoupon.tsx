import { Button } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './Share.module.css';

/** How a bet of a loaded coupon fared since it was shared or placed. */
export type LoadedBetState = 'same' | 'moved' | 'suspended' | 'gone';

/** A bet of a loaded coupon, then and now. */
export interface LoadedBetView {
  /** Its own in the coupon. */
  id: number;
  /** How it fared since; `gone` did not come into the coupon. */
  state: LoadedBetState;
  /** Left out for a bet that is not offered any more. */
  pick?: string;
  /** Left out where the line does not know it any more. */
  game?: string;
  /** Odds where it comes from. */
  oddsThen?: string;
  /** Odds now. */
  oddsNow?: string;
}

const STATES = defineMessages({
  same: { id: 'betting.loaded.same', defaultMessage: 'Odds unchanged' },
  moved: { id: 'betting.loaded.moved', defaultMessage: 'Odds changed' },
  suspended: { id: 'betting.loaded.suspended', defaultMessage: 'Suspended' },
  gone: { id: 'betting.loaded.gone', defaultMessage: 'No longer available' },
});

export interface LoadedCouponProps {
  /** Every bet of the code, in its order, also those that are gone. */
  bets: readonly LoadedBetView[];
  /** Bets for which the coupon had no room. */
  leftOut?: number;
  /** The player has read it. */
  onClose: () => void;
}

/** What came of a code, a link or a coupon that was repeated, bet by bet: as it was, and as it is now. @spec CP-31 GD-16 */
export function LoadedCoupon({ bets, leftOut = 0, onClose }: LoadedCouponProps) {
  const intl = useIntl();
  const taken = bets.filter(({ state }) => state !== 'gone').length;
  return (
    <section
      className={styles.loaded}
      data-testid="loaded-coupon"
      aria-label={intl.formatMessage({ id: 'betting.loaded.title', defaultMessage: 'Loaded from booking code' })}
    >
      <div className={styles.loadedHead}>
        <p role="status">
          <FormattedMessage
            id="betting.loaded.count"
            defaultMessage="{taken, plural, =0 {None of the {count, number} selections are available.} other {# of {count, number} selections added.}}"
            values={{ count: bets.length, taken }}
          />{' '}
          {leftOut > 0 && (
            <FormattedMessage
              id="betting.loaded.leftOut"
              defaultMessage="{count, plural, one {# didn't fit: your coupon is full.} other {# didn't fit: your coupon is full.}}"
              values={{ count: leftOut }}
            />
          )}
        </p>
        <Button size="small" look="outline" onClick={onClose}>
          <FormattedMessage id="betting.loaded.close" defaultMessage="Got it" />
        </Button>
      </div>
      <ul className={styles.loadedBets} tabIndex={0}>
        {bets.map(({ id, state, pick, game, oddsThen, oddsNow }) => (
          <li key={id} data-state={state}>
            <span className={styles.pick} dir="auto">
              {pick ?? <FormattedMessage id="betting.loaded.unknown" defaultMessage="Expired selection" />}
            </span>
            <span className={styles.odds} dir="ltr">
              {oddsThen !== undefined && <s>{oddsThen}</s>} {oddsNow}
            </span>
            <span className={styles.game} dir="auto">
              {game}
            </span>
            <span className={styles.state}>
              <FormattedMessage {...STATES[state]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
