import { majorText } from '@touchline/shared-primitives';
import { FormattedNumber } from 'react-intl';

export interface MoneyProps {
  /** Minor units of the currency. */
  amount: number;
  /** Digits behind its point. */
  exponent: number;
  /** ISO code. */
  iso: string;
  /** Says the sign of a result: +€3.00, −€2.50. */
  isSigned?: boolean;
}

/** An amount in the reader's language; exact, because the digits go to the formatter as text. @spec LG-07 MON-4 */
export function Money({ amount, exponent, iso, isSigned = false }: MoneyProps) {
  return (
    <bdi>
      <FormattedNumber
        value={majorText(amount, exponent) as `${number}`}
        style="currency"
        currency={iso}
        currencyDisplay="narrowSymbol"
        minimumFractionDigits={exponent}
        maximumFractionDigits={exponent}
        signDisplay={isSigned ? 'exceptZero' : 'auto'}
      />
    </bdi>
  );
}
