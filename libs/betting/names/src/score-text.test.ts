import { SPORTS, type ScoreParts } from '@touchline/betting-rules';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';
import { shootOutName } from './use-names.ts';
import { bookedEnding, endingNote, endingText, pairEnding, regularTimeText, scoreText } from './score-text.ts';

const wordsOf = (language: string) =>
  JSON.parse(readFileSync(join(__dirname, `../messages/${language}.json`), 'utf8')) as Record<string, string>;
const inLanguage = (locale: string) =>
  createIntl({ locale, ...(locale !== 'en' && { messages: wordsOf(locale) }), onError: (problem) => expect(problem).toBeUndefined() });
const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'ru', 'uk', 'tr', 'kk', 'az', 'ar', 'hi'];

/** Lusail, 18 December 2022. */
const FINAL: ScoreParts = { main: [2, 2], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } };
const WINNER_ONLY: ScoreParts = { main: [1, 0], shootOut: { winner: 1 } };
const EXTRA: ScoreParts = { main: [1, 1], afterExtraTime: [2, 1] };
const at = { sport: 'football', sides: ['Argentina', 'France'] } as const;
const senegal = { sport: 'football', sides: ['Senegal', 'Egypt'] } as const;

it.each([
  ['en', '3:3 (4:2 on penalties)', '1:0 (Senegal won on penalties)', '2:1 after extra time', 'Regular time 1:1'],
  ['de', '3:3 (4:2 im Elfmeterschießen)', '1:0 (Senegal gewann im Elfmeterschießen)', '2:1 nach Verlängerung', 'Reguläre Spielzeit 1:1'],
  ['es', '3:3 (4:2 en los penaltis)', '1:0 (Senegal ganó en los penaltis)', '2:1 tras la prórroga', 'Tiempo reglamentario 1:1'],
  ['fr', '3:3 (4:2 aux tirs au but)', '1:0 (Senegal vainqueur aux tirs au but)', '2:1 après prolongation', 'Temps réglementaire 1:1'],
  ['pt', '3:3 (4:2 nos pênaltis)', '1:0 (Senegal venceu nos pênaltis)', '2:1 após a prorrogação', 'Tempo regulamentar 1:1'],
  ['ru', '3:3 (4:2 по пенальти)', '1:0 (победитель серии пенальти: Senegal)', '2:1 после дополнительного времени', 'Основное время 1:1'],
  ['uk', '3:3 (4:2 у серії пенальті)', '1:0 (переможець серії пенальті: Senegal)', '2:1 після додаткового часу', 'Основний час 1:1'],
  ['tr', '3:3 (penaltılarda 4:2)', '1:0 (Senegal penaltılarla kazandı)', '2:1 (uzatma sonunda)', 'Normal süre 1:1'],
  ['kk', '3:3 (пенальтиде 4:2)', '1:0 (Senegal пенальтиде жеңді)', '2:1 қосымша уақыттан кейін', 'Негізгі уақыт 1:1'],
  ['az', '3:3 (penaltilərdə 4:2)', '1:0 (Senegal penaltilərdə qalib gəldi)', '2:1 əlavə vaxtdan sonra', 'Əsas vaxt 1:1'],
  ['ar', '3:3 (4:2 بركلات الترجيح)', '1:0 (فوز Senegal بركلات الترجيح)', '2:1 بعد الوقت الإضافي', 'الوقت الأصلي 1:1'],
  ['hi', '3:3 (पेनल्टी शूटआउट में 4:2)', '1:0 (पेनल्टी शूटआउट में Senegal की जीत)', '2:1 अतिरिक्त समय के बाद', 'निर्धारित समय 1:1'],
])('[BT-04] says in %s how a match ended: %s', (language, kicks, won, extra, regular) => {
  const intl = inLanguage(language);

  expect(endingText(intl, FINAL, at)).toBe(kicks);
  expect(endingText(intl, WINNER_ONLY, senegal)).toBe(won);
  expect(endingText(intl, EXTRA, at)).toBe(extra);
  expect(regularTimeText(intl, EXTRA)).toBe(regular);
});

