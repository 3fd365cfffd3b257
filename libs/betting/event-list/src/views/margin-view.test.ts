import type { Market } from '@touchline/betting-contract';
import { marketMargins } from './margin-view.ts';

const total = (coefs: readonly number[]): Market => ({
  id: 1,
  typeId: 4,
  param: 2500,
  outcomes: coefs.map((coef, at) => ({ id: 2 + at, typeId: 9 + at, coef })),
});

it('[OD-01] a margin of 5.3 % on a fair coin leaves evens by every method', () => {
  const [found] = marketMargins([total([1900, 1900])]);
  expect(found?.margin).toBe(52_632);
  expect(found?.fair).toEqual({ proportional: [2000, 2000], power: [2000, 2000], shin: [2000, 2000] });
});

it("[OD-01] Shin's method has no result for prices without a margin", () => {
  const [found] = marketMargins([total([2200, 2200])]);
  expect(found?.margin).toBe(-90_909);
  expect(found?.fair).toEqual({ proportional: [2000, 2000], power: [2000, 2000], shin: [null, null] });
});

it('[OD-01] a market with a missing outcome, or in which two can win, has no margin', () => {
  expect(marketMargins([total([1900])])).toEqual([]);
  const doubleChance: Market = {
    id: 9,
    typeId: 2,
    outcomes: [4, 5, 6].map((typeId) => ({ id: 10 + typeId, typeId, coef: 1400 })),
  };
  expect(marketMargins([doubleChance])).toEqual([]);
});
