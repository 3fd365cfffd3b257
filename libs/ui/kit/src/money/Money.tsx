import { useIntl } from 'react-intl';
import { moneyText, type MoneyValue } from './money-text.ts';

export type MoneyProps = MoneyValue;

/**
 * An amount of money, isolated from the direction of surrounding text.
 *
 * No keyboard. It needs no name: it is read as the amount with its currency.
 */
export function Money(props: MoneyProps) {
  return <bdi>{moneyText(useIntl(), props)}</bdi>;
}
