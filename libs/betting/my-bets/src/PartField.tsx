import { AmountField, moneyText } from '@touchline/ui-kit';
import { useAmountReader } from '@touchline/ui-kit/typing';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface PartFieldProps {
  /** Minor units. */
  stake: number;
  most: number;
  exponent: number;
  iso: string;
  onStake: (stake: number) => void;
}

/** The part of the stake as an exact amount; the slider sets it only roughly. @spec MON-6 */
export function PartField({ stake, most, exponent, iso, onStake }: PartFieldProps) {
  const intl = useIntl();
  const { read, problem, write } = useAmountReader({ exponent, iso });
  const [typed, setTyped] = useState<{ text: string; stake: number } | null>(null);
  const text = typed !== null && typed.stake === stake ? typed.text : write(stake);
  const shown = read(text);
  const isOver = shown.isOk && shown.value > most;
  return (
    <AmountField
      label={intl.formatMessage({ id: 'betting.cashOut.exact', defaultMessage: 'Exact amount' })}
      value={text}
      error={
        isOver
          ? intl.formatMessage(
              { id: 'betting.stake.most', defaultMessage: 'Maximum stake: {amount}' },
              { amount: moneyText(intl, { amount: most, exponent, iso }) },
            )
          : problem(text)
      }
      onChange={(next) => {
        const parsed = read(next);
        const meant = parsed.isOk && parsed.value <= most ? parsed.value : stake;
        setTyped({ text: next, stake: meant });
        onStake(meant);
      }}
    />
  );
}
