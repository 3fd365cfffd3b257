import { isCombination, marketTypeId, marketTypeOf } from '@touchline/betting-rules';
import fc from 'fast-check';
import { execFileSync } from 'node:child_process';
import { frameAt, type Frame } from './course/course.ts';
import { createEngine } from './engine.ts';
import type { LiveGame } from './live-game.ts';
import { marketIdOf, OPEN_KINDS, roundCoef, type PricedMarket } from './pricing/draft.ts';
import { EVENING, manualClock } from './testing/clock.ts';
import { champs, playedGame, pricesAt } from './testing/priced-games.ts';

const RESULT = marketTypeId('result');

it('[BT-10] no outcome id of any championship is in the range of combination ids', () => {
  const last = { slot: 9_999, part: 9, typeId: 4_095, line: 63_750, outcome: 63 };
  const highest = champs.map(({ id }) => marketIdOf(id * 100_000 + last.slot * 10 + last.part, last.typeId, last.line) + last.outcome);

  expect(champs.length).toBeGreaterThan(90);
  expect(highest.filter((outcomeId) => isCombination(outcomeId))).toEqual([]);
  expect(isCombination(2 ** 52)).toBe(true);
});

const impliedSum = ({ outcomes }: PricedMarket): number => outcomes.reduce((sum, { coef }) => sum + 1000 / coef, 0);
const coefs = (markets: readonly PricedMarket[], typeId: number): number[] | undefined =>
  markets.find((market) => market.typeId === typeId)?.outcomes.map(({ coef }) => coef);

it.each([
  [1.0003, 1010],
  [1.857, 1850],
  [9.999, 9990],
  [10.56, 10_500],
  [47.19, 47_100],
  [118.7, 118_000],
])('[OD-01] rounds a price of %f down to %i thousandths', (coef, thousandths) => {
  expect(roundCoef(coef)).toBe(thousandths);
});

it('[BT-02] keeps a margin of 1 to 15 percent in every market of outcomes that exclude each other, at any moment of any game', () => {
  const moments = fc.tuple(
    fc.constantFrom(...champs.map(({ id }) => id)),
    fc.integer({ min: 1, max: 9000 }),
    fc.double({ min: 0, max: 0.97, noNaN: true }),
  );
  fc.assert(
    fc.property(moments, ([champId, slot, share]) => {
      const { fixture, course } = playedGame(champId, slot);
      const wrong = pricesAt(fixture, frameAt(course, course.endsAt * share))
        .filter(({ typeId }) => !OPEN_KINDS.has(marketTypeOf(typeId)?.key ?? 'result'))
        .filter((market) => impliedSum(market) < 1.01 || impliedSum(market) > 1.15);
      expect(wrong.map((market) => [market.typeId, market.param, impliedSum(market)])).toEqual([]);
    }),
    { numRuns: 100, seed: 11 },
  );
});

it('[BT-02] gives every outcome exactly one price, never below 1.01', () => {
  const markets = champs.flatMap(({ id }) => pricesAt(playedGame(id, 77).fixture, playedGame(id, 77).course.frames[0] as Frame));
  const outcomes = markets.flatMap((market) => market.outcomes);

  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(outcomes.length);
  expect(Math.min(...outcomes.map(({ coef }) => coef))).toBeGreaterThanOrEqual(1010);
});

it('[BT-02] gives every outcome id one meaning from before a game to its end, in every sport', () => {
  const program = require.resolve('./testing/outcome-meanings.process.ts');
  const args = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', program];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  const { changed, seen, sports } = JSON.parse(output) as { changed: string[]; seen: number; sports: number };

  expect(changed).toEqual([]);
  expect(seen).toBeGreaterThan(100_000);
  expect(sports).toBe(new Set(champs.map(({ sport }) => sport.key)).size);
});

