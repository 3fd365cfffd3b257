import { Fold } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Coupon.module.css';

export interface WinComputedProps {
  /** `5.00 × 10.025 = 50.125`: stake times coefficient, in three decimals. */
  computed: string;
  /** Formatted: what is paid. */
  possibleWin: string;
}

/**
 * How the possible win is computed: the product of stake and coefficient, and the larger figure that is paid.
 *
 * Keyboard: the summary opens and closes it.
 *
 * @spec CP-09 MON-5
 */
export function WinComputed({ computed, possibleWin }: WinComputedProps) {
  return (
    <Fold title={<FormattedMessage id="betting.computed.title" defaultMessage="How it is computed" />}>
      <dl className={styles.pairs} data-testid="win-computed">
        <div className={styles.pair}>
          <dt>
            <FormattedMessage id="betting.computed.step" defaultMessage="Stake × odds, before rounding down" />
          </dt>
          <dd>
            <bdi>{computed}</bdi>
          </dd>
        </div>
        <div className={styles.pair} data-large="">
          <dt>
            <FormattedMessage id="betting.coupon.possibleWin" defaultMessage="Potential winnings" />
          </dt>
          <dd>{possibleWin}</dd>
        </div>
      </dl>
    </Fold>
  );
}
