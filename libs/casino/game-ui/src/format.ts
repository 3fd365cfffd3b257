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

/** The numbers of a place that is named by them, such as `17 / 20` for a split of 17 and 20. */
function numbersOf(kind: string, numbers: string): string | undefined {
  const n = Number(numbers);
  switch (kind) {
    case 'split':
    case 'trio':
      return numbers.split('-').join(' / ');
    case 'street':
      return `${n}–${n + 2}`;
    case 'line':
      return `${n}–${n + 5}`;
    case 'corner':
      return n === 0 ? '0–3' : [n, n + 1, n + 3, n + 4].join(' / ');
    case 'basket':
      return '0 / 00 / 1 / 2 / 3';
    case 'pair':
      return numbers.split('-').join(' + ');
    default:
      return undefined;
  }
}

/** Localised text of a value or of a place on a table. */
export function valueText(intl: IntlShape, value: string): string {
  const message = messageOf(valueWords, value);
  if (message !== undefined) return intl.formatMessage(message);
  const [, kind = '', n = ''] = /^([a-z-]+?)-(\d[\d-]*)$/.exec(value) ?? [];
  const numbered = messageOf(numberedWords, kind);
  if (numbered !== undefined) return intl.formatMessage(numbered, { n });
  return numbersOf(kind === '' ? value : kind, n) ?? value;
}
