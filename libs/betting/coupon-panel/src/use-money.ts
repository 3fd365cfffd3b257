import { selectCouponCurrency } from '@touchline/betting-coupon-state';
import { moneyText } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';

/** Writes minor units of the coupon's currency; short ones leave out the digits of a whole amount. @spec LG-07 */
export function useMoney(isShort = false): (amount: number) => string {
  const intl = useIntl();
  const { iso, exponent } = useSelector(selectCouponCurrency);
  return (amount) => moneyText(intl, { amount, exponent, iso, isShort });
}

/** Sign of the coupon's currency, as it stands beside a figure. */
export function useCurrencySign(): string {
  const intl = useIntl();
  const { iso } = useSelector(selectCouponCurrency);
  const parts = intl.formatNumberToParts(0, { style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' });
  return parts.find(({ type }) => type === 'currency')?.value ?? iso;
}
