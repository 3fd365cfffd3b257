import { AmountField } from '@touchline/ui-kit';
import type { AmountFieldProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styles from './Coupon.module.css';

export interface StakeFieldProps extends Omit<AmountFieldProps, 'label'> {
  /** `each` where the stake is for one combination or one single. */
  meaning?: 'whole' | 'combination' | 'single';
  /** The sum beside it: `4 × €5.00 = €20.00`. */
  sum?: ReactNode;
}

/** The stake, with its steps and presets, and what it makes in all. @spec CP-14 CP-21 */
export function StakeField({ meaning = 'whole', sum, ...rest }: StakeFieldProps) {
  const intl = useIntl();
  const labels = {
    whole: intl.formatMessage({ id: 'betting.stake.whole', defaultMessage: 'Stake' }),
    combination: intl.formatMessage({ id: 'betting.stake.combination', defaultMessage: 'Stake for each combination' }),
    single: intl.formatMessage({ id: 'betting.stake.single', defaultMessage: 'Stake for each single' }),
  };
  return (
    <div className={styles.stake}>
      <AmountField {...rest} label={labels[meaning]} hint={rest.hint ?? sum} />
    </div>
  );
}
