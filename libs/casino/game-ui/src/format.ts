import type { IntlShape, MessageDescriptor } from 'react-intl';
import { numberedWords, valueWords } from './words.ts';

export interface MoneyUnit {
  currencyIso: string;
  exponent: number;
}

const currencyOf = ({ currencyIso, exponent }: MoneyUnit) =>
  ({ style: 'currency', currency: currencyIso, minimumFractionDigits: exponent, maximumFractionDigits: exponent }) as const;

/** Money in the format of the language; `amount` in minor units. */
export const moneyText = (intl: IntlShape, amount: number, unit: MoneyUnit): string =>
  intl.formatNumber(amount / 10 ** unit.exponent, currencyOf(unit));

/** A gain or loss with its sign, in the format of the language. */
export const gainText = (intl: IntlShape, amount: number, unit: MoneyUnit): string =>
  intl.formatNumber(amount / 10 ** unit.exponent, { ...currencyOf(unit), signDisplay: 'exceptZero' });

/** Hundredths as a multiple: 250 is 2.50. */
export const timesText = (intl: IntlShape, times: number): string =>
  intl.formatNumber(times / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const messageOf = (words: Readonly<Record<string, MessageDescriptor>>, name: string): MessageDescriptor | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** Localised text for a name of the rules, or the name itself if there is none. */
export function named(intl: IntlShape, words: Readonly<Record<string, MessageDescriptor>>, name: string): string {
  const message = messageOf(words, name);
  return message === undefined ? name : intl.formatMessage(message);
}

/** Localised text of a value or of a place on a table. */
export function valueText(intl: IntlShape, value: string): string {
  const message = messageOf(valueWords, value);
  if (message !== undefined) return intl.formatMessage(message);
  const [kind = '', n] = value.split('-');
  const numbered = messageOf(numberedWords, kind);
  return numbered === undefined || n === undefined ? value : intl.formatMessage(numbered, { n });
}
