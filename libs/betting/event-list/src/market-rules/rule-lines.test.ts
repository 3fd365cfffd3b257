import { marketTypeId as id, marketTypesOf, SPORTS, voidRulesOf } from '@touchline/betting-rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl, type IntlShape } from 'react-intl';
import { ruleLines } from './rule-lines.ts';

const FOOTBALL = 1;
const wordsOf = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(__dirname, folder, `${language}.json`), 'utf8')) as Record<string, string>;
const opened = new Map<string, IntlShape>();
function inLanguage(locale: string): IntlShape {
  const messages = () => ({ ...wordsOf('../../messages', locale), ...wordsOf('../../../names/messages', locale) });
  const intl = opened.get(locale) ?? createIntl({ locale, ...(locale !== 'en' && { messages: messages() }) });
  opened.set(locale, intl);
  return intl;
}
const textOf = (typeId: number, sportId: number, locale = 'en'): string =>
  ruleLines(inLanguage(locale), { typeId, sportId })
    .map(({ head, text }) => `${head}: ${text}`)
    .join('\n');

it('[OD-02] [BT-01] says how the total of a football match settles', () => {
  expect(textOf(id('total'), FOOTBALL)).toBe(
    [
      'What counts: Goals. Own goals and penalties included. Of the whole match.',
      'Extra time: Regular time with stoppage time only; extra time and shoot-outs do not count.',
      'Ties: If the count is exactly on the line, the bet is void.',
      'If it is stopped: If the match is stopped for good, the bet is settled if its market is already decided; otherwise it is void.',
      'Void: No result 48 hours after the start, a walkover, or a decision by ruling: the bet is void. A void bet returns its stake; in an express it counts at odds of 1.00.',
      'Corrections: If the result is corrected within 24 hours, the bet is settled again.',
    ].join('\n'),
  );
});

it.each([
  ['half', id('result', 1), FOOTBALL, 'Only of this part: 1st half.'],
  ['qualification', id('to-qualify'), FOOTBALL, 'Extra time and a shoot-out count.'],
  ['Asian line', id('asian-total'), FOOTBALL, 'On a quarter line half of the stake is settled at each of the two nearest lines.'],
  ['corners', id('total', 0, 'corners'), FOOTBALL, 'Corners that are taken.'],
  ['scorer', id('scorer'), FOOTBALL, 'Own goals do not count.'],
  ['hockey with overtime', id('winner-with-overtime'), 2, 'Overtime and a shoot-out count.'],
  ['basketball', id('total'), 3, 'Extra time: Overtime counts.'],
  ['a quarter of basketball', id('total', 1), 3, 'Extra time: Regular time only; overtime does not count.'],
  ['overtime of hockey', id('total'), 2, 'Extra time: Regular time only; overtime and shoot-outs do not count.'],
  ['basketball stopped', id('total'), 3, 'Stopped with at most 5 minutes left, it counts as finished.'],
  ['tennis', id('winner'), 4, 'the other side wins the bet once a set is complete; before that it is void.'],
  ['tennis games', id('total', 0, 'units'), 4, 'Games. A match tie-break counts as one game.'],
  ['cricket', id('winner'), 10, 'A super over counts.'],
  ['cricket runs', id('total'), 10, 'A super over does not count.'],
  ['snooker', id('winner'), 17, 'What counts: The official result. Of the whole match.'],
  ['a fight', id('winner'), 18, 'What counts: The official result. Of the whole match.'],
  ['boxing', id('winner'), 18, 'If both are level, the bet is void.'],
  ['an outright', id('outright'), 25, 'In a dead heat the payout is divided by the number of winners.'],
  ['a race', id('place'), 26, 'No two finish together.'],
  ['a race that is stopped', id('place'), 26, 'If the race is stopped for good, the bet is settled'],
  ['a competition that is stopped', id('outright'), 25, 'If the competition is stopped for good, the bet is settled'],
] as const)('[OD-02] says of %s what settles it', (_, typeId, sportId, sentence) => {
  expect(textOf(typeId, sportId)).toContain(sentence);
});

it.each(['en', 'ru', 'ar', 'es', 'pt', 'fr', 'de', 'tr', 'uk', 'kk', 'az', 'hi'])(
  '[OD-02] [LG-01] says it of every market of every sport in %s',
  (language) => {
    const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const texts = SPORTS.flatMap(({ id: sportId, family }) => marketTypesOf(family).map((type) => textOf(type.id, sportId, language)));

    expect(texts.filter((text) => text === '' || /[{}]/.test(text))).toEqual([]);
    expect(onError).not.toHaveBeenCalled();
    // The figures are those of settlement.
    const shortened = SPORTS.filter((sport) => voidRulesOf(sport.id).standsWithinSeconds !== null);
    expect(shortened.map((sport) => textOf(marketTypesOf(sport.family)[0]!.id, sport.id, language).includes('5'))).toEqual(
      shortened.map(() => true),
    );
    onError.mockRestore();
  },
);

it('[OD-02] [BT-08] speaks of a match only where there is one: never in a race or an outright', () => {
  const texts = SPORTS.flatMap(({ id: sportId, family }) =>
    marketTypesOf(family)
      .filter(({ key, sports }) => key === 'outright' || sports.includes('race'))
      .map((type) => textOf(type.id, sportId)),
  );
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => /match/i.test(text))).toEqual([]);
});

it('[OD-02] says nothing of a market of another release', () => {
  expect(textOf(9_999_999, FOOTBALL)).toBe('');
});
