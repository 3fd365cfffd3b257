import * as fc from 'fast-check';
import { asianHandicapStatus, asianTotalStatus } from './asian-line.ts';
import { BetStatus } from './bet-status.ts';
import { CouponType } from './coupon-type.ts';
import { settleEachWay } from './each-way.ts';
import { betFactor, settleCoupon, type CouponToSettle } from './settlement.ts';
import { settledBetResult } from './settled-bet-result.ts';
import { settledCombinations } from './settled-combinations.ts';
import { explainSettlement } from './settlement-breakdown.ts';
import { whatIf } from './what-if.ts';

const { Win, Lose, Return, ForcedReturn, HalfWinHalfReturn, HalfLoseHalfReturn, HalfLoseHalfWin, NotCalculated, GameNotStarted } =
  BetStatus;

it('[OD-02] has the numbers of the specification', () => {
  expect(BetStatus).toEqual({
    NotCalculated: -2,
    GameNotStarted: -1,
    Lose: 0,
    Win: 1,
    Return: 2,
    ForcedReturn: 3,
    HalfWinHalfReturn: 4,
    HalfLoseHalfReturn: 5,
    HalfLoseHalfWin: 6,
  });
});

describe('betFactor', () => {
  const coef = 5000;
  it.each([
    [{ statusId: Win, deadHeat: { places: 1, tied: 2 } }, '2.5'],
    [{ statusId: Win, deadHeat: { places: 2, tied: 5 } }, '2'],
    [{ statusId: Win, deadHeat: { places: 2, tied: 2 } }, '5'],
    [{ statusId: Win, deduction: 25 }, '4'],
    [{ statusId: Win, deduction: 90 }, '1.4'],
    [{ statusId: Win, deduction: 0 }, '5'],
    [{ statusId: Win, place: { numerator: 1, denominator: 4 } }, '2'],
    [{ statusId: Win, place: { numerator: 1, denominator: 5 } }, '1.8'],
    [{ statusId: Win, place: { numerator: 2, denominator: 5 } }, '2.6'],
    [{ statusId: Win, place: { numerator: 1, denominator: 4 }, deduction: 10, deadHeat: { places: 1, tied: 2 } }, '0.95'],
    [{ statusId: HalfWinHalfReturn, deduction: 25 }, '2.5'],
    [{ statusId: HalfLoseHalfWin, deadHeat: { places: 1, tied: 2 } }, '1.25'],
    [{ statusId: Lose, deadHeat: { places: 1, tied: 2 } }, '0'],
    [{ statusId: Return, deduction: 25 }, '1'],
    [{ statusId: HalfLoseHalfReturn, deduction: 25 }, '0.5'],
  ])('[OD-02] for odds of 5 with %p is %s', (terms, factor) => {
    expect(betFactor({ coef, ...terms })?.toDecimalString()).toBe(factor);
  });

  it.each([
    [{ deadHeat: { places: 0, tied: 2 } }, 'A dead heat'],
    [{ deadHeat: { places: 3, tied: 2 } }, 'A dead heat'],
    [{ deadHeat: { places: 1, tied: 2.5 } }, 'A dead heat'],
    [{ deadHeat: { places: 0.5, tied: 2 } }, 'A dead heat'],
    [{ place: { numerator: 2, denominator: 1 } }, 'is no part of the odds'],
    [{ place: { numerator: 0, denominator: 4 } }, 'is no part of the odds'],
    [{ deduction: -1 }, 'A deduction'],
    [{ deduction: 91 }, 'A deduction'],
    [{ deduction: 2.5 }, 'A deduction'],
  ])('[OD-02] rejects %p', (terms, message) => {
    expect(() => betFactor({ coef, statusId: Win, ...terms })).toThrow(message);
  });

  it('[OD-02] is undefined while a bet is open', () => {
    expect([betFactor({ coef, statusId: NotCalculated }), betFactor({ coef, statusId: GameNotStarted })]).toEqual([undefined, undefined]);
  });
});

describe('adjusted wins in a coupon', () => {
  it('[OD-02] multiply exactly in an express and in a system', () => {
    const bets = [
      { coef: 5000, statusId: Win, deadHeat: { places: 1, tied: 3 } },
      { coef: 3000, statusId: Win, deduction: 5 },
      { coef: 2000, statusId: Win },
    ];

    // 5/3 x 2.9 x 2 = 29/3
    expect(settleCoupon({ typeId: CouponType.Express, amount: 1000, bets })).toEqual({ state: 'won', payout: 9666 });
    // (5/3 x 2.9 + 5/3 x 2 + 2.9 x 2) / 3 = 13.9666.../3
    expect(settleCoupon({ typeId: CouponType.System, systemValue: 2, amount: 3000, bets })).toEqual({ state: 'won', payout: 13_966 });
  });
});

