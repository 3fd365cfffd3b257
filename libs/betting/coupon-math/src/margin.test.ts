import { impliedProbability, kellyFraction, kellyStake, withoutMargin } from './index.ts';

// Values computed with third-party libraries: penaltyblog (2.7, 2.3, 4.4) and shin (2.6, 2.4, 4.3 and 1.5, 2.74), rounded to millionths.
it.each([
  ['proportional', [2700, 2300, 4400], [358_738, 421_127, 220_135]],
  ['power', [2700, 2300, 4400], [359_171, 423_731, 217_098]],
  ['shin', [2700, 2300, 4400], [359_344, 423_244, 217_412]],
  ['shin', [2600, 2400, 4300], [372_994, 404_779, 222_227]],
  ['shin', [1500, 2740], [650_852, 349_148]],
  ['proportional', [2000, 1800], [473_684, 526_316]],
  ['power', [2000, 1800], [471_457, 528_543]],
] as const)('[OD-01] %s removes the margin from %p', (method, coefs, probabilities) => {
  expect(withoutMargin(coefs, method).probabilities).toEqual(probabilities);
});

it('[OD-01] returns the margin, negative if the chances sum to less than one', () => {
  expect(withoutMargin([2700, 2300, 4400]).margin).toBe(32_426);
  expect(withoutMargin([2000, 2000]).margin).toBe(0);
  expect(withoutMargin([2200, 2200], 'power')).toEqual({ probabilities: [500_000, 500_000], margin: -90_909 });
});

it.each(['proportional', 'power', 'shin'] as const)(
  '[OD-01] %s: chances sum to one and keep the order of the odds, for any market',
  (method) => {
    const markets = [
      [1001, 900_000],
      [1050, 12_000, 34_000],
      [3000, 3000, 3000],
      Array.from({ length: 150 }, (_, at) => 20_000 + at * 1000),
      [1001, 1001],
    ];
    for (const coefs of markets) {
      const { probabilities } = withoutMargin(coefs, method);
      expect(probabilities.reduce((sum, one) => sum + one, 0)).toBe(1_000_000);
      probabilities.slice(1).forEach((chance, at) => expect(chance).toBeLessThanOrEqual((probabilities[at] ?? 0) + 1));
      expect(Math.min(...probabilities)).toBeGreaterThanOrEqual(0);
    }
  },
);

it('[OD-01] the implied chance of single odds', () => {
  expect([4000, 3000, 1001, 1_000_000].map(impliedProbability)).toEqual([250_000, 333_333, 999_001, 1000]);
});

// Kelly's coin: heads in 60 of 100 at evens stakes a fifth; a fair coin that pays two to one stakes a quarter; a fair coin at evens stakes
// nothing.
it.each([
  [2000, 600_000, 200_000],
  [3000, 500_000, 250_000],
  [2000, 500_000, 0],
  [1900, 500_000, 0],
  [2000, 1_000_000, 1_000_000],
])('[CP-10] for %i thousandths and a chance of %i millionths, Kelly stakes %i millionths of the bankroll', (coef, chance, fraction) => {
  expect(kellyFraction({ coef, chance })).toBe(fraction);
});

it('[CP-10] rounds a Kelly stake down to the minor unit', () => {
  expect(kellyStake({ bankroll: 100_000, coef: 3000, chance: 500_000 })).toBe(25_000);
  expect(kellyStake({ bankroll: 100_000, coef: 3000, chance: 500_000, part: 250_000 })).toBe(6250);
  // (0.55 × 1.95 - 1) / 0.95 of 999 is 76.24.
  expect(kellyStake({ bankroll: 999, coef: 1950, chance: 550_000 })).toBe(76);
  expect(kellyStake({ bankroll: 999, coef: 1950, chance: 100_000 })).toBe(0);
});
