import { moneyText } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';

/** Formats amounts of a currency in the page's language. */
export function useMoney({ iso, exponent }: { iso: string; exponent: number }): (amount: number) => string {
  const intl = useIntl();
  return (amount) => moneyText(intl, { amount, exponent, iso });
}

/** Sign of a currency, as amounts of it have it in the page's language. */
export function useCurrencySign(iso: string): string {
  const parts = useIntl().formatNumberToParts(0, { style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' });
  return parts.find(({ type }) => type === 'currency')?.value ?? iso;
}
