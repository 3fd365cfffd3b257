import { moneyText } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';

/** Formats amounts of a currency in the page's language. */
export function useMoney({ iso, exponent }: { iso: string; exponent: number }): (amount: number) => string {
  const intl = useIntl();
  return (amount) => moneyText(intl, { amount, exponent, iso });
}
