import { combinationCount, combinations, combinationsFrom, entryProblem } from './entry.ts';
import { fillAtRandom, fillWithFavourites } from './fill.ts';
import { hitCounts } from './hits.ts';
import { outcomeOf } from './outcome-of.ts';
import { sharePool, ticketPrize } from './pool.ts';
import { TOTO_RULES, TOTO_SECTIONS } from './sections.ts';

const football = TOTO_RULES.football;
/** Reproducible pseudo-random whole numbers below `below`. */
function chanceFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

it('[TL-01] each section has games, outcomes and shares that sum to the whole', () => {
  expect(TOTO_SECTIONS.map((section) => [section, TOTO_RULES[section].games, TOTO_RULES[section].outcomes.length])).toEqual([
    ['football', 12, 3],
    ['outcomes-15', 15, 3],
    ['correct-score', 8, 19],
    ['ice-hockey', 10, 3],
    ['basketball', 9, 4],
    ['esports', 7, 4],
  ]);
  expect(TOTO_SECTIONS.map((section) => TOTO_RULES[section].categories.reduce((sum, { percent }) => sum + percent, 0))).toEqual([
    100, 100, 100, 100, 100, 100,
  ]);
});

it.each([
  ['football', [2, 1], '1'],
  ['outcomes-15', [0, 0], 'x'],
  ['ice-hockey', [1, 4], '2'],
  ['correct-score', [3, 3], '3:3'],
  ['correct-score', [4, 1], 'other-1'],
  ['correct-score', [5, 5], 'other-x'],
  ['basketball', [90, 80], '1-small'],
  ['basketball', [80, 91], '2-large'],
  ['esports', [1, 2], '1:2'],
] as const)('[TL-01] in %s the score %j maps to the outcome %s', (section, score, outcome) => {
  expect(TOTO_RULES[section].outcomes[outcomeOf(section, score) ?? -1]).toBe(outcome);
});

it('[TL-01] returns no outcome for a score that the section does not have', () => {
  expect([outcomeOf('basketball', [80, 80]), outcomeOf('esports', [1, 1])]).toEqual([null, null]);
});

const system = [[0, 1], [2], [0, 1, 2], ...Array.from({ length: 9 }, () => [1])];

it('[TL-01] lists all combinations of a system, from any position', () => {
  expect(combinationCount(system)).toBe(6);
  expect([...combinations(system)].map((each) => each.slice(0, 3).join(''))).toEqual(['020', '021', '022', '120', '121', '122']);
  expect(combinationsFrom(system, 4, 50)).toEqual([...combinations(system)].slice(4));
});

it.each([
  [system, null],
  [system.slice(1), 'wrong-picks'],
  [[[], ...system.slice(1)], 'incomplete'],
  [[[1, 0], ...system.slice(1)], 'wrong-picks'],
  [[[3], ...system.slice(1)], 'wrong-picks'],
  [[[1, 1], ...system.slice(1)], 'wrong-picks'],
  [Array.from({ length: 12 }, () => [0, 1, 2]), 'too-many-combinations'],
])('[TL-01] validates the entry %j: %p', (picks, problem) => {
  expect(entryProblem(picks, football)).toBe(problem);
});

it('[TL-01] counts right forecasts as enumeration does, cancelled games included', () => {
  const chance = chanceFrom(11);
  for (let trial = 0; trial < 300; trial++) {
    const picks = Array.from({ length: 6 }, () => [0, 1, 2].filter(() => chance(2) === 1)).map((each) => (each.length === 0 ? [1] : each));
    const outcomes = Array.from({ length: 6 }, () => (chance(5) === 0 ? null : chance(3)));
    const counted = Array.from({ length: 7 }, () => 0);
    for (const combination of combinations(picks)) {
      const right = combination.filter((pick, game) => outcomes[game] === null || outcomes[game] === pick).length;
      counted[right] = (counted[right] ?? 0) + 1;
    }
    expect(hitCounts(picks, outcomes)).toEqual(counted);
  }
});

