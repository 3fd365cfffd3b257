import { marketTypeId } from '@touchline/betting-rules';
import { Archive } from '../archive/archive.ts';
import { createEngine, type Engine } from '../engine.ts';
import { controlsOf } from '../engine-controls.ts';
import type { LiveGame } from '../live-game.ts';
import { EVENING, manualClock } from '../testing/clock.ts';
import { Past } from './past.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The most recent game of a championship that is still in play. */
function inPlay(engine: Engine, champId: number): LiveGame {
  const [game] = [...engine.games()]
    .filter(({ fixture, section, isFinished }) => fixture.champ.id === champId && section === 'live' && !isFinished)
    .sort((a, b) => b.fixture.startMs - a.fixture.startMs);
  if (game === undefined) throw new Error(`Nothing of ${champId} is in play.`);
  return game;
}

const coefsOf = (game: LiveGame) =>
  new Map(game.main.markets.flatMap(({ outcomes }) => outcomes.map(({ id, coef }) => [id, coef] as const)));

/** Prices at each second, recorded from the running engine. */
function watched(engine: Engine, clock: ReturnType<typeof manualClock>, game: LiveGame, seconds: number) {
  const seen: { atMs: number; coefs: ReadonlyMap<number, number> }[] = [];
  for (let second = 0; second < seconds && !game.isFinished; second++) {
    engine.tick(clock.pass(SECOND));
    if (!game.isFinished) seen.push({ atMs: clock.now(), coefs: coefsOf(game) });
  }
  return seen;
}

it.each([
  ['football of five minutes', 100],
  ['football', 112],
  ['basketball', 172],
  ['tennis', 160],
  ['volleyball', 190],
  ['cricket', 240],
])('[BT-11] reproduces every price of %s that was on offer, second by second', (_, champId) => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [champId] });
  const past = new Past(engine, new Archive(engine));
  const game = inPlay(engine, champId);
  const seen = watched(engine, clock, game, 240);

  const wrong: unknown[] = [];
  const ids = new Set(seen.flatMap(({ coefs }) => [...coefs.keys()]));
  const byMarket = new Map<number, number[]>();
  for (const outcomeId of ids) {
    const marketId = outcomeId - (outcomeId % 64);
    byMarket.set(marketId, [...(byMarket.get(marketId) ?? []), outcomeId]);
  }
  for (const [marketId, outcomeIds] of byMarket) {
    const histories = past.prices({ gameId: game.id, marketId, outcomeIds }) ?? [];
    for (const [nth, outcomeId] of outcomeIds.entries())
      for (const { atMs, coefs } of seen) {
        const coef = histories[nth]?.findLast((one) => one.atMs <= atMs)?.coef ?? null;
        // The list may have moved to another line, while the page of the game still offers this one: compare only recorded prices.
        if (coefs.has(outcomeId) && coef !== coefs.get(outcomeId)) wrong.push([outcomeId, atMs, coef, coefs.get(outcomeId)]);
      }
  }

  expect(ids.size).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

it('[BT-11] ends with the current price, before kick-off and in play, also for lines that only the page of the game shows', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  const past = new Past(engine, new Archive(engine));
  const games = [inPlay(engine, 112), [...engine.games()].find(({ section }) => section === 'line') as LiveGame];
  for (const game of games) {
    const parts = engine.watch(game);
    for (const { id: gameId, book } of parts) {
      for (const { id: marketId, outcomes } of book.markets.slice(0, 60).filter((__, nth) => nth % 6 === 0)) {
        const { id: outcomeId, coef } = outcomes[0] as { id: number; coef: number };
        expect([gameId, marketId, past.prices({ gameId, marketId, outcomeIds: [outcomeId] })?.[0]?.at(-1)?.coef]).toEqual([
          gameId,
          marketId,
          coef,
        ]);
      }
    }
  }
});

it('[BT-11] never repeats a price, is in ascending order of time and is bounded', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  const past = new Past(engine, new Archive(engine));
  const game = inPlay(engine, 112);
  const { id: marketId, outcomes } = game.main.markets.find(({ typeId }) => typeId === marketTypeId('result')) as {
    id: number;
    outcomes: { id: number }[];
  };
  const history = past.prices({ gameId: game.id, marketId, outcomeIds: [(outcomes[0] as { id: number }).id] })?.[0] ?? [];

  expect(history.length).toBeGreaterThan(5);
  expect(history.length).toBeLessThanOrEqual(96 + 720 + 1);
  for (const [at, one] of history.entries()) {
    expect(one.coef).not.toBe(history[at - 1]?.coef);
    expect(one.atMs).toBeGreaterThan(history[at - 1]?.atMs ?? 0);
  }
});

it('[BT-11] has the model price before a price was fixed, and the fixed one from then on', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  const past = new Past(engine, new Archive(engine));
  const game = [...engine.games()].find(({ section }) => section === 'line') as LiveGame;
  const { id: marketId, outcomes } = game.main.markets[0] as { id: number; outcomes: { id: number; coef: number }[] };
  const { id: outcomeId, coef } = outcomes[0] as { id: number; coef: number };
  engine.tick(clock.pass(MINUTE));
  controlsOf(engine).setCoef(outcomeId, 7770);
  const fixedAt = clock.now();
  engine.tick(clock.pass(SECOND));

  const history = past.prices({ gameId: game.id, marketId, outcomeIds: [outcomeId] })?.[0] ?? [];
  expect(history.slice(-2).map((one) => one.coef)).toEqual([coef, 7770]);
  expect(history.at(-1)?.atMs).toBe(fixedAt);
});

it('[BT-12] replays a match moment by moment with its incidents until the end, also after it has left the lists', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [100] });
  const past = new Past(engine, new Archive(engine));
  const { id, fixture, course, endsAtMs } = inPlay(engine, 100);
  while (clock.now() < endsAtMs + 30 * SECOND) engine.tick(clock.pass(SECOND));
  expect(engine.game(id)).toBeUndefined();

  const moments = past.moments(id) ?? [];
  const last = moments.at(-1);
  expect(moments[0]).toMatchObject({ state: { score: { main: [0, 0] } } });
  expect((moments[0]?.atMs ?? 0) - fixture.startMs).toBeLessThan(SECOND);
  expect(last?.state.score?.main).toEqual(course.frames.at(-1)?.score.main);
  expect(last?.state.statusId).toBe(4);
  expect(last?.markets).toEqual([]);
  expect(moments.length).toBeLessThanOrEqual(241);
  const goals = past.incidents(id).filter(({ kind }) => ['goal', 'own-goal', 'penalty'].includes(kind));
  expect(goals.length).toBe((last?.state.score?.main ?? []).reduce((a, b) => a + b, 0));
  // Each goal has its own moment, at which the game is suspended.
  for (const { atMs } of goals) {
    const [moment] = moments.filter((one) => Math.abs(one.atMs - atMs) <= SECOND && one.state.isSuspended === true);
    expect(moment?.state.suspendReason).toBeDefined();
  }
});

it('[BT-12] has no moments for a match that has not begun or an unknown id', () => {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  const past = new Past(engine, new Archive(engine));
  const game = [...engine.games()].find(({ section }) => section === 'line') as LiveGame;

  expect(past.moments(game.id)).toEqual([]);
  expect(past.incidents(game.id)).toEqual([]);
  expect(past.moments(17)).toBeUndefined();
  expect(past.prices({ gameId: 17, marketId: 1, outcomeIds: [1] })).toBeUndefined();
});
