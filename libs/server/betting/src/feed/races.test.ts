import type { Game, GameAnswer, GamesAnswer, MenuAnswer, SearchAnswer } from '@touchline/betting-contract';
import { sportById } from '@touchline/betting-rules';
import { createEngine, isNamedIn, sportName } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { LANGUAGES } from '@touchline/shared-primitives';
import fastify from 'fastify';
import { feedRoutes } from './routes.ts';

const MARBLES = 390;
const SPORT = 26;
const SECOND = 1000;

const clock = manualClock(EVENING);
const engine = createEngine({ ...clock, champIds: [MARBLES] });
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
const pass = (seconds: number): void => {
  for (let second = 0; second < seconds; second++) engine.tick(clock.pass(SECOND));
};
const next = async (): Promise<Game> => (await get<GamesAnswer>(`line/games?lang=en&sport=${SPORT}`)).games[0]!;

it.each(LANGUAGES)('[BT-08] [BT-05] marble races are in the menu and found by their name in %s', async (lang) => {
  const { sports, champs } = await get<MenuAnswer>(`line/menu?lang=${lang}`);
  expect(isNamedIn(lang)).toBe(true);
  expect(sports).toEqual([{ id: SPORT, key: 'marble', name: sportName('marble', lang), count: 20 }]);
  expect(champs).toMatchObject([{ id: MARBLES, sportId: SPORT, slug: 'marble-grand-prix' }]);
  for (const name of [sports[0]!.name, champs[0]!.name])
    if (lang !== 'en') expect(['Marble races', 'Marble Grand Prix', 'marble']).not.toContain(name);
  const { places } = await get<SearchAnswer>(`search?lang=${lang}&q=${encodeURIComponent(sports[0]!.name)}`);
  expect(places?.[0]).toMatchObject({ kind: 'sport', sportId: SPORT });
});

it('[BT-08] lists have a race every three minutes without its runners, which its page has', async () => {
  const { games } = await get<GamesAnswer>(`line/games?lang=en&sport=${SPORT}&count=9`);
  expect(games).toHaveLength(9);
  expect(games[1]!.startAt - games[0]!.startAt).toBe(180);
  expect(games[0]).toMatchObject({ kind: 7, hasVideo: false, markets: [{ typeId: sportById(SPORT)?.mainMarketIds[0] }] });
  expect(games[0]).not.toHaveProperty('runners');
  const { game } = await get<GameAnswer>(`game/${games[0]!.id}?lang=en`);
  expect(game?.runners).toHaveLength(8);
  expect(game?.markets).toHaveLength(7);
});

it('[BT-08] [BT-05] a race is found by its runners, which are no teams', async () => {
  const { game } = await get<GameAnswer>(`game/${(await next()).id}?lang=en`);
  const { games, places = [] } = await get<SearchAnswer>(`search?lang=en&q=${game!.runners![2]!.name}`);
  expect(games.map(({ id }) => id)).toContain(game!.id);
  expect(places.filter(({ kind }) => kind === 'team')).toEqual([]);
});

it('[BT-08] [BT-01] the page of a race gets its times mark by mark, lists only the lap, and the times are there when it is over', async () => {
  const { id, startAt } = await next();
  pass(startAt - Math.round(clock.now() / SECOND) + 1);
  const first = await get<GameAnswer>(`game/${id}?lang=en`);
  expect(first.game).toMatchObject({ section: 'live', state: { race: { laps: 4, marksPerLap: 3, marks: [] }, clock: { periodId: 1 } } });
  expect(first.game?.state).not.toHaveProperty('score');
  pass(30);
  const later = await get<GameAnswer>(`game/${id}?lang=en&since=${first.revision}`);
  const { state, prices, markets } = later.changes[0]!;
  expect(state?.race?.marks.length).toBeGreaterThanOrEqual(3);
  expect(prices ?? markets).toBeDefined();
  const listed = (await get<GamesAnswer>(`live/games?lang=en&sport=${SPORT}`)).games.find((game) => game.id === id);
  expect(listed?.state).not.toHaveProperty('race');
  expect(listed?.state.clock?.periodId).toBe(2);
  const changed = (await get<GamesAnswer>(`live/games?lang=en&sport=${SPORT}&since=${first.revision}`)).changes.find(
    (game) => game.id === id,
  );
  expect(changed?.state).not.toHaveProperty('race');
  pass(90);
  expect(engine.game(id)).toBeUndefined();
  const over = await get<GameAnswer>(`game/${id}?lang=en`);
  expect(over.game).toMatchObject({ state: { statusId: 4, isFinished: true, race: { laps: 4, marksPerLap: 3 } }, markets: [] });
  expect(over.game?.state.race?.marks).toHaveLength(12);
  expect(over.game?.runners).toHaveLength(8);
});
