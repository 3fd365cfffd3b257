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
  same: { id: 'betting.loaded.same', defaultMessage: 'Same price' },
  moved: { id: 'betting.loaded.moved', defaultMessage: 'Price moved' },
  suspended: { id: 'betting.loaded.suspended', defaultMessage: 'Paused now' },
  gone: { id: 'betting.loaded.gone', defaultMessage: 'Not offered any more' },
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
      aria-label={intl.formatMessage({ id: 'betting.loaded.title', defaultMessage: 'Loaded coupon' })}
    >
      <div className={styles.loadedHead}>
        <p role="status">
          <FormattedMessage
            id="betting.loaded.count"
            defaultMessage="{taken, plural, =0 {None of the {count, number} bets is offered any more.} other {# of {count, plural, one {# bet} other {# bets}} came into the coupon.}}"
            values={{ count: bets.length, taken }}
          />{' '}
          {leftOut > 0 && (
            <FormattedMessage
              id="betting.loaded.leftOut"
              defaultMessage="{count, plural, one {# had no room.} other {# had no room.}}"
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
              {pick ?? <FormattedMessage id="betting.loaded.unknown" defaultMessage="A bet that is over" />}
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