describe('explainSettlement', () => {
  const bets = [
    { coef: 2000, statusId: Win },
    { coef: 3000, statusId: Lose },
    { coef: 1500, statusId: Return },
    { coef: 4000, statusId: NotCalculated },
  ];
  const coupon = { typeId: CouponType.System, systemValue: 2, amount: 600, bets };

  it('[OD-02] explains each bet, the secured payout and the possible payout', () => {
    const explanation = explainSettlement(coupon);

    expect(explanation.outcome).toEqual({ state: 'open' });
    expect(explanation.bets.map(({ at, statusId, reasons }) => [at, statusId, reasons])).toEqual([
      [0, 1, ['won']],
      [1, 0, ['lost']],
      [2, 2, ['returned']],
      [3, -2, ['not-calculated']],
    ]);
    expect(explanation.combinations).toEqual({ total: 6, won: 1, lost: 3, returned: 0, open: 2 });
    expect(explanation).toMatchObject({ coef: undefined, hasBonus: false, isLimited: false, secured: 200, possible: 1400 });
  });

  it('[OD-02] returns the exact coefficient once everything is decided, and whether the limit cut the payout', () => {
    const won = {
      typeId: CouponType.Express,
      amount: 100,
      bets: [
        { coef: 2000, statusId: Win },
        { coef: 3000, statusId: Win },
      ],
    };

    const explanation = explainSettlement({ ...won, bonus: 110, maxPayout: 650 });
    expect(explanation.coef?.toDecimalString()).toBe('6');
    expect(explanation).toMatchObject({
      outcome: { state: 'won', payout: 650 },
      hasBonus: true,
      isLimited: true,
      secured: 650,
      possible: 650,
    });
    expect(explainSettlement({ ...won, bonus: 110, maxPayout: 660 })).toMatchObject({ isLimited: false, outcome: { payout: 660 } });
    expect(explainSettlement(won)).toMatchObject({ hasBonus: false, isLimited: false, outcome: { payout: 600 } });
    expect(explainSettlement({ ...won, maxPayout: 599 })).toMatchObject({ hasBonus: false, isLimited: true });
  });

  it('[OD-02] pays no bonus if a bet only half won, and promises none for a lost coupon', () => {
    const half = [
      { coef: 2000, statusId: HalfWinHalfReturn },
      { coef: 3000, statusId: NotCalculated },
    ];
    const explanation = explainSettlement({ typeId: CouponType.Express, amount: 100, bonus: 110, bets: half });

    expect(explanation).toMatchObject({ hasBonus: false, secured: 0, possible: 450 });
  });

  it('[OD-02] counts all combinations as lost with a lost banker, and as open with an open one', () => {
    const banked = (statusId: BetStatus) => ({
      typeId: CouponType.SystemWithBanker,
      systemValue: 2,
      amount: 300,
      bets: [{ coef: 2000, statusId, isBanker: true }, ...[Win, Return, Return].map((one) => ({ coef: 2000, statusId: one }))],
    });

    expect(explainSettlement(banked(Lose)).combinations).toEqual({ total: 3, won: 0, lost: 3, returned: 0, open: 0 });
    expect(explainSettlement(banked(GameNotStarted)).combinations).toEqual({ total: 3, won: 0, lost: 0, returned: 0, open: 3 });
    expect(explainSettlement(banked(Win)).combinations).toEqual({ total: 3, won: 3, lost: 0, returned: 0, open: 0 });
    expect(explainSettlement(banked(Return)).combinations).toEqual({ total: 3, won: 2, lost: 0, returned: 1, open: 0 });
  });

  it('[CP-01] rejects many singles that were not split', () => {
    const many: CouponToSettle = { typeId: CouponType.ManySingles, amount: 1, bets };

    expect(() => explainSettlement(many)).toThrow(RangeError);
    expect(() => [...settledCombinations(many)]).toThrow(RangeError);
  });

  const statuses = fc.constantFrom(...Object.values(BetStatus));
  const anyBets = fc.array(fc.record({ coef: fc.integer({ min: 1001, max: 9000 }), statusId: statuses, isBanker: fc.boolean() }), {
    minLength: 6,
    maxLength: 9,
  });

  it('[OD-02] [MON-3] counts the same number of combinations of each kind as the list, for any statuses', () => {
    fc.assert(
      fc.property(anyBets, fc.constantFrom(CouponType.Express, CouponType.System, CouponType.SystemWithBanker), (given, typeId) => {
        const few = given.map((bet, at) => ({ ...bet, isBanker: bet.isBanker && at > 2 }));
        const any = { typeId, systemValue: 2, amount: 1000, bets: few };
        const explanation = explainSettlement(any);
        const all = [...settledCombinations(any)];
        const count = (state: string) => all.filter((one) => one.state === state).length;

        expect(explanation.combinations).toEqual({
          total: all.length,
          won: count('won'),
          lost: count('lost'),
          returned: count('returned'),
          open: count('open'),
        });
        if (explanation.outcome.state !== 'open') {
          const sum = all.reduce((total, { paid }) => total.plus(paid ?? 0), all[0]!.stake.minus(all[0]!.stake));
          if (explanation.coef) expect(Number(sum.floor())).toBe(explanation.outcome.payout);
          else expect(explanation.outcome).toEqual({ state: 'lost', payout: 0 });
        }
        expect(explanation.secured).toBeLessThanOrEqual(explanation.possible);
      }),
    );
  });
});

