import type { PayLabel, PayRule, PayUnit } from '@touchline/casino-game-math';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { named, valueText } from '../format.ts';
import { endWords, groupWords, moveWords, rankText } from '../words.ts';
import { isOwnWord, labelWords, returnWords, ruleWords } from './pay-words.ts';

export const ruleText: Readonly<Record<PayRule['name'], MessageDescriptor>> = ruleWords;
export const around: Readonly<Record<keyof typeof returnWords, MessageDescriptor>> = returnWords;
/** Values of a rule that are chances. */
export const CHANCES = new Set(['chance', 'again', 'share']);
const LONGEST_DECIMALS = 4;

export const timesOf = (intl: IntlShape, hundredths: number, decimals = 2): string =>
  `×${intl.formatNumber(hundredths / 100, { maximumFractionDigits: decimals })}`;
export const percentOf = (intl: IntlShape, fraction: number): string =>
  intl.formatNumber(fraction, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: LONGEST_DECIMALS });
export const shortPercent = (intl: IntlShape, fraction: number): string =>
  intl.formatNumber(fraction, { style: 'percent', maximumFractionDigits: LONGEST_DECIMALS });

export const cellText = (intl: IntlShape, unit: PayUnit, value: number): string => {
  if (unit === 'times') return timesOf(intl, value, LONGEST_DECIMALS);
  return unit === 'chance' ? shortPercent(intl, value) : intl.formatNumber(value);
};

export function textOf(intl: IntlShape, { list, ...label }: PayLabel): string {
  const text = wordsOf(intl, label);
  return list === undefined ? text : `${text}: ${list}`;
}

function wordsOf(intl: IntlShape, { word, of = '', n = 0, to = 0 }: PayLabel): string {
  if (isOwnWord(word)) {
    const isMultiple = word === 'left-at';
    const message: MessageDescriptor = labelWords[word];
    return intl.formatMessage(message, { n: isMultiple ? intl.formatNumber(n / 100) : n, to, symbol: of });
  }
  switch (word) {
    case 'hand':
      return named(intl, endWords, of);
    case 'value':
      return Object.hasOwn(moveWords, of) ? named(intl, moveWords, of) : valueText(intl, of);
    case 'group':
      return Object.hasOwn(groupWords, of) ? named(intl, groupWords, of) : valueText(intl, of);
    case 'fixture':
      return valueText(intl, `fixture-${n}`);
    case 'card-rank':
      return rankText(n);
    case 'times':
      return timesOf(intl, n);
    case 'chance-of':
      return shortPercent(intl, n / 10_000);
    case 'roll':
      return `${valueText(intl, of)} ${intl.formatNumber(n / 100, { minimumFractionDigits: 2 })}`;
    case 'symbol':
      return of;
  }
}
