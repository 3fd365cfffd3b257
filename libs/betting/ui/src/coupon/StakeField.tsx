import { AmountField } from '@touchline/ui-kit';
import type { AmountFieldProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface StakeFieldProps extends Omit<AmountFieldProps, 'label'> {
  /** Is the stake for the whole coupon, for one combination, one single or one part? */
  meaning?: 'whole' | 'combination' | 'single' | 'part';
  /** The sum beside it: `4 × €5.00 = €20.00`. */
  sum?: ReactNode;
}

/** The stake, with its steps and presets, and what it makes in all. @spec CP-14 CP-21 */
export function StakeField({ meaning = 'whole', sum, ...rest }: StakeFieldProps) {
  const intl = useIntl();
  const labels = {
    whole: intl.formatMessage({ id: 'betting.stake.whole', defaultMessage: 'Stake' }),
    combination: intl.formatMessage({ id: 'betting.stake.combination', defaultMessage: 'Stake per combination' }),
    part: intl.formatMessage({ id: 'betting.stake.part', defaultMessage: 'Stake per block' }),
    single: intl.formatMessage({ id: 'betting.stake.single', defaultMessage: 'Stake per single' }),
  };
  return (
    <AmountField hasPresetsBeside {...rest} label={labels[meaning]} hint={rest.hint ?? sum} onFocus={(event) => event.target.select()} />
  );
}
