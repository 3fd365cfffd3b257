import { Rational } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import * as fc from 'fast-check';
import { combinationCount, sumOfProducts } from './combinations.ts';
import { couponFigures } from './coupon-figures.ts';
import { CouponType } from './coupon-type.ts';
import { couponTypesAvailable } from './coupon-types-available.ts';
import { payout, threeDecimalWin } from './payout.ts';
import { settleCoupon } from './settlement.ts';
import { coefOf, exactCoef, exactCoefText, totalCoef } from './total-coef.ts';

const cents = fc.integer({ min: 1, max: 10_000_000 });
const thousandths = fc.integer({ min: 1001, max: 30_000 });
const few = fc.array(thousandths, { minLength: 3, maxLength: 7 });

/** All choices of `size` items: the slow enumeration that the library avoids. */
function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choices(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}
const product = (values: readonly number[]) => values.reduce((all, value) => all * BigInt(value), 1n);

describe('totals', () => {
  it.each([
    [[1850], 1850, '1.85'],
    [[1850, 2375], 4393, '4.39375'],
    [[1001, 1001, 1001], 1003, '1.003003001'],
    [[2000, 2000], 4000, '4'],
  ])('[CP-10] multiplies %p to %i thousandths, exactly %s', (coefs, displayed, exact) => {
    expect(totalCoef(coefs)).toBe(displayed);
    expect(exactCoefText(coefs)).toBe(exact);
  });

  it('[CP-10] caps the displayed total at the largest coefficient of the contract', () => {
    expect(totalCoef(Array.from({ length: 30 }, () => 100_000))).toBe(1_000_000_000);
  });

  it('[CP-09] pays what integer arithmetic gives, for any express', () => {
    fc.assert(
      fc.property(cents, fc.array(thousandths, { minLength: 1, maxLength: 30 }), (amount, coefs) => {
        const exact = (BigInt(amount) * product(coefs)) / 1000n ** BigInt(coefs.length);
        const maxPayout = 9_000_000_000_000_000;

        expect(payout({ amount, coef: exactCoef(coefs), maxPayout })).toBe(exact > BigInt(maxPayout) ? maxPayout : Number(exact));
      }),
    );
  });

  it('[MON-5] never shows more than it pays: stake times displayed coefficient is at most the payout', () => {
    fc.assert(
      fc.property(cents, fc.array(thousandths, { minLength: 1, maxLength: 5 }), (amount, coefs) => {
        const displayed = Number((BigInt(amount) * BigInt(totalCoef(coefs))) / 1000n);

        expect(displayed).toBeLessThanOrEqual(payout({ amount, coef: exactCoef(coefs) }));
      }),
    );
  });

  it('[CP-09] pays 18.50 for 10.00 at 1.85, and applies bonus and limit', () => {
    expect(payout({ amount: 10, coef: coefOf(1850) })).toBe(18);
    expect(payout({ amount: 1000, coef: coefOf(1850), bonus: 103 })).toBe(1905);
    expect(payout({ amount: 1000, coef: coefOf(1850), maxPayout: 1500 })).toBe(1500);
    expect(() => payout({ amount: -1, coef: coefOf(1850) })).toThrow(RangeError);
  });

  it.each([
    [2, 2, 1025, undefined, 21],
    [1000, 2, 4393, exactCoef([1850, 2375]), 43_938],
    [1000, 2, 4393, undefined, 43_930],
    [500, 3, 1850, undefined, 925],
    [150, 0, 1850, undefined, 277_500],
    [500, 2, 10_025, undefined, 50_125],
    [500, 2, 10_025, Rational.parse('10.0252'), 50_126],
  ])('[CP-09] computes the three-decimal figure of %i minor units with exponent %i', (amount, exponent, coef, exact, figure) => {
    expect(threeDecimalWin({ amount, exponent, coef, exactCoef: exact })).toBe(figure);
  });
});

it('[MON-5] [CP-09] the specified figure is the one exception that may exceed the payout, by less than a minor unit', () => {
  const exact = Rational.parse('10.0252');
  expect(payout({ amount: 500, coef: exact })).toBe(5012);
  for (let amount = 1; amount <= 2000; amount += 7) {
    const paid = payout({ amount, coef: exact });
    const step = threeDecimalWin({ amount, exponent: 2, coef: 10_025, exactCoef: exact });
    expect(step - paid * 10).toBeGreaterThanOrEqual(0);
    expect(step - paid * 10).toBeLessThanOrEqual(10);
  }
});

