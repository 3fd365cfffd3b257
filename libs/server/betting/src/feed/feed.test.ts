import { controlsOf, createEngine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { feedContract } from '@touchline/betting-contract/schemas';
import type { Game, GameAnswer, GamesAnswer, MenuAnswer } from '@touchline/betting-contract';
import { measureLivePollBytes } from './measure.ts';
import { backend, Reader } from './feed.test.helper.ts';

const SECOND = 1000;
const FOOTBALL = 1;
const MIXED = [100, 101, 102, 112, 130, 160, 170, 190, 203, 400];

it.each([
  '/bff-api/feed/live/games?lang=en',
  '/bff-api/feed/line/games?lang=ru&champ=100',
  '/bff-api/feed/live/games?lang=ar&sport=1',
  '/bff-api/feed/live/games?lang=en&top=1',
  '/bff-api/feed/live/games?lang=en&video=1',
  '/bff-api/feed/live/games?lang=en&filter=2',
  '/bff-api/feed/live/games?lang=en&filter=3',
  '/bff-api/feed/line/games?lang=en&filter=1&sport=6',
  '/bff-api/feed/live/games?lang=en&filter=6',
  '/bff-api/feed/live/games?lang=en&count=7',
  '/bff-api/feed/live/games?lang=en&count=30&first=9',
  '/bff-api/feed/live/games?lang=en&by=open&count=6',
  '/bff-api/feed/live/games?lang=en&country=GB',
  '/bff-api/feed/live/games?lang=en&country=KZ&count=5',
  '/bff-api/feed/live/games?lang=en&teams=100000,100001,100002,100003,100004,100005,100006,100007,100008,100009',
  '/bff-api/feed/line/games?lang=en&today=1',
  '/bff-api/feed/line/games?lang=en&today=1&zone=America/New_York',
])('[BT-01] [OD-04] a list with deltas applied equals a fresh list: %s', async (url) => {
  const { get, pass } = backend(MIXED);
  const reader = new Reader();
  reader.take((await get<GamesAnswer>(url)).body);
  expect(reader.games.size).toBeGreaterThan(0);
  let deltas = 0;

  for (const seconds of [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 3, 1]) {
    pass(seconds);
    const { status, body } = await get<GamesAnswer>(`${url}&since=${reader.revision}`);
    if (status === 200) reader.take(body);
    if (status === 200 && !body.isFull) deltas += 1;
    const fresh = new Reader();
    fresh.take((await get<GamesAnswer>(url)).body);
    expect(reader.face).toEqual(fresh.face);
  }
  expect(deltas).toBeGreaterThan(2);
});

it('[BT-08] a list by interest has 24 games, top ones first, and refuses another order or a country that is none', async () => {
  const { get } = backend(MIXED);
  const url = '/bff-api/feed/line/games?lang=en';
  const { body } = await get<GamesAnswer>(`${url}&by=interest`);

  expect(body.games).toHaveLength(24);
  expect(body.games[0]).toMatchObject({ isTop: true });
  expect((await get<GamesAnswer>(`${url}&by=interest&count=3`)).body.games).toEqual(body.games.slice(0, 3));
  expect((await get(`${url}&by=interest&since=${body.revision}`)).status).toBe(304);
  for (const wrong of ['by=start', 'by=opened', 'country=gb', 'country=GBR', 'teams=x'])
    expect((await get(`${url}&${wrong}`)).status).toBe(400);
});

it('[BT-01] live games for home take bets whenever they are asked for: none is suspended, finished or past the 85th minute', async () => {
  const { get, leap } = backend();
  const url = '/bff-api/feed/live/games?lang=en';
  let leftOut = 0;

  for (let step = 0; step < 40; step++) {
    leap(97);
    const { games } = (await get<GamesAnswer>(`${url}&by=open&count=6`)).body;
    expect(games).toHaveLength(6);
    for (const { state, markets, sportId } of games) {
      expect(state).not.toMatchObject({ isSuspended: true });
      expect(state).not.toMatchObject({ isFinished: true });
      if (sportId === FOOTBALL) expect(state.clock?.seconds).toBeLessThan(85 * 60);
      expect(markets[0]?.outcomes.length).toBeGreaterThan(1);
    }
    const { games: all } = (await get<GamesAnswer>(`${url}&top=1`)).body;
    leftOut += all.filter(({ state: { isSuspended, clock } }) => isSuspended === true || (clock?.seconds ?? 0) >= 85 * 60).length;
  }
  // Otherwise the games above would be open by chance.
  expect(leftOut).toBeGreaterThan(10);
});

it('[BT-07] today lists the games that begin before midnight UTC, and tomorrow those of tomorrow', async () => {
  const { engine, get, leap } = backend(MIXED);
  const days = async () => {
    const { games } = (await get<GamesAnswer>('/bff-api/feed/line/games?lang=en&today=1')).body;
    return [...new Set(games.map(({ startAt }) => new Date(startAt * SECOND).toISOString().slice(0, 10)))];
  };
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const today = dayOf(engine.lastTickMs);

  expect(await days()).toEqual([today]);
  expect((await get<GamesAnswer>('/bff-api/feed/line/games?lang=en')).body.games.length).toBeGreaterThan(
    (await get<GamesAnswer>('/bff-api/feed/line/games?lang=en&today=1')).body.games.length,
  );
  leap(24 * 60 * 60);
  expect(await days()).toEqual([dayOf(engine.lastTickMs)]);
});

// EVENING is 19:07 UTC on Saturday, 21 November 2026. Ends of that day by Python's zoneinfo.
it.each([
  ['America/New_York', '2026-11-22T05:00Z'],
  ['Asia/Kathmandu', '2026-11-22T18:15Z'],
  ['Pacific/Auckland', '2026-11-22T11:00Z'],
  ['Europe/London', '2026-11-22T00:00Z'],
  ['Asia/Tokyo', '2026-11-22T15:00Z'],
  ['America/Sao_Paulo', '2026-11-22T03:00Z'],
  ['+05:45', '2026-11-22T18:15Z'],
])('[BT-07] [PL-05] today in %s ends at %s', async (zone, end) => {
  const { get } = backend(MIXED);
  const startsOf = async (query: string) =>
    (await get<GamesAnswer>(`/bff-api/feed/line/games?lang=en&sport=1${query}`)).body.games.map(({ startAt }) => startAt * SECOND);
  const ofToday = await startsOf(`&today=1&zone=${encodeURIComponent(zone)}`);
  const all = await startsOf('');

  expect(ofToday.length).toBeGreaterThan(0);
  expect(Math.max(...ofToday)).toBeLessThan(Date.parse(end));
  expect(ofToday.toSorted()).toEqual(all.filter((startMs) => startMs < Date.parse(end)).toSorted());
});

it.each(['Mars/Olympus', '../../etc/localtime', '%3Cscript%3E', 'a'.repeat(41), '%2B15:00', '', '__proto__'])(
  '[STO-2] rejects the zone %s',
  async (zone) => {
    const { get } = backend([100]);
    expect(await get(`/bff-api/feed/line/games?lang=en&today=1&zone=${zone}`)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'zone' }] },
    });
  },
);

