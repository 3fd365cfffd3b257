import { BetStatus, cashOutPart, cashOutValue, CouponType, type CashOutBet } from './index.ts';

const open = (coef: number, chance: number): CashOutBet => ({ coef, chance, statusId: BetStatus.NotCalculated });
const single = { typeId: CouponType.Single, amount: 1000, margin: 0 } as const;

it.each([
  // 10.00 at 2.00: with fair odds of 2.00 it is worth the stake, with shorter ones more, with longer ones less.
  ['at the odds it was placed at', [open(2000, 500_000)], { fair: 1000, offer: 950 }],
  ['at half the odds', [open(2000, 1_000_000)], { fair: 2000, offer: 1900 }],
  ['at a quarter of the chance', [open(2000, 125_000)], { fair: 250, offer: 237 }],
  ['worth less than a cent', [open(2000, 1)], { fair: 0, offer: 0 }],
])('[OD-02] [MON-5] values a single %s', (_, bets, value) => {
  expect(cashOutValue({ ...single, margin: 50, bets })).toEqual(value);
});

it('[OD-02] counts a decided bet as it was settled: won, void, half won, lost', () => {
  const value = (statusId: BetStatus) =>
    cashOutValue({ ...single, typeId: CouponType.Express, bets: [open(3000, 300_000), { coef: 2000, statusId }] })?.fair;

  // 10.00 x 3.00 x 0.3 = 9.00, times 2, 1, 1.5 and 0.
  expect([BetStatus.Win, BetStatus.Return, BetStatus.HalfWinHalfReturn, BetStatus.Lose].map(value)).toEqual([1800, 900, 1350, 0]);
});

it('[OD-02] [CP-13] includes the boost of an express until one of its bets has not won in full', () => {
  const value = (statusId: BetStatus) =>
    cashOutValue({ ...single, typeId: CouponType.Express, bonus: 103, margin: 50, bets: [open(3000, 300_000), { coef: 2000, statusId }] });

  // 10.00 x 3.00 x 0.3 x 2.00 = 18.00; boosted by 3 % 18.54; less 5 % 17.61. A void bet drops its odds and the boost.
  expect(value(BetStatus.Win)).toEqual({ fair: 1854, offer: 1761 });
  expect(value(BetStatus.Return)).toEqual({ fair: 900, offer: 855 });
});

it('[OD-02] values a system as the mean of its combinations', () => {
  const bets = [open(2000, 500_000), open(3000, 250_000), open(4000, 300_000)];

  // 2 of 3, 3.00 on three combinations: 1.00 x (1.0 x 0.75 + 1.0 x 1.2 + 0.75 x 1.2) = 2.85
  expect(cashOutValue({ typeId: CouponType.System, systemValue: 2, amount: 300, bets, margin: 0 })).toEqual({ fair: 285, offer: 285 });
});

it('[OD-02] equals the probability-weighted mean over all endings of an express', () => {
  const coefs = [1850, 2375, 3100];
  const chances = [470_000, 360_000, 310_000];
  let mean = 0;
  for (let ending = 0; ending < 8; ending++) {
    let weight = 1;
    let pays = 100_000;
    coefs.forEach((coef, at) => {
      const wins = (ending >> at) % 2 === 1;
      weight *= (wins ? chances[at]! : 1_000_000 - chances[at]!) / 1_000_000;
      pays *= wins ? coef / 1000 : 0;
    });
    mean += weight * pays;
  }

  const bets = coefs.map((coef, at) => open(coef, chances[at]!));
  expect(cashOutValue({ typeId: CouponType.Express, amount: 100_000, bets, margin: 0 })?.fair).toBe(Math.floor(mean));
});

it('[OD-02] never offers more than the largest payout, and returns null if an open bet has no chance', () => {
  expect(cashOutValue({ ...single, maxPayout: 1200, bets: [open(2000, 900_000)] })?.fair).toBe(1200);
  expect(cashOutValue({ ...single, bets: [{ coef: 2000, statusId: BetStatus.GameNotStarted }] })).toBeNull();
  expect(() => cashOutValue({ ...single, bets: [open(2000, 1_000_001)] })).toThrow(RangeError);
  expect(() => cashOutValue({ ...single, margin: 1000, bets: [open(2000, 500_000)] })).toThrow(RangeError);
});

it('[MON-5] parts of an offer never add up to more than the whole', () => {
  const whole = { offer: 1999, stakeLeft: 1000 };
  expect([1, 333, 500, 999, 1000].map((stake) => cashOutPart(whole, stake))).toEqual([1, 665, 999, 1997, 1999]);
  expect(cashOutPart(whole, 333) + cashOutPart(whole, 333) + cashOutPart(whole, 334)).toBeLessThanOrEqual(1999);
  for (const stake of [0, -1, 1001, 0.5]) expect(() => cashOutPart(whole, stake)).toThrow(RangeError);
});
