import {
  formatLine,
  MARKET_KINDS,
  MARKET_TYPES,
  marketTypeId,
  OUTCOME,
  OUTCOME_KEYS,
  numberedPeriod,
  SPORTS,
} from '@touchline/betting-rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { MARKET_NAMES } from './market-messages.ts';
import { OUTCOME_NAMES } from './outcome-messages.ts';
import { PERIOD_NAMES } from './period-messages.ts';
import { marketName, outcomeName, periodName } from './use-names.ts';

const wordsOf = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../messages/${language}.json`), 'utf8')) as Record<string, string>;
const inLanguage = (locale: string) => createIntl({ locale, ...(locale !== 'en' && { messages: wordsOf(locale) }) });
const LANGUAGES = { en: inLanguage('en'), ru: inLanguage('ru'), ar: inLanguage('ar') };
const context = { sport: 'football', first: 'Harwick', second: 'Dunmere' };

it('[BT-01] has a name for every market kind, outcome and period of the catalogue', () => {
  expect(MARKET_KINDS.map(({ key }) => key).filter((key) => MARKET_NAMES[key] === undefined)).toEqual([]);
  expect(OUTCOME_KEYS.filter((key) => OUTCOME_NAMES[key] === undefined)).toEqual([]);
  const parts = SPORTS.flatMap((sport) => [1, 2, 3, 4, 5, 6].map((part) => numberedPeriod(sport, part).kind));
  expect(parts.filter((kind) => PERIOD_NAMES[kind] === undefined)).toEqual([]);
});

it.each(['en', 'ru', 'ar', 'es', 'pt', 'fr', 'de', 'tr', 'uk', 'kk', 'az', 'hi'])(
  '[BT-01] formats every market name in %s without an error',
  (language) => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const intl = inLanguage(language);

    const names = MARKET_TYPES.map(({ id }) => marketName(intl, id, context));

    expect(names.filter((name) => name === '' || /[{}]/.test(name))).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
  },
);

it('[BT-01] names markets with their noun, measure and period', () => {
  const { en, ru: russian } = LANGUAGES;

  expect(marketName(en, marketTypeId('total'), context)).toBe('Total goals');
  expect(marketName(en, marketTypeId('total', 1, 'corners'), context)).toBe('1st half – Total corners');
  expect(marketName(en, marketTypeId('handicap', 0, 'cards'), context)).toBe('Cards – Handicap');
  expect(marketName(en, marketTypeId('total', 0, 'units'), { ...context, sport: 'tennis' })).toBe('Total games');
  expect(marketName(russian, marketTypeId('total', 2), context)).toBe('2-й тайм. Тотал голов');
  expect(marketName(en, 99_999, context)).toBe('Market 99999');
});

it('[BT-01] names outcomes in full and short form', () => {
  const { en } = LANGUAGES;
  const handicap = { typeId: marketTypeId('handicap'), param: -1000 };
  const result = { typeId: marketTypeId('result') };

  expect(outcomeName(en, { typeId: OUTCOME.Handicap1 }, handicap, { context })).toBe('Harwick −1');
  expect(outcomeName(en, { typeId: OUTCOME.Handicap2 }, handicap, { context })).toBe('Dunmere +1');
  expect(outcomeName(en, { typeId: OUTCOME.Over }, { typeId: marketTypeId('total'), param: 2500 }, { context })).toBe('Over 2.5');
  expect(outcomeName(en, { typeId: OUTCOME.ExactScore, param: 2001 }, { typeId: marketTypeId('exact-score') }, { context })).toBe('2–1');
  expect(outcomeName(en, { typeId: OUTCOME.HomeWin }, result, { context, length: 'short' })).toBe('1');
  expect(outcomeName(en, { typeId: OUTCOME.HomeWin }, result, { context })).toBe('Harwick');
  expect(outcomeName(en, { typeId: OUTCOME.Player, name: 'Ivo Marek' }, { typeId: marketTypeId('scorer') }, { context })).toBe('Ivo Marek');
});

it('[OD-01] formats lines with the same decimal mark as odds', () => {
  const total = { typeId: marketTypeId('total'), param: 2500 };
  const nameIn = (language: keyof typeof LANGUAGES) => outcomeName(LANGUAGES[language], { typeId: OUTCOME.Over }, total, { context });

  expect([nameIn('en'), nameIn('ru'), nameIn('ar')]).toEqual(['Over 2.5', 'Больше 2,5', 'أكثر من 2.5']);
  expect(formatLine(-750, { isSigned: true, locale: 'kk' })).toBe('−0,75');
});

it('[BT-01] leaves no empty brackets in a column head, which has no line', () => {
  const type = marketTypeId('european-handicap');

  expect(outcomeName(LANGUAGES.en, { typeId: OUTCOME.EuropeanHandicapX }, { typeId: type }, { context })).toBe('Draw');
});

it('[BT-01] puts an open-ended range into words', () => {
  const range = (param: number) =>
    outcomeName(LANGUAGES.en, { typeId: OUTCOME.CountRange, param }, { typeId: marketTypeId('count-range') }, { context });

  expect([range(4006), range(7099)]).toEqual(['4 to 6', '7 or more']);
});

it("[BT-01] uses each sport's own word for a period", () => {
  expect(periodName(LANGUAGES.en, 'basketball', 3)).toBe('3rd quarter');
  expect(periodName(LANGUAGES.en, 'tennis', 2)).toBe('Set 2');
  expect(periodName(LANGUAGES.ar, 'football', 2)).toBe('الشوط الثاني');
  expect([5, 6].map((part) => periodName(LANGUAGES.en, 'american-football', part))).toEqual(['Overtime', '2nd overtime']);
  expect([3, 4, 5].map((part) => periodName(LANGUAGES.en, 'football', part))).toEqual([
    'Extra time, 1st half',
    'Extra time, 2nd half',
    'Penalty shoot-out',
  ]);
  expect([5, 6].map((part) => periodName(LANGUAGES.ru, 'basketball', part))).toEqual(['Овертайм', '2-й овертайм']);
  expect(periodName(LANGUAGES.ru, 'football', 3)).toBe('1-й доп. тайм');
  expect(periodName(LANGUAGES.ar, 'ice-hockey', 4)).toBe('الوقت الإضافي');
});

it.each([
  [2500, '2.5', '+2.5'],
  [2050, '2.05', '+2.05'],
  [-250, '−0.25', '−0.25'],
  [0, '0', '0'],
  [1000, '1', '+1'],
  [164_500, '164.5', '+164.5'],
])('[BT-01] formats the line %i as %s, with its sign %s', (param, plain, signed) => {
  expect(formatLine(param)).toBe(plain);
  expect(formatLine(param, { isSigned: true })).toBe(signed);
});

it.each([
  ['en', 'and both score', 'and not both score'],
  ['ru', 'и обе забьют', 'и не обе забьют'],
  ['az', 'və hər ikisi vurur', 'və hər ikisi vurmur'],
  ['fr', 'et les deux marquent', 'et pas les deux'],
  ['hi', 'और दोनों गोल करें', 'और दोनों गोल करें: नहीं'],
  ['ar', 'ويسجل الفريقان', 'ويسجل الفريقان: لا'],
])('[BT-01] uses the same words for both teams scoring in every result and total in %s', (language, yes, no) => {
  const words = language === 'en' ? {} : wordsOf(language);
  const textOf = (key: string) => words[`betting.outcome.${key}`] ?? String(OUTCOME_NAMES[key]?.defaultMessage);
  for (const first of ['home', 'draw', 'away', 'over', 'under']) {
    expect(textOf(`${first}-and-both-score`).endsWith(` ${yes}`)).toBe(true);
    expect(textOf(`${first}-and-not-both`).endsWith(` ${no}`)).toBe(true);
  }
});