it('[BT-02] lists no score twice, also after many goals of both teams', () => {
  const { fixture, course } = playedGame(112, 3);
  for (const [home, away] of [
    [5, 5],
    [6, 6],
    [0, 7],
    [7, 7],
  ] as const) {
    const frame: Frame = { ...frameAt(course, 1500), score: { main: [home, away], periods: [[home, away]] } };
    const ids = pricesAt(fixture, frame).flatMap(({ outcomes }) => outcomes.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

it('[BT-02] prices main markets as in the full list', () => {
  const { fixture, course } = playedGame(115, 40);
  const frame = frameAt(course, 3000);
  const full = pricesAt(fixture, frame);

  for (const market of pricesAt(fixture, frame, true)) expect(full).toContainEqual(market);
});

it('[BT-02] shortens the odds of the team that scores and lengthens those of the other', () => {
  const goals = Array.from({ length: 60 }, (_, slot) => playedGame(117, slot)).flatMap(({ fixture, course }) =>
    course.frames.flatMap((frame, at) => {
      const before = course.frames[at - 1];
      const isGoal = before !== undefined && frame.incident?.kind === 'goal' && frame.played < 4800;
      return isGoal
        ? [{ team: frame.incident?.team, before: coefs(pricesAt(fixture, before), RESULT), after: coefs(pricesAt(fixture, frame), RESULT) }]
        : [];
    }),
  );
  const compared = goals.filter(({ before, after }) => before?.length === 3 && after?.length === 3);

  expect(compared.length).toBeGreaterThan(50);
  for (const { team, before = [], after = [] } of compared) {
    const [own, other] = team === 1 ? [0, 2] : [2, 0];
    expect(after[own]).toBeLessThan(before[own] as number);
    expect(after[other]).toBeGreaterThan(before[other] as number);
  }
});

it('[BT-02] closes a total once the score has passed it', () => {
  const { fixture, course } = playedGame(112, 3);
  const [start] = course.frames;
  const three: Frame = { ...frameAt(course, 1500), score: { main: [2, 1], periods: [[2, 1]] }, incident: undefined } as unknown as Frame;
  const lines = (frame: Frame) =>
    pricesAt(fixture, frame)
      .filter(({ typeId }) => typeId === marketTypeId('total'))
      .map(({ param }) => param);

  expect(lines(start as Frame)).toContain(2500);
  expect(Math.min(...(lines(three) as number[]))).toBe(3500);
});

describe('suspension', () => {
  it('[BT-02] suspends a game at a goal, gives the reason, and resumes it after a while', () => {
    const clock = manualClock(EVENING);
    const engine = createEngine({ ...clock, champIds: [100, 400, 401] });
    const seen: { reason: string | undefined; seconds: number }[] = [];
    const open = new Map<number, { game: LiveGame; since: number; goals: number }>();
    const goalsOf = ({ state }: LiveGame) => (state.score?.main ?? []).reduce((a, b) => a + b, 0);
    const before = new Map<number, number>();

    for (let tick = 0; tick < 900; tick++) {
      engine.tick(clock.pass(1000));
      for (const live of engine.games()) {
        if (live.isFinished || live.section === 'line') continue;
        const goals = goalsOf(live);
        if (goals > (before.get(live.id) ?? goals)) {
          expect(live.state.isSuspended).toBe(true);
          open.set(live.id, { game: live, since: clock.now(), goals });
        }
        before.set(live.id, goals);
        const paused = open.get(live.id);
        if (paused !== undefined && live.state.isSuspended !== true) {
          seen.push({ reason: 'over', seconds: (clock.now() - paused.since) / 1000 });
          open.delete(live.id);
        }
      }
    }

    expect(seen.length).toBeGreaterThan(10);
    for (const { seconds } of seen) expect(seconds).toBeGreaterThanOrEqual(2);
    expect(Math.min(...seen.map(({ seconds }) => seconds))).toBeLessThan(90);
  });

  it('[BT-02] reports a suspended game as closed for bets, with the reason', () => {
    const clock = manualClock(EVENING);
    const engine = createEngine({ ...clock, champIds: [100, 112, 115] });
    let paused: LiveGame | undefined;
    for (let tick = 0; tick < 600 && paused === undefined; tick++) {
      engine.tick(clock.pass(1000));
      paused = [...engine.games()].find((live) => live.state.suspendReason === 'goal' && live.main.markets.length > 0);
    }
    const market = paused?.main.markets[0] as PricedMarket;
    const quote = engine.priceOf({ gameId: paused?.id as number, marketId: market.id, outcomeId: market.outcomes[0]?.id as number });

    expect(quote).toMatchObject({ isSuspended: true, reason: 'goal', isLive: true, isFinished: false });
  });
});
