import {
  BetStatus,
  bestOddsGuaranteed,
  EXOTIC_SYSTEMS,
  exoticSystemFigures,
  settleCoupon,
  settleExoticSystem,
  settleUpAndDown,
} from './index.ts';
import { CouponType } from './coupon-type.ts';

const won = (coef: number) => ({ coef, statusId: BetStatus.Win });
const lost = (coef: number) => ({ coef, statusId: BetStatus.Lose });
const back = (coef: number) => ({ coef, statusId: BetStatus.Return });

describe('up and down', () => {
  // The two worked examples of the article "Mathematics of bookmaking": £20 at 7/2 and 15/8, £10 at 5/1 and a loser.
  it.each([
    ['two winners at 7/2 and 15/8, 20.00 each', 2000, [won(4500), won(2875)], 25_500],
    ['a winner at 5/1 and a loser, 10.00 each', 1000, [won(6000), lost(3000)], 5000],
    ['a loser and a winner at 5/1: the order does not matter', 1000, [lost(3000), won(6000)], 5000],
    // A void bet returns its stake, all of which is placed on the other bet. One direction: 10.00 returned and placed at 3.00. The other:
    // 30.00 - 10.00 kept and 10.00 returned.
    ['a withdrawn bet and a winner at 2/1', 1000, [back(5000), won(3000)], 6000],
  ])('[OD-02] %s', (_, amount, bets, payout) => {
    expect(settleUpAndDown({ amount, bets })).toEqual({ state: 'won', payout });
  });

  it('[OD-02] two losers pay nothing, two withdrawn bets return the stakes, an open bet keeps it open', () => {
    expect(settleUpAndDown({ amount: 1000, bets: [lost(2000), lost(2000)] })).toEqual({ state: 'lost', payout: 0 });
    expect(settleUpAndDown({ amount: 1000, bets: [back(2000), back(2000)] })).toEqual({ state: 'returned', payout: 2000 });
    expect(settleUpAndDown({ amount: 1000, bets: [won(2000), { coef: 2000, statusId: BetStatus.NotCalculated }] })).toEqual({
      state: 'open',
    });
  });

  // A bet that lost half returns 5.00 of 10.00, and only that is placed on the other: 15.00. The other direction: 30.00 - 10.00 + 5.00.
  it('[OD-02] places no more on the next bet than the first returned', () => {
    expect(settleUpAndDown({ amount: 1000, bets: [{ coef: 2000, statusId: BetStatus.HalfLoseHalfReturn }, won(3000)] })).toMatchObject({
      payout: 4000,
    });
  });

  // "One winner gives the same return as a single except 2 stakes are not returned. 2 winners give the same return as 3 singles on each with
  // 4 stake units deducted": 4.00 and 3.00 at 10.00 are 3 × (40 + 30) - 40 = 170.00; 6.00 and a loser 60.00 - 20.00.
  it('[OD-02] with double stakes', () => {
    expect(settleUpAndDown({ amount: 1000, stakes: 2, bets: [won(4000), won(3000)] })).toEqual({ state: 'won', payout: 17_000 });
    expect(settleUpAndDown({ amount: 1000, stakes: 2, bets: [won(6000), lost(3000)] })).toEqual({ state: 'won', payout: 4000 });
    expect(settleUpAndDown({ amount: 1000, bets: [won(4500), won(2875)], maxPayout: 12_000 })).toEqual({ state: 'won', payout: 12_000 });
  });
});

