import { majorText } from '@touchline/shared-primitives';
import type { IntlShape } from 'react-intl';

export interface MoneyValue {
  /** Amount in minor units. */
  amount: number;
  /** Number of decimals of the currency. */
  exponent: number;
  /** ISO code of the currency. */
  iso: string;
  /** Shows the sign of a result: +€3.00, −€2.50. */
  isSigned?: boolean;
  /** Omits the decimals of a whole amount: €5. */
  isShort?: boolean;
}

/** Formats an amount in the reader's language. Exact, because the formatter gets the digits as text. @spec LG-07 MON-4 */
export function moneyText(intl: Pick<IntlShape, 'formatNumber'>, { amount, exponent, iso, isSigned, isShort }: MoneyValue): string {
  const text = intl.formatNumber(majorText(amount, exponent) as `${number}`, {
    style: 'currency',
    currency: iso,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
    ...(isShort && { trailingZeroDisplay: 'stripIfInteger' as const }),
  });
  // In right-to-left text the dollar of `US$` would move before its letters; a directional mark keeps it in place.
  const closed = text.replace(/(?<=\p{L}\$)$/u, '\u200e');
  // A true minus is as wide as the plus; some languages use the narrower hyphen.
  return amount < 0 ? closed.replace('-', '−') : closed;
}
