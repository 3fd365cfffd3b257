import { GameStatus } from '@touchline/betting-contract';
import { playedScore, regularTimeScore, winningSide } from '@touchline/betting-rules';
import { FAST_MODELS, MODELS } from '../catalogue/models.ts';
import { createEngine } from '../engine.ts';
import { stateOf } from '../game-state.ts';
import { strengthsOf } from '../schedule.ts';
import { EVENING, manualClock } from '../testing.ts';
import type { Champ, Fixture } from '../types.ts';
import type { Course } from './course.ts';
import { winnerOfLevel } from './decide.ts';
import { playCourse } from './play.ts';
import { resultOf } from './result.ts';
import { shootOutKicks } from './shoot-out.ts';

const SEED = 5;
const engine = createEngine({ ...manualClock(EVENING) });
const champOf = (sport: string): Champ => {
  const found = [...engine.champs.values()].find((champ) => champ.sport.key === sport && !Object.values(FAST_MODELS).includes(champ.model));
  if (found === undefined) throw new Error(`No championship of ${sport}.`);
  return found;
};

/** A game of a sport with few goals, so that many of them are level. */
function gameOf(sport: string, id: number, isKnockOut: boolean): Fixture {
  const champ = champOf(sport);
  const [home, away] = [champ.teams[0]!, champ.teams[1]!];
  const even = { ...home, rating: 0 };
  const strengths = strengthsOf(champ, even, { ...away, rating: 0 });
  return {
    id,
    shortId: id,
    number: 0,
    champ,
    home,
    away,
    startMs: EVENING,
    strengths,
    hasVideo: false,
    isTop: false,
    isKnockOut,
    speed: 1,
  };
}

const IDS = Array.from({ length: 60 }, (_, at) => 9_000_000 + at * 10);
const coursesOf = (sport: string, isKnockOut = true): { fixture: Fixture; course: Course }[] =>
  IDS.map((id) => gameOf(sport, id, isKnockOut)).map((fixture) => ({ fixture, course: playCourse(fixture, SEED) }));
const lastScore = ({ frames }: Course) => frames.at(-1)!.score;
const sum = (pairs: readonly (readonly [number, number])[]) =>
  pairs.reduce(([h, a], [home, away]) => [h + home, a + away], [0, 0] as const);

/** Sports whose periods are parts of the score. */
const TIMED = Object.keys(MODELS).filter((key) => MODELS[key]?.kind === 'goals' || MODELS[key]?.kind === 'points');

describe.each(TIMED)('%s', (sport) => {
  const played = coursesOf(sport);

  it('[BT-04] keeps each part in its place: periods add up to the score, and kicks to nothing', () => {
    for (const { course } of played) {
      for (const { score } of course.frames) {
        expect(sum(score.periods)).toEqual(score.main);
        const regular = regularTimeScore(score);
        const [home, away] = playedScore(score);
        if (regular !== undefined) {
          expect(home).toBeGreaterThanOrEqual(regular[0]);
          expect(away).toBeGreaterThanOrEqual(regular[1]);
        }
        if (score.shootOut !== undefined) expect(home).toBe(away);
      }
    }
  });

  it('[BT-08] a game that needs a winner has one, and its result says by which part', () => {
    for (const { course } of played) {
      const result = resultOf(course);
      const { main, afterExtraTime, shootOut } = result;
      expect(winningSide(result)).not.toBe(0);
      if (main[0] === main[1]) expect(afterExtraTime ?? shootOut).toBeDefined();
      if (shootOut?.score !== undefined) expect(shootOut.score[0] > shootOut.score[1]).toBe(shootOut.winner === 1);
    }
  });

  it('[OD-02] bets see regular time alone where a draw can be sold', () => {
    for (const { fixture, course } of played) {
      const { main, incidents, periods } = resultOf(course);
      if (!fixture.champ.sport.hasDraw) continue;
      expect(periods).toHaveLength(fixture.champ.sport.periods);
      expect(incidents?.every(({ periodId }) => periodId <= fixture.champ.sport.periods) ?? true).toBe(true);
      const regular = playCourse({ ...fixture, isKnockOut: false }, SEED);
      expect(main).toEqual(lastScore(regular).main);
    }
  });

  it('[BT-02] no price moves after the play that bets are on, and none can be taken', () => {
    for (const { fixture, course } of played) {
      if (course.lastPriced === undefined) continue;
      const after = course.frames.slice(course.lastPriced + 1);
      for (const frame of after.filter(({ statusId }) => statusId !== GameStatus.Finished)) {
        const atMs = fixture.startMs + frame.at * 1000;
        expect(stateOf(fixture, frame, { atMs, part: 'whole', marketsCount: 1 })).toMatchObject({
          isSuspended: true,
          suspendReason: 'closed',
        });
      }
    }
  });
});

