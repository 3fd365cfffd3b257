import { AmountField } from '@touchline/ui-kit';
import type { AmountFieldProps } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface StakeFieldProps extends Omit<AmountFieldProps, 'label'> {
  /** Whether the stake is for the whole coupon, one combination, one single or one part. */
  meaning?: 'whole' | 'combination' | 'single' | 'part';
  /** Sum next to it: `4 × €5.00 = €20.00`. */
  sum?: ReactNode;
}

/** Stake field with steps, presets and its total. @spec CP-14 CP-21 */
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
