import { moneyText } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';

/** Writes amounts of a currency as the player's language does. */
export function useMoney({ iso, exponent }: { iso: string; exponent: number }): (amount: number) => string {
  const intl = useIntl();
  return (amount) => moneyText(intl, { amount, exponent, iso });
}
