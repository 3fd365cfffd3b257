import { BetStatus, CouponType } from '@touchline/betting-coupon-math';
import { combinationRows, whatIfTotals, type WhatIfLine } from './what-if-page.ts';

const bets = [
  { outcomeId: 11, coef: 1500 },
  { outcomeId: 22, coef: 2000 },
  { outcomeId: 33, coef: 3000 },
];
/** A Patent at one euro per combination. */
const patent: WhatIfLine[] = [
  ...bets.map((bet) => ({ typeId: CouponType.Single, amount: 100, bets: [bet] })),
  { typeId: CouponType.System, systemValue: 2, amount: 300, bets },
  { typeId: CouponType.Express, amount: 100, bets },
];

it('[CP-10] [OD-02] settles a named system, singles and groups together', () => {
  const ends = new Map([
    [22, BetStatus.Lose],
    [33, BetStatus.Return],
  ]);

  // 11 alone pays 1.50, 33 alone returns 1.00, the pair of both pays 1.50.
  expect(whatIfTotals(patent, ends)).toEqual({ total: 7, won: 2, lost: 4, returned: 1, open: 0, payout: 400, stake: 700 });
});

it('[CP-10] a page can start inside one coupon and end inside another', () => {
  const rows = combinationRows(patent, new Map([[22, BetStatus.Lose]]), { from: 2, count: 3 });

  expect(rows.map(({ at, outcomeIds, state, because }) => [at, outcomeIds, state, because])).toEqual([
    [2, [33], 'won', [33]],
    [3, [11, 22], 'lost', [22]],
    [4, [11, 33], 'won', [11, 33]],
  ]);
});

it('[CP-10] generates only the page of millions of combinations', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ outcomeId: at + 1, coef: 2000 }));
  const lines = [{ typeId: CouponType.System, systemValue: 15, amount: 155_117_520, bets: many }];

  const rows = combinationRows(lines, new Map(), { from: 155_117_500, count: 20 });

  expect(whatIfTotals(lines, new Map()).total).toBe(155_117_520);
  expect(rows).toHaveLength(20);
  expect(rows.at(-1)?.outcomeIds).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]);
});
