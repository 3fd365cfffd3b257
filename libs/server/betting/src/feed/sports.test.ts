import type { MenuAnswer, SearchAnswer } from '@touchline/betting-contract';
import { SPORTS } from '@touchline/betting-rules';
import { createEngine, isNamedIn, sportName, sportNames } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { LANGUAGES } from '@touchline/shared-primitives';
import fastify from 'fastify';
import { feedRoutes } from './routes.ts';

/** The last championship of each sport. */
const champIds = [
  ...new Map([...createEngine(manualClock(EVENING)).champs.values()].map(({ id, sport }) => [sport.key, id] as const)).values(),
];
const engine = createEngine({ ...manualClock(EVENING), champIds });
const app = fastify();
feedRoutes(
  app,
  { engine, db: { query: async () => [] } },
  { authenticate: () => Promise.reject(new Error('this test has no sessions')), checkAnswers: true },
);
const get = async <T>(path: string): Promise<T> => {
  const { statusCode, body } = await app.inject({ url: `/bff-api/feed/${path}` });
  if (statusCode !== 200) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body) as T;
};

it.each(LANGUAGES)('[BT-01] [BT-05] every sport is in the menu and found by its name in %s', async (lang) => {
  const { sports } = await get<MenuAnswer>(`line/menu?lang=${lang}`);
  const lost: string[] = [];
  for (const { id, key } of SPORTS) {
    const name = sportName(key, lang);
    if (sports.find((sport) => sport.id === id)?.name !== name) lost.push(`${key} in the menu`);
    const { places = [] } = await get<SearchAnswer>(`search?lang=${lang}&q=${encodeURIComponent(name)}`);
    if (!places.some((place) => place.kind === 'sport' && place.sportId === id)) lost.push(`${key} by ${name}`);
  }

  expect(isNamedIn(lang)).toBe(true);
  expect(lost).toEqual([]);
});

it('[BT-05] a sport has more than one name', () => {
  expect(sportNames('football').length).toBeGreaterThan(3);
});