describe('settledCombinations', () => {
  it('[OD-02] returns the bets that decided each combination and its payout', () => {
    const bets = [Win, HalfLoseHalfReturn, NotCalculated, Return].map((statusId) => ({ coef: 3000, statusId }));
    const all = [...settledCombinations({ typeId: CouponType.System, systemValue: 2, amount: 600, bets })];

    expect(all.map(({ bets: at, state, because, paid }) => [at.join(), state, because, paid?.floor()])).toEqual([
      ['0,1', 'won', [0], 150n],
      ['0,2', 'open', [2], undefined],
      ['0,3', 'won', [0], 300n],
      ['1,2', 'open', [2], undefined],
      ['1,3', 'returned', [], 50n],
      ['2,3', 'open', [2], undefined],
    ]);
    expect(all[0]?.stake.equals(100)).toBe(true);
    expect([...settledCombinations({ typeId: CouponType.System, systemValue: 2, amount: 600, bets }, 4)]).toHaveLength(2);
  });
});

describe('settledBetResult', () => {
  it.each([
    [NotCalculated, 'not-calculated'],
    [GameNotStarted, 'game-not-started'],
    [Lose, 'lost'],
    [Win, 'won'],
    [Return, 'returned'],
    [ForcedReturn, 'forced-return'],
    [HalfWinHalfReturn, 'half-won-half-returned'],
    [HalfLoseHalfReturn, 'half-lost-half-returned'],
    [HalfLoseHalfWin, 'half-lost-half-won'],
  ])('[OD-02] reports status %i as %s', (statusId, reason) => {
    expect(settledBetResult({ coef: 2000, statusId }, 3)).toMatchObject({ at: 3, statusId, reasons: [reason] });
  });

  it('[OD-02] lists adjustments of a win, and only of a win', () => {
    const terms = { coef: 2000, deadHeat: { places: 1, tied: 2 }, deduction: 10, place: { numerator: 1, denominator: 4 } };
    const adjusted = ['place-terms', 'deduction', 'dead-heat'];

    expect(settledBetResult({ ...terms, statusId: Win }, 0).reasons).toEqual(['won', ...adjusted]);
    expect(settledBetResult({ ...terms, statusId: HalfWinHalfReturn }, 0).reasons).toEqual(['half-won-half-returned', ...adjusted]);
    expect(settledBetResult({ ...terms, statusId: HalfLoseHalfWin }, 0).reasons).toEqual(['half-lost-half-won', ...adjusted]);
    expect(settledBetResult({ ...terms, statusId: Lose }, 0).reasons).toEqual(['lost']);
    expect(settledBetResult({ coef: 2000, statusId: Win, deduction: 0 }, 0).reasons).toEqual(['won']);
  });
});

describe('whatIf', () => {
  const bets = [
    { coef: 2000, statusId: Win },
    { coef: 3000, statusId: NotCalculated },
    { coef: 4000, statusId: NotCalculated },
  ];
  const coupon = { typeId: CouponType.System, systemValue: 2, amount: 300, bets };

  it('[OD-02] shows the effect of a status without changing the coupon', () => {
    const answer = whatIf(coupon, { 1: Win });

    expect(answer.then).toMatchObject({ outcome: { state: 'open' }, secured: 600, possible: 2600 });
    expect(answer).toMatchObject({ securedChange: 600, possibleChange: 0 });
    expect(whatIf(coupon, { 1: Lose, 2: Lose })).toMatchObject({ then: { outcome: { state: 'lost', payout: 0 } }, possibleChange: -2600 });
    expect(bets[1]?.statusId).toBe(NotCalculated);
  });

  it('[OD-02] rejects the index of a missing bet', () => {
    expect(() => whatIf(coupon, { 3: Win })).toThrow('There is no bet at 3; the coupon has 3.');
  });
});

