import { type BetChances, BetStatus, cashOutPart, cashOutValue, CouponType, type CashOutBet } from './index.ts';

const open = (coef: number, won: number, others: Omit<BetChances, 'won'> = {}): CashOutBet => ({
  coef,
  chances: { won, ...others },
  statusId: BetStatus.NotCalculated,
});
const single = { typeId: CouponType.Single, amount: 1000, margin: 0 } as const;

it.each([
  // 10.00 at 2.00: with fair odds of 2.00 it is worth the stake, with shorter ones more, with longer ones less.
  ['at the odds it was placed at', [open(2000, 500_000)], { fair: 1000, offer: 950 }],
  ['at half the odds', [open(2000, 1_000_000)], { fair: 2000, offer: 1900 }],
  ['at a quarter of the chance', [open(2000, 125_000)], { fair: 250, offer: 237 }],
  ['worth less than a cent', [open(2000, 1)], { fair: 0, offer: 0 }],
  ['that can only lose', [open(2000, 0)], { fair: 0, offer: 0 }],
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

/**
 * 1000.00 on bets whose stake can come back, each literal from the sum in its comment.
 */
it.each<[string, CashOutBet, number]>([
  // 1000 × (0.85 × 1.875 + 0.12) = 1593.75 + 120
  ['a draw no bet while ahead', open(1875, 850_000, { returned: 120_000 }), 171_375],
  // 1000 × (0.05 × 1.875 + 0.15) = 93.75 + 150
  ['a draw no bet while behind', open(1875, 50_000, { returned: 150_000 }), 24_375],
  // 1000 × (0.10 × 2 + 0.75): a handicap of one goal, one goal ahead, late in the game
  ['a whole line that is hit as it is', open(2000, 100_000, { returned: 750_000 }), 95_000],
  // Over 2.25: 1000 × (0.4 × 1.9 + 0.25 × 0.5) = 760 + 125
  ['a quarter line that can lose one half', open(1900, 400_000, { halfReturned: 250_000 }), 88_500],
  // Over 2.75: 1000 × (0.3 × 2.1 + 0.2 × (2.1 + 1) / 2) = 630 + 310
  ['a quarter line that can win one half', open(2100, 300_000, { halfWon: 200_000 }), 94_000],
  // 1000 × (0.2 × 3 + 0.1 × 3 / 2) = 600 + 150
  ['one half that wins and one that loses', open(3000, 200_000, { halfLost: 100_000 }), 75_000],
  // 1000 × (0.3 × 2.5 + 0.1 + 0.2 × 1.75 + 0.15 × 0.5 + 0.05 × 1.25) = 750 + 100 + 350 + 75 + 62.50
  ['all of them', open(2500, 300_000, { returned: 100_000, halfWon: 200_000, halfReturned: 150_000, halfLost: 50_000 }), 133_750],
])('[OD-02] values %s by all chances of the bet', (_, bet, fair) => {
  expect(cashOutValue({ ...single, amount: 100_000, bets: [bet] })?.fair).toBe(fair);
});

const draws = open(1875, 850_000, { returned: 120_000 });
const line = open(2000, 100_000, { returned: 750_000 });
const quarter = open(1900, 400_000, { halfReturned: 250_000 });

it('[OD-02] values coupons of bets whose stake can come back', () => {
  const value = (more: Omit<Parameters<typeof cashOutValue>[0], 'bets' | 'amount' | 'margin'>) =>
    cashOutValue({ amount: 300_000, margin: 0, bets: [draws, line, quarter], ...more })?.fair;

  // The bets are worth 1.71375, 0.95 and 0.885. Together: 3000 × 1.71375 × 0.95 × 0.885 = 4322.5059…
  expect(value({ typeId: CouponType.Express })).toBe(432_250);
  // Two of three: 1000 × (1.71375 × 0.95 + 1.71375 × 0.885 + 0.95 × 0.885) = 1628.0625 + 1516.66875 + 840.75
  expect(value({ typeId: CouponType.System, systemValue: 2 })).toBe(398_548);
});

it('[OD-02] [CP-13] counts a bonus with the chance that every bet wins in full', () => {
  const bets = [draws, line];
  const value = (typeId: CouponType) =>
    cashOutValue({ ...single, typeId, ...(typeId === CouponType.System && { systemValue: 2 }), amount: 100_000, bonus: 110, bets })?.fair;

  // 1000 × (1.71375 × 0.95 + 0.1 × 0.85 × 0.1 × 1.875 × 2) = 1628.0625 + 31.875
  expect(value(CouponType.Express)).toBe(165_993);
  expect(value(CouponType.System)).toBe(165_993);
});

it('[OD-02] [CP-13] pays a bonus of a system only if all bets win, not those of one combination', () => {
  const bets = [open(2000, 500_000), open(2000, 500_000), open(2000, 500_000)];

  // 3 combinations of 1.00, each worth 1; the bonus is 10 % of 3 × 4.00 in one of eight endings: 3.00 + 0.15.
  expect(cashOutValue({ typeId: CouponType.System, systemValue: 2, amount: 300, bonus: 110, margin: 0, bets })?.fair).toBe(315);
});

it('[OD-02] [MON-5] applies the payout limit to each ending, not to their mean', () => {
  // 10.00 at 2.00, at most 12.00: 0.9 × 12.00.
  expect(cashOutValue({ ...single, maxPayout: 1200, bets: [open(2000, 900_000)] })?.fair).toBe(1080);
  // A returned stake stays below the limit: 0.5 × 12.00 + 0.3 × 10.00.
  expect(cashOutValue({ ...single, maxPayout: 1200, bets: [open(2000, 500_000, { returned: 300_000 })] })?.fair).toBe(900);
  // Two of three at 2.00, 1.00 each, at most 6.00: all three win in 0.125 (12.00 cut to 6.00), two in 0.375 (4.00).
  const bets = [open(2000, 500_000), open(2000, 500_000), open(2000, 500_000)];
  expect(cashOutValue({ typeId: CouponType.System, systemValue: 2, amount: 300, maxPayout: 600, margin: 0, bets })?.fair).toBe(225);
});

it('[OD-02] [MON-5] applies the limit to the mean of a system with too many endings to list', () => {
  const bets = Array.from({ length: 9 }, () => open(2000, 500_000));
  const value = (maxPayout: number) =>
    cashOutValue({ typeId: CouponType.System, systemValue: 2, amount: 3600, maxPayout, margin: 0, bets })?.fair;

  // 36 combinations of 1.00, each worth its stake; the best ending pays 144.00.
  expect([value(14_400), value(14_399), value(3000)]).toEqual([3600, 3600, 3000]);
});

it('[OD-02] refuses what is no chance, and returns null if an open bet has none', () => {
  expect(cashOutValue({ ...single, bets: [{ coef: 2000, statusId: BetStatus.GameNotStarted }] })).toBeNull();
  for (const chances of [{ won: 1_000_001 }, { won: -1 }, { won: 0.5 }, { won: 600_000, returned: 400_001 }])
    expect(() => cashOutValue({ ...single, bets: [{ coef: 2000, chances, statusId: BetStatus.NotCalculated }] })).toThrow(RangeError);
  expect(() => cashOutValue({ ...single, margin: 1000, bets: [open(2000, 500_000)] })).toThrow(RangeError);
});

it('[MON-5] parts of an offer never add up to more than the whole', () => {
  const whole = { offer: 1999, stakeLeft: 1000 };
  expect([1, 333, 500, 999, 1000].map((stake) => cashOutPart(whole, stake))).toEqual([1, 665, 999, 1997, 1999]);
  expect(cashOutPart(whole, 333) + cashOutPart(whole, 333) + cashOutPart(whole, 334)).toBeLessThanOrEqual(1999);
  for (const stake of [0, -1, 1001, 0.5]) expect(() => cashOutPart(whole, stake)).toThrow(RangeError);
});