it('[BT-04] games in lists and pages have the id of their statistics', async () => {
  const { get } = backend([112]);
  const { games } = (await get<GamesAnswer>('/bff-api/feed/line/games?lang=en')).body;
  const [first] = games;
  const { game, subGames } = (await get<GameAnswer>(`/bff-api/feed/game/${first?.id}?lang=en`)).body;

  expect(first?.statisticId).toBe(`g${first?.id}`);
  expect(game?.statisticId).toBe(`g${first?.id}`);
  // Sub-games have the statistics of their match.
  expect(new Set(subGames?.map(({ statisticId }) => statisticId))).toEqual(new Set([`g${first?.id}`]));
});

it('[BT-01] a game page with deltas applied equals a fresh one, sub-games included', async () => {
  const { engine, get, pass } = backend([110, 112, 115, 117, 119, 121]);
  const live = [...engine.games()].find(({ section, state }) => section === 'live' && state.clock?.periodId === 1);
  const url = `/bff-api/feed/game/${live?.id}?lang=en`;
  const reader = new Reader();
  reader.take((await get<GameAnswer>(url)).body);
  expect(reader.games.size).toBe(5);

  for (const seconds of [1, 5, 30, 60, 120, 300, 45, 2000, 10, 600]) {
    pass(seconds);
    const { status, body } = await get<GameAnswer>(`${url}&since=${reader.revision}`);
    if (status === 200) reader.take(body);
    const fresh = new Reader();
    fresh.take((await get<GameAnswer>(url)).body);
    expect(reader.face).toEqual(fresh.face);
  }
});

it('[BT-01] answers 304 without a body if nothing changed, and a full list to a reader with an unknown revision', async () => {
  const { get, pass } = backend(MIXED);
  const url = '/bff-api/feed/live/games?lang=en';
  const { revision } = (await get<GamesAnswer>(url)).body;

  expect(await get(`${url}&since=${revision}`)).toEqual({ status: 304, body: null });
  expect(await get(`/bff-api/feed/live/menu?lang=en&since=${revision}`)).toEqual({ status: 304, body: null });
  pass(30);
  expect((await get<GamesAnswer>(`${url}&since=${revision}`)).body.isFull).toBe(false);
  expect((await get<GamesAnswer>(`${url}&since=1`)).body.isFull).toBe(true);
  expect((await get<GamesAnswer>(`${url}&since=${revision + 1_000_000}`)).body.isFull).toBe(true);
});

