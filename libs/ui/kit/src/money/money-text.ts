import { majorText } from '@touchline/shared-primitives';
import type { IntlShape } from 'react-intl';

export interface MoneyValue {
  /** Minor units of the currency. */
  amount: number;
  /** Digits behind its point. */
  exponent: number;
  /** ISO code. */
  iso: string;
  /** Says the sign of a result: +€3.00, −€2.50. */
  isSigned?: boolean;
  /** Leaves out the digits behind the point of a whole amount, where room is short: €5. */
  isShort?: boolean;
}

/** An amount as text in the reader's language; exact, because the digits go to the formatter as text. @spec LG-07 MON-4 */
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
  // In text from right to left the dollar of `US$` would stand before its letters: a mark keeps it with them.
  const closed = text.replace(/(?<=\p{L}\$)$/u, '\u200e');
  // The real minus is as wide as the plus; the hyphen that several languages get is half of it.
  return amount < 0 ? closed.replace('-', '−') : closed;
}