describe('systems of betting shops', () => {
  // Numbers of bets from the glossaries of British bookmakers.
  it('[CP-10] have the number of bets that their names imply', () => {
    expect(EXOTIC_SYSTEMS.map(({ name, value, bets, combinations }) => [name, value, bets, combinations])).toEqual([
      ['single-stakes-about', 201, 2, 2],
      ['double-stakes-about', 202, 2, 2],
      ['rounder', 301, 3, 3],
      ['roundabout', 302, 3, 3],
      ['round-robin', 303, 3, 10],
      ['flag', 401, 4, 23],
      ['super-flag', 501, 5, 46],
      ['banker-yankee', 503, 5, 11],
      ['heinz-flag', 601, 6, 87],
      ['alphabet', 603, 6, 26],
      ['super-heinz-flag', 701, 7, 162],
      ['lucky-127', 702, 7, 127],
      ['magnificent-7', 703, 7, 28],
      ['goliath-flag', 801, 8, 303],
      ['lucky-255', 802, 8, 255],
      ['union-jack', 901, 9, 8],
      ['union-jack-trixie', 902, 9, 32],
      ['union-jack-patent', 903, 9, 56],
      ['union-jack-round-robin', 904, 9, 80],
    ]);
  });

  // A Round Robin is a Trixie plus three up-and-down bets. 2.00, 3.00, 4.00 at 1.00: doubles 6 + 8 + 12, treble 24, up and down 2 × (a + b
  // - 1): 8 + 10 + 12. With one loser (4.00): one double 6, one pair 8, two pairs with one winner 1 + 2. With one winner (2.00): 1 + 1.
  it.each([
    ['three winners', [won(2000), won(3000), won(4000)], 8000],
    ['two winners', [won(2000), won(3000), lost(4000)], 1700],
    ['one winner', [won(2000), lost(3000), lost(4000)], 200],
  ])('[CP-10] a round robin of %s', (_, bets, payout) => {
    expect(settleExoticSystem({ name: 'round-robin', amount: 100, bets })).toEqual({ state: 'won', payout });
  });

  // A Flag is a Yankee plus six up-and-down bets: 5.5, 4, 2.5 and 7 at 10.00. Yankee: 6.5 × 5 × 3.5 × 8 - (1 + 19) = 890 units; pairs: 2 ×
  // (3 × 19 - 6) = 102 units.
  it('[CP-10] a flag of four winners', () => {
    const bets = [5500, 4000, 2500, 7000].map(won);
    expect(settleExoticSystem({ name: 'flag', amount: 1000, bets })).toEqual({ state: 'won', payout: 992_000 });
    expect(exoticSystemFigures({ name: 'flag', amount: 1000, bets })).toEqual({ combinations: 23, totalAmount: 23_000, maxWin: 992_000 });
  });

  // All at 2.00, unit 1.00. Alphabet: patents 26 + 26, yankee 6 × 4 + 4 × 8 + 16 = 72, six-fold 64. Union Jack: eight trebles of 8; as
  // trixies 20 each; as patents 26 each; as round robins 20 + 18 each. Rounder: 2 - 1 + 1 × 4, three ways. Roundabout: 2 × 4, three ways.
  it.each([
    ['alphabet', 6, 18_800],
    ['union-jack', 9, 6400],
    ['union-jack-trixie', 9, 16_000],
    ['union-jack-patent', 9, 20_800],
    ['union-jack-round-robin', 9, 30_400],
    ['rounder', 3, 1500],
    ['roundabout', 3, 2400],
  ] as const)('[CP-10] a %s of winners at evens', (name, count, payout) => {
    expect(settleExoticSystem({ name, amount: 100, bets: Array.from({ length: count }, () => won(2000)) })).toEqual({
      state: 'won',
      payout,
    });
  });

  it('[CP-10] lines of a union jack are rows, columns and diagonals', () => {
    const paid = (...winners: number[]) =>
      settleExoticSystem({
        name: 'union-jack',
        amount: 100,
        bets: Array.from({ length: 9 }, (_, at) => (winners.includes(at) ? won(2000) : lost(2000))),
      });

    for (const line of [
      [0, 1, 2],
      [3, 4, 5],
      [6, 7, 8],
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
      [0, 4, 8],
      [2, 4, 6],
    ])
      expect(paid(...line)).toEqual({ state: 'won', payout: 800 });
    expect(paid(0, 1, 3, 5)).toEqual({ state: 'lost', payout: 0 });
  });

  // The middle yankee of an alphabet has B, C, D and E. Only A and F win: two singles.
  it('[CP-10] an alphabet depends on the order of its bets', () => {
    const paid = (...winners: number[]) =>
      settleExoticSystem({
        name: 'alphabet',
        amount: 100,
        bets: Array.from({ length: 6 }, (_, at) => (winners.includes(at) ? won(3000) : lost(3000))),
      });

    expect(paid(0, 5)).toMatchObject({ payout: 600 });
    expect(paid(1, 4)).toMatchObject({ payout: 1500 });
    expect(paid(0, 1)).toMatchObject({ payout: 1500 });
  });

  it('[CP-10] stay open while a bet is open, and round down once in total', () => {
    const open = { coef: 2000, statusId: BetStatus.NotCalculated };
    expect(settleExoticSystem({ name: 'rounder', amount: 100, bets: [won(2000), lost(2000), open] })).toEqual({ state: 'open' });
    // Each of the ten parts is a fraction of a cent; together 3 × 1.333² + 1.333³ + 3 × 2 × 1.666 are 17.69530037.
    expect(settleExoticSystem({ name: 'round-robin', amount: 1, bets: [won(1333), won(1333), won(1333)] })).toEqual({
      state: 'won',
      payout: 17,
    });
  });
});

describe('best odds guaranteed', () => {
  it.each([
    ['the starting odds are better', { coef: 5000, startingCoef: 6000 }, { coef: 6000, deduction: 0, isStarting: true }],
    ['the odds taken are better', { coef: 5000, startingCoef: 4000 }, { coef: 5000, deduction: 0, isStarting: false }],
    ['both are equal', { coef: 5000, startingCoef: 5000 }, { coef: 5000, deduction: 0, isStarting: false }],
    ['there are no starting odds', { coef: 5000, startingCoef: null, deduction: 10 }, { coef: 5000, deduction: 10, isStarting: false }],
    // A profit of 4.00 less a tenth is 3.60: starting odds of 4.7 are better, 4.6 are equal.
    [
      'a deduction makes the odds taken worse',
      { coef: 5000, startingCoef: 4700, deduction: 10 },
      { coef: 4700, deduction: 0, isStarting: true },
    ],
    ['a deduction makes both equal', { coef: 5000, startingCoef: 4600, deduction: 10 }, { coef: 5000, deduction: 10, isStarting: false }],
  ])('[OD-02] %s', (_, taken, paid) => {
    expect(bestOddsGuaranteed(taken)).toEqual(paid);
  });

  it('[OD-02] are settled like any other odds', () => {
    const { coef, deduction } = bestOddsGuaranteed({ coef: 5000, startingCoef: 4500, deduction: 5 });
    const bets = [{ coef, deduction, statusId: BetStatus.Win }];
    expect(settleCoupon({ typeId: CouponType.Single, amount: 1000, bets })).toEqual({ state: 'won', payout: 4800 });
  });
});
