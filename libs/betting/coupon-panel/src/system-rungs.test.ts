import { CouponType, shopSystem } from '@touchline/betting-coupon-math';
import type { CouponBet } from '@touchline/betting-coupon-state';
import { shownRungs, systemRungs } from './system-rungs.ts';

const bet = (outcomeId: number, coef: number, isBanker = false) => ({ outcomeId, coef, isBanker }) as CouponBet;
const three = [bet(1, 1500), bet(2, 2000), bet(3, 3000)];

it('[CP-10] computes the payout for each number of winning bets, with the lowest and the highest odds, down to zero', () => {
  const lines = [{ typeId: CouponType.System, systemValue: 2, amount: 300, bets: three }];

  expect(systemRungs(three, lines)).toEqual([
    { wins: 3, least: 1350, most: 1350 },
    { wins: 2, least: 300, most: 600 },
    { wins: 1, least: 0, most: 0 },
  ]);
});

it('[CP-10] counts a banker as won on every rung, but not as one of the wins', () => {
  const bets = [bet(9, 2000, true), ...three];
  const lines = [{ typeId: CouponType.SystemWithBanker, systemValue: 2, amount: 300, bets }];

  expect(systemRungs(bets, lines)).toEqual([
    { wins: 3, least: 2700, most: 2700 },
    { wins: 2, least: 600, most: 1200 },
    { wins: 1, least: 0, most: 0 },
  ]);
});

it('[CP-10] with singles one won bet pays, and no won bet pays nothing', () => {
  const singles = three.map((one) => ({ typeId: CouponType.Single, amount: 100, bets: [one] }));
  const lines = [...singles, { typeId: CouponType.System, systemValue: 2, amount: 300, bets: three }];

  expect(systemRungs(three, lines).slice(2)).toEqual([
    { wins: 1, least: 150, most: 300 },
    { wins: 0, least: 0, most: 0 },
  ]);
});

// Odds rise with the position. Banker Yankee at 1.00 each of 11: the first selection, at 1.50, is in every bet. Of three winners the first and
// the next two pay 1.5 × 2 × 2.5, the first and the last two 1.5 × 3 × 3.5, the last three nothing.
it('[CP-10] of a banker yankee the banker decides, not the odds', () => {
  const bets = [1500, 2000, 2500, 3000, 3500].map((coef, at) => bet(at + 1, coef));
  const lines = [{ typeId: CouponType.System, systemValue: 503, shop: shopSystem(503), amount: 1100, bets }];

  expect(systemRungs(bets, lines).slice(2)).toEqual([
    { wins: 3, least: 0, most: 1575 },
    { wins: 2, least: 0, most: 0 },
  ]);
});

// Eight trebles at 1.00. The lowest three odds, 1.1 to 1.3, are a row, and the highest three, 1.7 to 1.9, are another one: 1.7 × 1.8 × 1.9.
// In another order no line has the three highest, and the best of three winners is what the best line pays.
it('[CP-10] of a union jack the lines decide, not the odds', () => {
  const paid = (odds: readonly number[]) => {
    const bets = odds.map((coef, at) => bet(at + 1, coef));
    return systemRungs(bets, [{ typeId: CouponType.System, systemValue: 901, shop: shopSystem(901), amount: 800, bets }]).slice(6);
  };

  expect(paid([1100, 1200, 1300, 1400, 1500, 1600, 1700, 1800, 1900])).toEqual([
    { wins: 3, least: 0, most: 581 },
    { wins: 2, least: 0, most: 0 },
  ]);
  // Rows 1.9, 1.1, 1.8 · 1.2, 1.3, 1.4 · 1.5, 1.7, 1.6: the best line is the last row, 1.5 × 1.7 × 1.6 = 4.08; the diagonal 1.9 × 1.3 × 1.6
  // is 3.952, and the column 1.8 × 1.4 × 1.6 is 4.032.
  expect(paid([1900, 1100, 1800, 1200, 1300, 1400, 1500, 1700, 1600])[0]).toEqual({ wins: 3, least: 0, most: 408 });
});

// Flag at 1.00: all lines count alike. Two winners of 1.50 and 2.00 pay the double 3, the pair 2 × (1.5 + 2 - 1), and two pairs with one
// winner each 2 × (0.5 + 1); of 2.00 and 4.00 8 + 10 + 2 × (1 + 3). One winner pays three pairs.
it('[CP-10] of a flag the odds decide', () => {
  const bets = [4000, 2000, 1500, 2000].map((coef, at) => bet(at + 1, coef));
  const lines = [{ typeId: CouponType.System, systemValue: 401, shop: shopSystem(401), amount: 2300, bets }];

  expect(systemRungs(bets, lines).slice(2)).toEqual([
    { wins: 2, least: 1100, most: 2600 },
    { wins: 1, least: 150, most: 900 },
    { wins: 0, least: 0, most: 0 },
  ]);
});

it('[CP-10] shows the first two and the last three of many rungs', () => {
  const rungs = [8, 7, 6, 5, 4, 3, 2].map((wins) => ({ wins, least: 0, most: 0 }));

  expect(shownRungs(rungs).map(({ wins }) => wins)).toEqual([8, 7, 4, 3, 2]);
});
