import fc from 'fast-check';
import { expectedCoef, joinPatterns, LegFate, MOST_LEGS, patternsOf, priceCombination, settleCombination } from './index.ts';

const { Lost: L, Won: W, Returned: R } = LegFate;

/** Two coins; the four outcomes are equally likely. */
const COINS = [0.25, 0.25, 0.25, 0.25];
const FIRST = [W, W, L, L];
const SECOND = [W, L, W, L];

it('[BT-10] prices independent legs at the product of their prices', () => {
  expect(priceCombination(patternsOf(COINS, [FIRST, SECOND]), [1.05, 1.05])).toEqual({
    isOk: true,
    coef: 3628,
    fairCoef: 4,
    coefs: [1000, 1904, 1904, 3628],
  });
});

it('[BT-10] prices positively correlated legs below the product and negatively correlated legs above it', () => {
  const chances = [0.4, 0.1, 0.1, 0.4];
  expect(priceCombination(patternsOf(chances, [FIRST, SECOND]), [1, 1])).toMatchObject({ coef: 2500 });
  expect(priceCombination(patternsOf([0.1, 0.4, 0.4, 0.1], [FIRST, SECOND]), [1, 1])).toMatchObject({ coef: 10_000 });
});

it('[BT-10] names the smallest set of legs that exclude each other', () => {
  const patterns = patternsOf(COINS, [SECOND, FIRST, [L, L, W, W]]);
  expect(priceCombination(patterns, [1, 1, 1])).toEqual({ isOk: false, reason: 'impossible', legs: [1, 2] });
});

it('[BT-10] names a leg that the others imply, or almost imply', () => {
  const heads = [W, W, W, L];
  expect(priceCombination(patternsOf(COINS, [FIRST, heads]), [1, 1])).toEqual({ isOk: false, reason: 'implied', legs: [1] });
  const nearly = [0.49, 0.01, 0.25, 0.25];
  expect(priceCombination(patternsOf(nearly, [FIRST, SECOND]), [1.05, 1.05])).toEqual({ isOk: false, reason: 'implied', legs: [1] });
});

it('[BT-10] offers nothing above 1,000.00', () => {
  expect(priceCombination(patternsOf([0.001, 0.499, 0.499, 0.001], [FIRST, SECOND]), [1, 1])).toMatchObject({ coef: 1_000_000 });
  expect(priceCombination(patternsOf([0.0009, 0.4991, 0.4991, 0.0009], [FIRST, SECOND]), [1, 1])).toEqual({
    isOk: false,
    reason: 'too-long',
    legs: [0, 1],
  });
});

it('[BT-10] without margin, a combination and each part of it is worth its stake, whichever legs are returned', () => {
  const fate = fc.constantFrom(L, W, R);
  const match = fc.integer({ min: 2, max: 12 }).chain((size) =>
    fc.record({
      weights: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: size, maxLength: size }),
      legs: fc.array(fc.array(fate, { minLength: size, maxLength: size }), { minLength: 1, maxLength: 4 }),
    }),
  );
  fc.assert(
    fc.property(match, ({ weights, legs }) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const chances = weights.map((weight) => weight / total);
      const priced = priceCombination(
        patternsOf(chances, legs),
        legs.map(() => 1),
      );
      if (!priced.isOk) return;
      // Independent of the pricing code: settles every outcome and sums the payouts.
      const paid = chances.reduce((sum, chance, at) => {
        const end = settleCombination(
          priced.coefs,
          legs.map((leg) => leg[at] as LegFate),
        );
        const coef = end.state === 'won' ? end.coef : end.state === 'returned' ? 1000 : 0;
        return sum + chance * coef;
      }, 0);
      expect(paid).toBeLessThan(1000.001);
      // Rounding down costs less than a thousandth per part.
      expect(paid).toBeGreaterThan(998);
      expect(expectedCoef(priced.coefs, patternsOf(chances, legs))).toBeCloseTo(paid, 6);
    }),
    { numRuns: 1000, seed: 20 },
  );
});

it('[BT-10] joins independent parts of a match', () => {
  const joined = joinPatterns([patternsOf([0.5, 0.5], [[W, L], null]), patternsOf([0.2, 0.5, 0.3], [null, [W, R, L]])]);
  const chance = (won: number, returned: number) => joined.find((one) => one.won === won && one.returned === returned)?.chance;
  expect([chance(3, 0), chance(1, 2), chance(1, 0)]).toEqual([0.1, 0.25, 0.15]);
});

it.each([
  ['lost as soon as one leg is lost', [L, null], { state: 'lost' }],
  ['open while a leg is undecided', [W, null], { state: 'open' }],
  ['won at its odds', [W, W], { state: 'won', coef: 3000, legs: 3 }],
  ['won at the odds of the other leg when one is void', [R, W], { state: 'won', coef: 1800, legs: 2 }],
  ['returned when all legs are void', [R, R], { state: 'returned' }],
] as const)('[BT-10] is %s', (_, fates, settled) => {
  expect(settleCombination([1000, 2000, 1800, 3000], fates)).toEqual(settled);
});

it('[BT-10] rejects chances that do not sum to 1 and legs of the wrong length', () => {
  expect(() => patternsOf([0.5, 0.4], [[W, L]])).toThrow('The chances make 0.9 together; they have to make 1.');
  expect(() => patternsOf([0.5, 0.5], [[W]])).toThrow('A leg has a fate for each outcome.');
  expect(() => patternsOf([1.5, -0.5], [[W, L]])).toThrow('The chance of outcome 1 is -0.5.');
  expect(() => patternsOf([1], Array<number[]>(MOST_LEGS + 1).fill([W]) as never)).toThrow('There are 9 legs; a combination has 1 to 8.');
  expect(() => priceCombination(patternsOf([1], [[W]]), [0.9])).toThrow('A margin is 0.9; the least is 1.');
  expect(() => settleCombination([1000, 2000], [W, W])).toThrow('2 legs have 4 prices, not 2.');
});