describe('couponFigures', () => {
  const bets = [{ coef: 1500 }, { coef: 2000 }, { coef: 3000 }];

  it('[CP-10] computes a system of 2 of 3', () => {
    const figures = couponFigures({ typeId: CouponType.System, systemValue: 2, amount: 3000, bets });

    expect(figures).toMatchObject({ combinations: 3, totalAmount: 3000, coef: 4500, minWin: 3000, maxWin: 13_500 });
  });

  it('[CP-10] puts the banker into every combination', () => {
    const banked = [{ coef: 2000, isBanker: true }, ...bets];

    const figures = couponFigures({ typeId: CouponType.SystemWithBanker, systemValue: 2, amount: 3000, bets: banked });

    expect(figures).toMatchObject({ combinations: 3, coef: 9000, minWin: 6000, maxWin: 27_000 });
  });

  it('[CP-01] makes a separate coupon of each of many singles, with its own stake', () => {
    const figures = couponFigures({ typeId: CouponType.ManySingles, amount: 100, bets: [{ coef: 1555 }, { coef: 2005, amount: 300 }] });

    expect(figures).toMatchObject({ combinations: 2, totalAmount: 400, minWin: 155, maxWin: 756, coef: 1892 });
  });

  it('[CP-06] rejects a system size that does not fit its bets', () => {
    expect(() => couponFigures({ typeId: CouponType.System, systemValue: 4, amount: 1, bets })).toThrow(RangeError);
    expect(() => couponFigures({ typeId: CouponType.System, systemValue: 1, amount: 1, bets })).toThrow(RangeError);
  });

  it('[MON-3] computes the same payout of a system as enumerating its combinations, for any odds', () => {
    fc.assert(
      fc.property(cents, few, fc.integer({ min: 2, max: 3 }), (amount, coefs, systemValue) => {
        const listed = choices(coefs, systemValue);
        const sum = listed.reduce((all, choice) => all + product(choice), 0n);
        const exact = (BigInt(amount) * sum) / (1000n ** BigInt(systemValue) * BigInt(listed.length));

        const figures = couponFigures({ typeId: CouponType.System, systemValue, amount, bets: coefs.map((coef) => ({ coef })) });

        expect(figures.combinations).toBe(listed.length);
        expect(figures.maxWin).toBe(Number(exact));
      }),
    );
  });

  it('[CP-10] computes 15 of 30 without enumerating 155 million combinations', () => {
    expect(combinationCount(30, 15)).toBe(155_117_520);
    expect(combinationCount(3, 4)).toBe(0);
    expect(
      sumOfProducts(
        Array.from({ length: 30 }, () => 2n),
        15,
      ),
    ).toBe(155_117_520n * 32_768n);
  });
});