it.each([
  ['football', '1:1 (4:2 on penalties)', '2:1 after extra time'],
  ['futsal', '1:1 (4:2 on penalties)', '2:1 after extra time'],
  ['water-polo', '1:1 (4:2 on penalties)', '2:1 after overtime'],
  ['handball', '1:1 (4:2 on 7-metre throws)', '2:1 after extra time'],
  ['ice-hockey', '1:1 (4:2 in the shoot-out)', '2:1 after overtime'],
  ['field-hockey', '1:1 (4:2 in the shoot-out)', '2:1 after overtime'],
  ['american-football', '1:1 (4:2 on penalties)', '2:1 after overtime'],
  ['baseball', '1:1 (4:2 on penalties)', '2:1 after extra innings'],
  ['cricket', '1:1 (4:2 in the super over)', '2:1 after extra innings'],
])('[BT-04] uses the words of %s', (sport, kicks, extra) => {
  const intl = inLanguage('en');
  const shootOut = { score: [4, 2], winner: 1 } as const;

  expect(endingText(intl, { main: [1, 1], shootOut }, { ...at, sport })).toBe(kicks);
  expect(endingText(intl, EXTRA, { ...at, sport })).toBe(extra);
});

it.each([
  ['en', 'Penalty shoot-out', 'Penalty shoot-out', 'Super over'],
  ['de', 'Elfmeterschießen', 'Penaltyschießen', 'Super Over'],
  ['ru', 'Серия пенальти', 'Серия буллитов', 'Суперовер'],
])('[BT-04] names the shoot-out of a sport in %s', (language, football, hockey, cricket) => {
  const nameOf = (sport: string) => shootOutName(inLanguage(language), sport);
  expect([nameOf('football'), nameOf('ice-hockey'), nameOf('cricket')]).toEqual([football, hockey, cricket]);
});

it.each(LANGUAGES)('[BT-04] has words for every sport in %s', (language) => {
  const intl = inLanguage(language);
  for (const { key: sport } of SPORTS)
    for (const score of [FINAL, WINNER_ONLY, EXTRA]) expect(scoreText(intl, score, { ...at, sport })).not.toMatch(/[{}]|undefined/);
});

it('[BT-04] says nothing of a game that ended in regular time, and nothing undecided of one in play', () => {
  const intl = inLanguage('en');
  const inPlay = { ...at, isOver: false };

  expect(endingNote(intl, { main: [2, 1] }, at)).toBeUndefined();
  expect(scoreText(intl, { main: [2, 1] }, at)).toBe('2:1');
  expect(endingText(intl, EXTRA, inPlay)).toBeUndefined();
  expect(scoreText(intl, EXTRA, inPlay)).toBe('2:1 · Regular time 1:1');
  expect(endingText(intl, { ...FINAL, shootOut: {} }, inPlay)).toBeUndefined();
  expect(endingText(intl, { ...FINAL, shootOut: { score: [2, 1] } }, inPlay)).toBe('3:3 (2:1 on penalties)');
});

it('[BT-04] names the same ending beside a result, a bet and a pair of a play-off', () => {
  const intl = inLanguage('en');

  expect(endingNote(intl, FINAL, at)).toBe('3:3 (4:2 on penalties) · Regular time 2:2');
  expect(bookedEnding(intl, { sportId: 1, opponent1: 'Argentina', opponent2: 'France', ending: FINAL })).toBe('3:3 (4:2 on penalties)');
  expect(bookedEnding(intl, { sportId: 1, opponent1: 'Argentina', opponent2: 'France' })).toBeUndefined();
  expect(pairEnding(intl, { opponent1: 'Argentina', opponent2: 'France', ending: FINAL }, 'football')).toBe('3:3 (4:2 on penalties)');
});
