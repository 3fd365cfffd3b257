import { parseStake } from '@touchline/betting-coupon-math';
import { majorText } from '@touchline/shared-primitives';
import { AmountField } from '@touchline/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface PartFieldProps {
  /** Minor units. */
  stake: number;
  most: number;
  exponent: number;
  onStake: (stake: number) => void;
}

/** The part of the stake as an exact amount; the slider sets it only roughly. @spec MON-6 */
export function PartField({ stake, most, exponent, onStake }: PartFieldProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState<{ text: string; stake: number } | null>(null);
  const text = typed !== null && typed.stake === stake ? typed.text : majorText(stake, exponent);
  const read = parseStake(text, exponent);
  const isBad = !read.isOk || read.value > most;
  return (
    <AmountField
      label={intl.formatMessage({ id: 'betting.cashOut.exact', defaultMessage: 'Exact amount' })}
      value={text}
      error={isBad ? intl.formatMessage({ id: 'betting.cashOut.bad', defaultMessage: 'Enter an amount within the open stake' }) : undefined}
      onChange={(next) => {
        const parsed = parseStake(next, exponent);
        const meant = parsed.isOk && parsed.value <= most ? parsed.value : stake;
        setTyped({ text: next, stake: meant });
        onStake(meant);
      }}
    />
  );
}
