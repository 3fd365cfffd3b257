import { chanceOfAll, type Pattern } from '@touchline/betting-builder-math';
import { marketTypeId, OUTCOME as O, settleOutcome, type GameResult, type Measure } from '@touchline/betting-rules';
import { BetStatus } from '@touchline/betting-contract';
import { catalogue } from '../catalogue/catalogue.ts';
import type { Frame } from '../course/course.ts';
import { stream } from '../random.ts';
import { fixtureOf } from '../schedule.ts';
import { jointOf } from './joint.ts';
import type { LegQuery } from './fate-table.ts';

const SEED = 7;
const MATCHES = process.env['TOUCHLINE_LONG'] === '1' ? 1_000_000 : 100_000;
const champ = catalogue(SEED).find(({ id }) => id === 115);
if (champ === undefined) throw new Error('no championship of football');
const fixture = fixtureOf(champ, 40, { seed: SEED, speed: 1 });
const BEFORE: Frame = {
  at: 0,
  statusId: 1,
  periodId: 0,
  played: 0,
  isRunning: false,
  score: { main: [0, 0], periods: [] },
  suspendedUntil: 0,
};
const situation = { fixture, frame: BEFORE, played: 0, noise: { homeBias: 0, pace: 0 }, incidents: [], part: 'whole' as const };

const ask = (
  kind: Parameters<typeof marketTypeId>[0],
  outcomeTypeId: number,
  { param = null, period = 0, measure = 'score' }: { param?: number | null; period?: number; measure?: Measure } = {},
): LegQuery => ({ marketTypeId: marketTypeId(kind, period, measure), outcomeTypeId, param });

const HOME = ask('result', O.HomeWin);
const OVER = ask('total', O.Over, { param: 2500 });
const BOTH = ask('both-score', O.Yes);
const COMBINATIONS: readonly (readonly LegQuery[])[] = [
  [HOME, OVER],
  [HOME, BOTH],
  [HOME, OVER, BOTH],
  [ask('result', O.Draw), ask('total', O.Under, { param: 2500 })],
  [ask('result', O.AwayWin), ask('total-2', O.Over, { param: 1500 })],
  [ask('handicap', O.Handicap1, { param: -1500 }), BOTH],
  [ask('exact-score', O.ExactScore, { param: 2001 }), ask('result', O.HomeWin, { period: 1 })],
  [ask('result', O.Draw, { period: 1 }), HOME],
  [ask('total', O.Over, { param: 500, period: 1 }), ask('total', O.Over, { param: 1500, period: 2 }), BOTH],
  [ask('half-time-full-time', O.DrawHome), OVER],
  [ask('highest-scoring-half', O.SecondHalfHigher), HOME],
  [ask('double-chance', O.HomeOrDraw), ask('total-1', O.Over, { param: 500 }), ask('total', O.Under, { param: 3500 })],
  [HOME, ask('total', O.Over, { param: 9500, measure: 'corners' })],
  [OVER, ask('total', O.Over, { param: 9500, measure: 'corners' }), ask('total', O.Under, { param: 4500, measure: 'cards' })],
  [ask('draw-no-bet', O.Winner1), OVER],
];

/** Simulated count of events in a half: draws the time to the next event until the half is over. */
function countIn(rng: () => number, mean: number): number {
  let count = 0;
  for (let at = -Math.log(1 - rng()) / mean; at < 1; at += -Math.log(1 - rng()) / mean) count += 1;
  return count;
}

/** Frequencies of simulated results. Only event times are drawn; no pricing formula is used. */
function simulated(): Map<string, number> {
  const rng = stream(2026, 1);
  const results = new Map<string, number>();
  const { home, away } = fixture.strengths;
  // 46 % of the goals from open play fall into the first half; penalties, corners and cards are spread evenly. A red card counts as two.
  const goals = (strength: number, share: number): number => countIn(rng, strength * 0.93 * share) + countIn(rng, 0.12 * 0.77 * 0.5);
  const cards = (): number => countIn(rng, 2 * 0.5) + 2 * countIn(rng, 0.09 * 0.5);
  for (let match = 0; match < MATCHES; match += 1) {
    const counts = [
      ...[home, away].flatMap((strength) => [goals(strength, 0.46), goals(strength, 0.54)]),
      ...[5.5, 4.5].flatMap((mean) => [countIn(rng, mean / 2), countIn(rng, mean / 2)]),
      ...Array.from({ length: 4 }, cards),
    ];
    const key = counts.join(',');
    results.set(key, (results.get(key) ?? 0) + 1);
  }
  return results;
}

function resultOf(key: string): GameResult {
  const [h1 = 0, h2 = 0, a1 = 0, a2 = 0, ch1 = 0, ch2 = 0, ca1 = 0, ca2 = 0, kh1 = 0, kh2 = 0, ka1 = 0, ka2 = 0] = key
    .split(',')
    .map(Number);
  const count = (home1: number, home2: number, away1: number, away2: number) => ({
    main: [home1 + home2, away1 + away2] as const,
    periods: [
      [home1, away1],
      [home2, away2],
    ] as const,
  });
  return { ...count(h1, h2, a1, a2), corners: count(ch1, ch2, ca1, ca2), cards: count(kh1, kh2, ka1, ka2) };
}

const patternsOf = (legs: readonly LegQuery[]): readonly Pattern[] => {
  const joint = jointOf(situation, legs);
  if ('unfit' in joint) throw new Error(`legs ${joint.unfit.join()} do not fit`);
  return joint.patterns;
};

it('[BT-10] agrees with simulated matches within three standard errors, for every combination', () => {
  const wins = COMBINATIONS.map(() => 0);
  for (const [key, times] of simulated()) {
    const result = resultOf(key);
    COMBINATIONS.forEach((legs, at) => {
      if (legs.every((leg) => settleOutcome(leg, result) === BetStatus.Win)) wins[at] = (wins[at] ?? 0) + times;
    });
  }
  const errors = COMBINATIONS.map((legs, at) => {
    const chance = chanceOfAll(patternsOf(legs), 2 ** legs.length - 1);
    return Math.abs((wins[at] ?? 0) / MATCHES - chance) / Math.sqrt((chance * (1 - chance)) / MATCHES);
  });
  expect(errors.filter((error) => !(error < 3))).toEqual([]);
  expect(Math.min(...wins)).toBeGreaterThan(MATCHES / 200);
});

it('[BT-10] treats goals and corners as independent, and goals of one match as dependent', () => {
  const corners = ask('total', O.Over, { param: 9500, measure: 'corners' });
  const apart = patternsOf([HOME, corners]);
  expect(chanceOfAll(apart, 3)).toBeCloseTo(chanceOfAll(apart, 1) * chanceOfAll(apart, 2), 12);
  const together = patternsOf([HOME, OVER]);
  expect(chanceOfAll(together, 3)).toBeGreaterThan(chanceOfAll(together, 1) * chanceOfAll(together, 2) * 1.05);
});

it('[BT-10] cannot combine scorers, quarter lines and markets decided after regular time', () => {
  const scorer = ask('next-score', O.ScoreHome, { param: 1000 });
  const quarter = ask('asian-total', O.Over, { param: 2250 });
  expect(jointOf(situation, [HOME, scorer, quarter])).toEqual({ unfit: [1, 2] });
  expect(jointOf(situation, [HOME, ask('to-qualify', O.Winner1)])).toEqual({ unfit: [1] });
});
