import { createEngine } from '../engine.ts';
import { EVENING, manualClock } from '../testing.ts';
import { playCourse } from './play.ts';
import { playPoints } from './points.ts';
import type { Fixture, PointsModel } from '../types.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);
function fixtureOf(sport: string): Fixture {
  const engine = createEngine({ ...manualClock(EVENING) });
  const found = [...engine.games()].find(({ fixture }) => fixture.champ.sport.key === sport);
  if (found === undefined) throw new Error(`No game of ${sport}.`);
  return found.fixture;
}

describe('tallies beside the runs', () => {
  it('[BT-01] cricket: at most nine wickets and 120 balls a side, never fewer than before; the target is one run above the first innings', () => {
    const fixture = fixtureOf('cricket');
    for (const seed of SEEDS) {
      const frames = playCourse(fixture, seed).frames.filter(({ periodId }) => periodId > 0);
      for (const [at, { score, periodId }] of frames.entries()) {
        const before = frames[at - 1]?.score;
        for (const side of [0, 1] as const) {
          const [wickets, balls] = [score.wickets?.[side] ?? -1, score.balls?.[side] ?? -1];
          expect(wickets).toBeGreaterThanOrEqual(before?.wickets?.[side] ?? 0);
          expect(wickets).toBeLessThanOrEqual(9);
          expect(balls).toBeGreaterThanOrEqual(before?.balls?.[side] ?? 0);
          expect(balls).toBeLessThanOrEqual(120);
        }
        if (periodId === 1) expect([score.wickets?.[1], score.balls?.[1], score.target]).toEqual([0, 0, undefined]);
        if (periodId === 2) expect(score.target).toBe((score.periods[0]?.[0] ?? 0) + 1);
      }
      const chase = frames.find(({ periodId }) => periodId === 2);
      expect(chase?.score.balls).toEqual([120, 0]);
      expect(frames.at(-1)?.score.wickets?.[0]).toBeGreaterThanOrEqual(3);
    }
  });

  it('[BT-01] baseball: at least as many hits as runs, and neither hits nor errors ever decrease', () => {
    const fixture = fixtureOf('baseball');
    for (const seed of SEEDS) {
      const frames = playCourse(fixture, seed).frames.filter(({ periodId }) => periodId > 0);
      for (const [at, { score }] of frames.entries())
        for (const side of [0, 1] as const) {
          expect(score.hits?.[side]).toBeGreaterThanOrEqual(score.main[side]);
          expect(score.hits?.[side]).toBeGreaterThanOrEqual(frames[at - 1]?.score.hits?.[side] ?? 0);
          expect(score.errors?.[side]).toBeGreaterThanOrEqual(frames[at - 1]?.score.errors?.[side] ?? 0);
        }
      expect(frames.at(-1)?.score.hits?.[0]).toBeGreaterThanOrEqual((frames.at(-1)?.score.main[0] ?? 0) + 2);
    }
  });

  it('[BT-01] tallies do not change the runs', () => {
    const fixture = fixtureOf('cricket');
    const runs = ({ frames }: ReturnType<typeof playCourse>) => frames.map(({ at, score: { main, periods } }) => [at, main, periods]);
    expect(runs(playCourse(fixture, 7))).toEqual(runs(playPoints(fixture, fixture.champ.model as PointsModel, 7)));
  });
});