it('[BT-02] [OD-03] removes a finished game from the list of a reader, and still serves its page', async () => {
  const { engine, get, pass } = backend([100]);
  const url = '/bff-api/feed/live/games?lang=en';
  const reader = new Reader();
  reader.take((await get<GamesAnswer>(url)).body);
  const [first] = [...engine.games()].filter(({ section }) => section === 'live').sort((a, b) => a.endsAtMs - b.endsAtMs);
  const id = first?.id as number;
  const until = Math.ceil(((first?.endsAtMs ?? 0) - engine.lastTickMs) / SECOND) + 10;

  pass(until);
  const { body } = await get<GamesAnswer>(`${url}&since=${reader.revision}`);
  expect(body.removed).toContain(id);
  const page = (await get<GameAnswer>(`/bff-api/feed/game/${id}?lang=en`)).body;
  expect(page.game).toMatchObject({ id, state: { statusId: 4, isFinished: true }, markets: [] });
  expect(page.game?.state.score?.main).toEqual(engine.result(id)?.main);
});

it('[OD-03] the feed flags sub-games in play as live-in-live, and a game that the operator ended as finished', async () => {
  const { engine, get } = backend([112]);
  const live = [...engine.games()].find(({ section, isFinished }) => section === 'live' && !isFinished);
  const next = [...engine.games()].find(({ section }) => section === 'line');
  const pageOf = async (id = 0) => (await get<GameAnswer>(`/bff-api/feed/game/${id}?lang=en`)).body;
  const before = await pageOf(live?.id);
  const running = before.subGames?.filter(({ state }) => state.statusId !== 4) ?? [];

  expect(running.length).toBeGreaterThan(0);
  for (const { state } of running) expect(state.isLiveInLive).toBe(true);
  expect(before.game?.state).not.toHaveProperty('isLiveInLive');
  expect(before.game?.state).not.toHaveProperty('isFinished');
  for (const game of (await pageOf(next?.id)).subGames ?? []) expect(game.state).not.toHaveProperty('isLiveInLive');

  controlsOf(engine).endGame(live?.id ?? 0);
  const { game, subGames = [] } = await pageOf(live?.id);
  for (const { state } of [game!, ...subGames]) expect(state).toMatchObject({ statusId: 4, isFinished: true });
});

it('[BT-01] the feed has overtime and shoot-out of ice hockey apart from the score of regular time, and sells nothing after it', async () => {
  const { engine, get, leap } = backend([180, 181, 182, 183, 184, 185, 186]);
  const level = [...engine.games()].find(
    ({ fixture, course, section }) => section === 'live' && course.lastPriced !== undefined && fixture.speed === 1,
  );
  if (level === undefined) throw new Error('a level game is expected among those in play');
  const url = `/bff-api/feed/game/${level.id}?lang=en`;
  const states: Game['state'][] = [];
  while (engine.game(level.id) !== undefined) {
    const { game } = (await get<GameAnswer>(url)).body;
    if (game === undefined) break;
    states.push(game.state);
    leap(20);
  }
  const after = states.filter(({ score }) => score?.afterExtraTime !== undefined);

  expect(after.length).toBeGreaterThan(3);
  for (const { score, isSuspended, statusId } of after) {
    expect(score?.main[0]).toBe(score?.main[1]);
    expect(score?.periods).toHaveLength(3);
    expect(statusId === 4 || isSuspended).toBe(true);
  }
  const page = (await get<GameAnswer>(url)).body;
  const { afterExtraTime, shootOut } = engine.result(level.id) ?? {};
  expect(page.game?.state.score).toMatchObject({ main: states.at(-1)?.score?.main, afterExtraTime, ...(shootOut && { shootOut }) });
});

it('[SE-02] a game that ended more than a day ago is gone', async () => {
  const { engine, get, leap, pass } = backend([100]);
  const [first] = [...engine.games()].filter(({ section }) => section === 'live').sort((a, b) => a.endsAtMs - b.endsAtMs);
  const url = `/bff-api/feed/game/${first?.id}?lang=en`;
  const untilEnd = Math.ceil(((first?.endsAtMs ?? 0) - engine.lastTickMs) / SECOND);

  pass(untilEnd + 60);
  expect((await get(url)).status).toBe(200);
  leap(24 * 3600 - 120);
  expect((await get(url)).status).toBe(200);
  leap(120);
  expect(await get(url)).toMatchObject({ status: 410, body: { errors: [{ code: 'gone' }] } });
});