it.each([
  ['football', true, ['none', 'extra', 'shoot-out']],
  ['futsal', true, ['none', 'extra', 'shoot-out']],
  ['handball', true, ['none', 'extra', 'shoot-out']],
  ['water-polo', true, ['none', 'shoot-out']],
  ['field-hockey', true, ['none', 'shoot-out']],
  ['ice-hockey', false, ['none', 'extra', 'shoot-out']],
  ['american-football', false, ['none', 'extra']],
  ['basketball', false, ['none', 'extra']],
  ['cricket', false, ['none', 'shoot-out']],
  ['football', false, ['none']],
] as const)('[BT-04] %s, needing a winner %p, ends in these ways: %j', (sport, isKnockOut, ways) => {
  const seen = new Set<string>();
  const ids = Array.from({ length: 1500 }, (_, at) => 8_000_000 + at * 10);
  for (const id of ids) {
    const { afterExtraTime, shootOut } = lastScore(playCourse(gameOf(sport, id, isKnockOut), SEED));
    seen.add(shootOut !== undefined ? 'shoot-out' : afterExtraTime !== undefined ? 'extra' : 'none');
    if (seen.size === ways.length) break;
  }
  expect([...seen].sort()).toEqual([...ways].sort());
});

it('[OD-02] a level game of ice hockey is won by the side that its strengths draw, in overtime or in the shoot-out', () => {
  for (const { fixture, course } of coursesOf('ice-hockey', false)) {
    const score = lastScore(course);
    if (score.main[0] === score.main[1]) expect(winningSide(score)).toBe(winnerOfLevel(fixture, SEED));
    else expect(score.afterExtraTime).toBeUndefined();
  }
});

it('[BT-01] the clock of an overtime counts down from its own length', () => {
  const fixtures = Array.from({ length: 1500 }, (_, at) => gameOf('basketball', 8_000_000 + at * 10, false));
  const fixture = fixtures.find((one) => lastScore(playCourse(one, SEED)).afterExtraTime !== undefined)!;
  const course = playCourse(fixture, SEED);
  const first = course.frames.find(({ periodId }) => periodId === 5)!;

  const { clock, score } = stateOf(fixture, first, { atMs: fixture.startMs + first.at * 1000, part: 'whole', marketsCount: 1 });

  expect(clock).toMatchObject({ periodId: 5, seconds: 300, direction: 'down' });
  expect(score?.regularTime).toEqual(score?.main);
});

it.each([
  [1, 5],
  [2, 5],
  [1, 3],
] as const)('[BT-04] a shoot-out won by side %i with %i kicks ends as soon as it is decided', (winner, kicks) => {
  for (let at = 0; at < 300; at++) {
    let state = at * 7919 + 1;
    const rng = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
    const all = shootOutKicks(rng, { kicks, scored: 0.75, winner });
    const count = (team: 1 | 2) => all.filter((kick) => kick.team === team).length;
    const [home, away] = all.at(-1)!.score;
    expect(home > away ? 1 : 2).toBe(winner);
    expect(Math.abs(count(1) - count(2))).toBeLessThanOrEqual(1);
    if (Math.max(count(1), count(2)) > kicks) expect(Math.abs(home - away)).toBe(1);
    // Before the last kick either side could still win.
    const before = all.at(-2)?.score ?? [0, 0];
    const left = (team: 1 | 2) => Math.max(0, kicks - all.slice(0, -1).filter((kick) => kick.team === team).length);
    if (Math.max(count(1), count(2)) <= kicks) {
      expect(before[0]).toBeLessThanOrEqual(before[1] + left(2));
      expect(before[1]).toBeLessThanOrEqual(before[0] + left(1));
    }
  }
});