describe('settleCoupon', () => {
  const { Win, Lose, Return, ForcedReturn, HalfWinHalfReturn, HalfLoseHalfReturn, HalfLoseHalfWin, NotCalculated } = BetStatus;

  it.each([
    [Lose, 'lost', 0],
    [Win, 'won', 1850],
    [Return, 'returned', 1000],
    [ForcedReturn, 'returned', 1000],
    [HalfWinHalfReturn, 'won', 1425],
    [HalfLoseHalfReturn, 'returned', 500],
    [HalfLoseHalfWin, 'won', 925],
  ])('[OD-02] settles a single of 10.00 at 1.85 with status %i as %s, paying %i', (statusId, state, paid) => {
    expect(settleCoupon({ typeId: CouponType.Single, amount: 1000, bets: [{ coef: 1850, statusId }] })).toEqual({ state, payout: paid });
  });

  it('[OD-02] multiplies the factors of an express', () => {
    const bets = [
      { coef: 2000, statusId: Win },
      { coef: 3000, statusId: Return },
      { coef: 1900, statusId: HalfWinHalfReturn },
    ];

    expect(settleCoupon({ typeId: CouponType.Express, amount: 1000, bets })).toEqual({ state: 'won', payout: 2900 });
  });

  it('[OD-02] loses an express with its first lost bet, and otherwise stays open while a bet is open', () => {
    const open = { coef: 2000, statusId: NotCalculated };

    expect(settleCoupon({ typeId: CouponType.Express, amount: 1000, bets: [open, { coef: 2000, statusId: Lose }] })).toEqual({
      state: 'lost',
      payout: 0,
    });
    expect(settleCoupon({ typeId: CouponType.Express, amount: 1000, bets: [open, { coef: 2000, statusId: Win }] })).toEqual({
      state: 'open',
    });
  });

  it('[OD-02] loses a system when too few bets can still win, and pays the combinations that won', () => {
    const coupon = { typeId: CouponType.System, systemValue: 2, amount: 3000 };
    const lost = { coef: 2000, statusId: Lose };
    const won = { coef: 2000, statusId: Win };

    expect(settleCoupon({ ...coupon, bets: [lost, lost, { coef: 2000, statusId: NotCalculated }] })).toEqual({ state: 'lost', payout: 0 });
    expect(settleCoupon({ ...coupon, bets: [lost, won, won] })).toEqual({ state: 'won', payout: 4000 });
  });

  it('[OD-02] loses everything with a lost banker', () => {
    const won = { coef: 2000, statusId: Win };
    const bets = [{ coef: 2000, statusId: Lose, isBanker: true }, won, won, won];

    expect(settleCoupon({ typeId: CouponType.SystemWithBanker, systemValue: 2, amount: 3000, bets })).toEqual({ state: 'lost', payout: 0 });
  });

  it('[CP-01] rejects many singles that were not split', () => {
    expect(() => settleCoupon({ typeId: CouponType.ManySingles, amount: 1, bets: [{ coef: 2000, statusId: Win }] })).toThrow(RangeError);
  });

  const statuses = fc.constantFrom(Win, Lose, Return, ForcedReturn, HalfWinHalfReturn, HalfLoseHalfReturn, HalfLoseHalfWin);
  const settledBets = fc.array(fc.record({ coef: thousandths, statusId: statuses }), { minLength: 3, maxLength: 6 });
  /** Returns of both half stakes by status, in thousandths: an oracle that does not use factors. */
  const halves = (coef: number): Record<number, readonly [number, number]> => ({
    [Win]: [coef, coef],
    [Lose]: [0, 0],
    [Return]: [1000, 1000],
    [ForcedReturn]: [1000, 1000],
    [HalfWinHalfReturn]: [coef, 1000],
    [HalfLoseHalfReturn]: [0, 1000],
    [HalfLoseHalfWin]: [0, coef],
  });

  it('[MON-3] settles any system like its enumerated combinations of half stakes', () => {
    fc.assert(
      fc.property(cents, settledBets, (amount, bets) => {
        const listed = choices(bets, 2);
        const sum = listed.reduce(
          (all, choice) =>
            all +
            choice.reduce((part, { coef, statusId }) => {
              const [one, other] = halves(coef)[statusId] ?? [0, 0];
              return part * BigInt(one + other);
            }, 1n),
          0n,
        );
        const exact = Number((BigInt(amount) * sum) / (4_000_000n * BigInt(listed.length)));

        const outcome = settleCoupon({ typeId: CouponType.System, systemValue: 2, amount, bets });

        expect(outcome).toMatchObject({ payout: exact });
      }),
    );
  });

  it('[OD-02] pays a coupon with only won bets exactly its possible win', () => {
    fc.assert(
      fc.property(cents, few, (amount, coefs) => {
        for (const typeId of [CouponType.Express, CouponType.System]) {
          const shown = couponFigures({ typeId, systemValue: 2, amount, bets: coefs.map((coef) => ({ coef })) }).maxWin;
          const paid = settleCoupon({ typeId, systemValue: 2, amount, bets: coefs.map((coef) => ({ coef, statusId: Win })) });

          expect(paid).toEqual({ state: 'won', payout: shown });
        }
      }),
    );
  });
});

it.each([
  [0, []],
  [1, [0]],
  [2, [1, 9, 4]],
  [3, [1, 9, 4]],
  [4, [1, 9, 4, 2]],
])('[CP-01] offers the types %p for %i bets', (count, types) => {
  expect(couponTypesAvailable(count)).toEqual(types);
});

it('[CP-01] omits types that the site does not offer', () => {
  expect(couponTypesAvailable(4, [CouponType.Single, CouponType.Express])).toEqual([1]);
});