it.each(['live', 'line'])('[BT-01] [OD-05] `first` returns the first games of a %s list ordered by championship', async (section) => {
  const { get } = backend();
  const { body: whole } = await get<GamesAnswer>(`/bff-api/feed/${section}/games?lang=en&count=200`);
  const { body: first } = await get<GamesAnswer>(`/bff-api/feed/${section}/games?lang=en&count=200&first=40`);

  expect(first.games).toHaveLength(40);
  // Every championship is complete except the last, which is cut at forty games; later sports are absent.
  const countIn = (champId: number): number => whole.games.filter((game) => game.champId === champId).length;
  const [last, ...before] = first.champs.toReversed();
  expect(before.map(({ id, count }) => [id, count])).toEqual(before.map(({ id }) => [id, countIn(id)]));
  const missing = new Set(whole.champs.filter(({ id }) => !first.champs.some((champ) => champ.id === id)).map(({ sportId }) => sportId));
  expect(Math.min(...missing)).toBeGreaterThanOrEqual(last?.sportId ?? 0);
  const tops = first.champs.filter(({ sportId }) => sportId === 1).map(({ isTop }) => isTop);
  expect(tops).toEqual(tops.toSorted((a, b) => Number(b) - Number(a)));
});

it('[BT-01] counts sports and championships, with their names in the language of the reader', async () => {
  const { get } = backend(MIXED);
  const menu = async (lang: string) => (await get<MenuAnswer>(`/bff-api/feed/line/menu?lang=${lang}`)).body;

  const english = await menu('en');
  expect(english.sports.map(({ name }) => name)).toContain('Table tennis');
  expect(english.champs.find(({ id }) => id === 112)).toMatchObject({
    name: 'England. Premier League',
    countryCode: 'GB-ENG',
    isTop: true,
  });
  const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0);
  expect(sum(english.sports)).toBe(sum(english.champs));
  expect((await menu('ru')).champs.find(({ id }) => id === 130)?.name).toBe('Казахстан. Премьер-лига');
  expect((await menu('ar')).sports.map(({ name }) => name)).toContain('كرة القدم');
  expect((await menu('xx')).sports.map(({ name }) => name)).toContain('Football');
});

it('[BT-01] the menu and the sitemap list a championship once whose games come from two imports', async () => {
  const { engine, get } = backend([112]);
  const [first, second] = [...engine.games()].filter(({ section }) => section === 'line').map(({ fixture }) => fixture);
  if (first === undefined || second === undefined) throw new Error('two games are expected');
  const imported = (fixture: typeof first, id: number) => ({ ...fixture, id, champ: { ...fixture.champ, id: 500, strideSeconds: 0 } });
  engine.addFixtures([imported(first, 5_000_000_000)]);
  engine.addFixtures([imported(second, 5_000_000_010)]);

  const { body } = await get<MenuAnswer>('/bff-api/feed/line/menu?lang=en');
  expect(body.champs.filter(({ id }) => id === 500)).toMatchObject([{ count: 2 }]);
});

it.each([
  ['/bff-api/feed/other/games?lang=en', 400],
  ['/bff-api/feed/live/games', 400],
  ['/bff-api/feed/live/games?lang=en&filter=4', 400],
  ['/bff-api/feed/live/games?lang=en&ids=1,x', 400],
  ['/bff-api/feed/game/abc?lang=en', 400],
  ['/bff-api/feed/search?lang=en&q=a', 400],
  ['/bff-api/feed/game/5?lang=en', 404],
  ['/bff-api/feed/game/9990000000?lang=en', 404],
])('[HT-10] refuses %s with %i in the common shape of errors', async (url, status) => {
  const { get } = backend([100]);

  expect(await get(url)).toMatchObject({
    status,
    body: { status, code: status, errors: [{ code: status === 404 ? 'not-found' : 'bad-request' }] },
  });
});

it('[BT-01] answers in the shapes of the contract', async () => {
  const { get, engine } = backend(MIXED);
  const id = [...engine.games()].find(({ fixture }) => fixture.champ.id === 112)?.id;

  for (const [type, url] of [
    [feedContract.menu.answers[200], '/bff-api/feed/live/menu?lang=en'],
    [feedContract.games.answers[200], '/bff-api/feed/live/games?lang=en'],
    [feedContract.games.answers[200], '/bff-api/feed/line/games?lang=en'],
    [feedContract.game.answers[200], `/bff-api/feed/game/${id}?lang=en`],
    [feedContract.search.answers[200], '/bff-api/feed/search?lang=en&q=premier'],
  ] as const) {
    expect(type.safeParse((await get(url)).body).error).toBeUndefined();
  }
});

it('[CF-06] keeps polls of 150 live games small', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine(clock);

  const figures = measureLivePollBytes({ engine, pass: clock.pass, games: 150, polls: 24, everySeconds: 5 });

  expect(figures.games).toBe(150);
  expect(figures.meanDeltaBytes).toBeLessThan(25_000);
  expect(figures.meanDeltaGzipBytes).toBeLessThan(6000);
});