describe('settleEachWay', () => {
  const place = { numerator: 1, denominator: 4 };

  it.each([
    [Win, Win, 500 * 9 + 500 * 3],
    [Lose, Win, 500 * 3],
    [Lose, Lose, 0],
    [Return, Return, 1000],
  ])('[OD-02] at odds of 9 with statuses %i to win and %i to be placed pays %i', (winStatusId, placeStatusId, paid) => {
    const settled = settleEachWay({ typeId: CouponType.Single, amount: 500, bets: [{ coef: 9000, winStatusId, placeStatusId, place }] });

    expect(settled.payout).toBe(paid);
    expect(settled.lines.map(({ blockId }) => blockId)).toEqual([1, 2]);
  });

  it('[OD-02] keeps separate dead heats, and deducts from both parts', () => {
    const bet = { coef: 9000, winStatusId: Win, placeStatusId: Win, place, winDeadHeat: { places: 1, tied: 2 }, deduction: 10 };
    const settled = settleEachWay({ typeId: CouponType.Single, amount: 1000, bets: [bet] });

    // 8.2 / 2 to win; 1 + 8 / 4 x 0.9 to be placed.
    expect(settled.lines.map(({ outcome }) => outcome)).toEqual([
      { state: 'won', payout: 4100 },
      { state: 'won', payout: 2800 },
    ]);
    const tied = settleEachWay({
      typeId: CouponType.Single,
      amount: 1000,
      bets: [{ ...bet, winDeadHeat: undefined, placeDeadHeat: { places: 1, tied: 4 } }],
    });
    expect(tied.lines.map(({ outcome }) => outcome)).toEqual([
      { state: 'won', payout: 8200 },
      { state: 'won', payout: 700 },
    ]);
  });

  it('[OD-02] settles all bets to win and all bets to be placed, bankers included', () => {
    const bets = [
      { coef: 3000, winStatusId: Lose, placeStatusId: Win, place, isBanker: true },
      ...[1, 2, 3].map(() => ({ coef: 5000, winStatusId: Win, placeStatusId: Win, place })),
    ];
    const settled = settleEachWay({ typeId: CouponType.SystemWithBanker, systemValue: 2, amount: 300, bets });

    expect(settled.lines.map(({ outcome }) => outcome)).toEqual([
      { state: 'lost', payout: 0 },
      { state: 'won', payout: 1800 },
    ]);
  });
});

describe('Asian lines', () => {
  it.each([
    // line, statuses at a difference of -2, -1, 0, 1, 2
    [0, [0, 0, 2, 1, 1]],
    [-250, [0, 0, 5, 1, 1]],
    [-500, [0, 0, 0, 1, 1]],
    [-750, [0, 0, 0, 4, 1]],
    [-1000, [0, 0, 0, 2, 1]],
    [-1250, [0, 0, 0, 5, 1]],
    [250, [0, 0, 4, 1, 1]],
    [750, [0, 5, 1, 1, 1]],
    [1250, [0, 4, 1, 1, 1]],
    [1750, [5, 1, 1, 1, 1]],
  ])('[OD-02] of %i thousandths settle as %p', (line, statuses) => {
    expect([-2, -1, 0, 1, 2].map((difference) => asianHandicapStatus(line, difference))).toEqual(statuses);
  });

  it('[OD-02] settle over and under of a total as opposites', () => {
    expect([1, 2, 3].map((goals) => asianTotalStatus('over', 2250, goals))).toEqual([Lose, HalfLoseHalfReturn, Win]);
    expect([1, 2, 3].map((goals) => asianTotalStatus('under', 2250, goals))).toEqual([Win, HalfWinHalfReturn, Lose]);
    expect([2, 3].map((goals) => asianTotalStatus('over', 2750, goals))).toEqual([Lose, HalfWinHalfReturn]);
    expect(asianTotalStatus('over', 3000, 3)).toBe(Return);
  });

  it('[OD-02] on a bet and its opposite at evens return both stakes in total', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -5, max: 5 }), (quarters, difference) => {
        const line = quarters * 250;
        const one = betFactor({ coef: 2000, statusId: asianHandicapStatus(line, difference) });
        const other = betFactor({ coef: 2000, statusId: asianHandicapStatus(-line, -difference) });

        expect(one?.plus(other ?? 0).equals(2)).toBe(true);
      }),
    );
  });

  it.each([
    [100, 1],
    [250.5, 1],
    [250, 0.5],
  ])('[OD-02] reject a line of %d with a difference of %d', (line, difference) => {
    expect(() => asianHandicapStatus(line, difference)).toThrow(RangeError);
  });
});