it('[TL-01] matches a pool shared by hand: commission, shares, dividends, remainder', () => {
  // 10,001 staked: prize fund 9,000, house 1,001; 4,500 shared by 2 units, 2,700 by 7, 1,800 without a winner.
  const result = sharePool({ stakes: 10_001, jackpotIn: 500, guarantee: 1000, units: { 12: 2, 11: 7 } }, football);
  expect(result).toEqual({
    commission: 1001,
    fund: 9000,
    topUp: 500,
    categories: [
      { right: 12, share: 4500, units: 2, dividend: 2250 },
      { right: 11, share: 2700, units: 7, dividend: 385 },
      { right: 10, share: 1800, units: 0, dividend: 0 },
    ],
    jackpotDividend: 500,
    paid: 4500 + 2695 + 1000,
    jackpotOut: 1805,
  });
  expect(ticketPrize([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1], 1, result)).toBe(0 + 2 * 385 + 2250 + 500);
});

it('[TL-01] conserves money to the minor unit over 10,000 random draws with a rolling jackpot', () => {
  const chance = chanceFrom(2026);
  let [jackpot, won] = [0, 0];
  const broken: unknown[] = [];
  for (let draw = 0; draw < 10_000; draw++) {
    const section = TOTO_SECTIONS[chance(TOTO_SECTIONS.length)] ?? 'football';
    const { games, outcomes } = TOTO_RULES[section];
    const ends = Array.from({ length: games }, () => (chance(12) === 0 ? null : chance(outcomes.length)));
    const tickets = Array.from({ length: 1 + chance(4) }, () => ({
      times: 1 + chance(5),
      // Most picks match the result, so that every category has winners now and then.
      picks: ends.map((end) => {
        const first = end !== null && chance(8) > 0 ? end : chance(outcomes.length);
        return chance(6) === 0 ? [...new Set([first, chance(outcomes.length)])].toSorted((a, b) => a - b) : [first];
      }),
    }));
    const unit = 1 + chance(97);
    const units: Record<number, number> = {};
    const hits = tickets.map(({ picks }) => hitCounts(picks, ends));
    for (const [at, counts] of hits.entries())
      for (const [right, count] of counts.entries()) units[right] = (units[right] ?? 0) + count * (tickets[at]?.times ?? 0);
    const stakes = tickets.reduce((sum, { picks, times }) => sum + combinationCount(picks) * times * unit, 0);
    const result = sharePool({ stakes, jackpotIn: jackpot, guarantee: 5_000, units }, TOTO_RULES[section]);
    const prizes = tickets.reduce((sum, { times }, at) => sum + ticketPrize(hits[at] ?? [], times, result), 0);

    const isConserved = stakes + jackpot + result.topUp === result.commission + prizes + result.jackpotOut;
    const isFair = prizes === result.paid && result.jackpotOut >= 0 && result.commission * 10 < stakes + 10;
    if (!isConserved || !isFair) broken.push({ draw, section, stakes, jackpot, prizes, result });
    won += Number(prizes > 0);
    jackpot = result.jackpotOut;
  }
  expect(broken).toEqual([]);
  expect(won).toBeGreaterThan(1000);
});

it('[TL-01] rejects fractional and negative amounts', () => {
  const pool = { stakes: 100, jackpotIn: 0, guarantee: 0, units: {} };
  for (const wrong of [{ stakes: 0.5 }, { jackpotIn: -1 }, { guarantee: NaN }, { units: { 12: 1.5 } }])
    expect(() => sharePool({ ...pool, ...wrong }, football)).toThrow(RangeError);
});

it('[TL-01] fills at random and with favourites', () => {
  expect(fillAtRandom(4, 3, chanceFrom(5)).every(([pick = -1]) => pick >= 0 && pick < 3)).toBe(true);
  expect(
    fillWithFavourites([
      [500, 300, 200],
      [100, 450, 450],
    ]),
  ).toEqual([[0], [1]]);
});
