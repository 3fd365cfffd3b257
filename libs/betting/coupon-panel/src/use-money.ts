import { selectCouponCurrency } from '@touchline/betting-coupon-state';
import { moneyText } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** Formats minor units of the coupon's currency; the short form omits the decimals of whole amounts. @spec LG-07 */
export function useMoney(isShort = false): (amount: number) => string {
  const intl = useIntl();
  const { iso, exponent } = useSelector(selectCouponCurrency);
  return (amount) => moneyText(intl, { amount, exponent, iso, isShort });
}

/** Sign of the coupon's currency, as shown next to amounts. */
export function useCurrencySign(): string {
  const intl = useIntl();
  const { iso } = useSelector(selectCouponCurrency);
  const parts = intl.formatNumberToParts(0, { style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' });
  return parts.find(({ type }) => type === 'currency')?.value ?? iso;
}
