import { CouponType } from '@touchline/betting-coupon-math';
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

it('[CP-10] shows the first two and the last three of many rungs', () => {
  const rungs = [8, 7, 6, 5, 4, 3, 2].map((wins) => ({ wins, least: 0, most: 0 }));

  expect(shownRungs(rungs).map(({ wins }) => wins)).toEqual([8, 7, 4, 3, 2]);
});
