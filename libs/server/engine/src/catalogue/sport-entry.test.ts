import { marketTypesOf, SPORT_FAMILIES, sportById, SPORTS, voidRulesOf } from '@touchline/betting-rules';
import { createEngine } from '../engine.ts';
import { SPORT_ENTRIES } from './sports/index.ts';
import { EVENING, manualClock } from '../testing/clock.ts';
import { FURTHER_NAMES } from './further-names.ts';
import { isNamedIn, sportName } from './sport-names.ts';

const LANGUAGES = Object.keys(SPORT_ENTRIES[0]?.names ?? {});
/** Letters of the languages that have their own; a name in these is no English one that was left. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  kk: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
};
const isNamed = (name: string | undefined, lang: string): boolean => (LETTERS[lang] ?? /\p{Letter}/u).test(name ?? '');

it('[BT-01] the sports of betting/rules are those of the entries; the task entries writes them', () => {
  expect(SPORTS.map(({ id, key }) => [id, key])).toEqual(SPORT_ENTRIES.map(({ id, key }) => [id, key]));
});

it.each(SPORT_ENTRIES.map((entry) => [entry.key, entry] as const))('[BT-01] [OD-02] %s has the rules of its entry', (_, entry) => {
  const { id, key, family, play, cyber = null, hasPersons = false, voids } = entry;

  expect(sportById(id)).toMatchObject({ id, key, family, cyberType: cyber, isCyber: cyber !== null, hasPersons });
  expect(sportById(id)).toMatchObject({
    ...{ periods: play.periods, periodKind: play.kind, periodSeconds: play.seconds ?? 0, clock: play.clock ?? 'none' },
  });
  expect(voidRulesOf(id)).toEqual({ standsWithinSeconds: null, winnerAfterPeriods: null, ...voids });
});

it.each(SPORT_ENTRIES.map((entry) => [entry.key, entry] as const))(
  '[BT-01] [I18N-1] %s has a name in every language, once',
  (key, { names }) => {
    const further = Object.keys(FURTHER_NAMES);

    expect([...LANGUAGES, ...further].filter((lang) => !isNamed(sportName(key, lang), lang))).toEqual([]);
    expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
    expect(further.filter((lang) => lang in names || FURTHER_NAMES[lang]?.sports[key] === undefined)).toEqual([]);
  },
);

it('[BT-01] knows the languages of names', () => {
  expect([LANGUAGES.length, [...LANGUAGES, ...Object.keys(FURTHER_NAMES)].every(isNamedIn), isNamedIn('xx')]).toEqual([12, true, false]);
});

it('[BT-01] every family of sports is sold', () => {
  expect(SPORT_FAMILIES.filter((family) => !SPORT_ENTRIES.some((entry) => entry.family === family))).toEqual([]);
});

const clock = manualClock(EVENING);
const champIds = SPORT_ENTRIES.map(({ championships }) => championships.at(-1)?.id ?? 0);
const engine = createEngine({ ...clock, champIds });

it.each(SPORT_ENTRIES.map(({ id, key }) => [key, id] as const))(
  '[BT-01] [BT-02] %s is on the line, priced in its markets, and played',
  (_, id) => {
    const games = [...engine.games()].filter(({ fixture }) => fixture.champ.sport.id === id);
    const rules = sportById(id);
    const offered = new Set(marketTypesOf(rules?.family ?? 'football').map((type) => type.id));
    const [game] = games.filter(({ section }) => section === 'line');
    const markets = game?.main.markets ?? [];

    expect(markets.map(({ typeId }) => typeId)).toContain(rules?.mainMarketIds[0]);
    expect(markets.filter(({ typeId }) => !offered.has(typeId)).map(({ typeId }) => typeId)).toEqual([]);
    expect(game?.course.frames.length).toBeGreaterThan(1);
  },
);
