import { useIntl } from 'react-intl';
import { moneyText, type MoneyValue } from './money-text.ts';

export type MoneyProps = MoneyValue;

/** An amount of money, set apart from text of the other direction around it. */
export function Money(props: MoneyProps) {
  return <bdi>{moneyText(useIntl(), props)}</bdi>;
}
