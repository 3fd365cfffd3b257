import { Button } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './Share.module.css';

/** State of a loaded bet, compared with when it was shared or placed. */
export type LoadedBetState = 'same' | 'moved' | 'suspended' | 'gone';

/** A bet of a loaded coupon, then and now. */
export interface LoadedBetView {
  /** Unique in the coupon. */
  id: number;
  /** Its state; a `gone` bet was not added to the coupon. */
  state: LoadedBetState;
  /** Absent if the bet is no longer offered. */
  pick?: string;
  /** Absent if the line no longer has the game. */
  game?: string;
  /** Original odds. */
  oddsThen?: string;
  /** Current odds. */
  oddsNow?: string;
}

const STATES = defineMessages({
  same: { id: 'betting.loaded.same', defaultMessage: 'Odds unchanged' },
  moved: { id: 'betting.loaded.moved', defaultMessage: 'Odds changed' },
  suspended: { id: 'betting.loaded.suspended', defaultMessage: 'Suspended' },
  gone: { id: 'betting.loaded.gone', defaultMessage: 'No longer available' },
});

export interface LoadedCouponProps {
  /** All bets of the code in order, including those no longer offered. */
  bets: readonly LoadedBetView[];
  /** Number of bets that exceeded the maximum of the coupon. */
  leftOut?: number;
  /** Called when the player closes the notice. */
  onClose: () => void;
}

/** Result of loading a code, a link or a past coupon: each bet with its original and current state. @spec CP-31 GD-16 */
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
            tagName="span"
            id="betting.loaded.count"
            defaultMessage="{taken, plural, =0 {None of the {count, number} selections are available.} other {# of {count, number} selections added.}}"
            values={{ count: bets.length, taken }}
          />{' '}
          {leftOut > 0 && (
            <FormattedMessage
              tagName="span"
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
              {pick ?? <FormattedMessage tagName="span" id="betting.loaded.unknown" defaultMessage="Expired selection" />}
            </span>
            <span className={styles.odds} dir="ltr">
              {oddsThen !== undefined && <s>{oddsThen}</s>} <span>{oddsNow}</span>
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
