import * as fc from 'fast-check';
import { Rational } from '@touchline/shared-primitives';
import { couponCombinations } from './breakdown.ts';
import { combinationCount, sumOfProducts, sumsOfProducts } from './combinations.ts';
import { couponFigures } from './coupon-figures.ts';
import { CouponType } from './coupon-type.ts';
import { combinationAt, combinationsOf } from './list-combinations.ts';
import { stakeSplit } from './stake-split.ts';
import { systemOptions } from './system-options.ts';

const three = [{ coef: 1500 }, { coef: 2000 }, { coef: 3000 }];

describe('combinations', () => {
  it('[CP-10] are counted and summed for the smallest and largest sizes', () => {
    expect([combinationCount(5, 0), combinationCount(5, 5), combinationCount(5, -1), combinationCount(5, 6)]).toEqual([1, 1, 0, 0]);
    expect([sumOfProducts([2n, 3n], 0), sumOfProducts([2n, 3n], 2), sumOfProducts([2n, 3n], 3), sumOfProducts([], 0)]).toEqual([
      1n,
      6n,
      0n,
      1n,
    ]);
    expect(sumsOfProducts([])).toEqual([1n]);
  });

  it('[CP-10] have one sum per size, for any factors', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { maxLength: 12 }), (factors) => {
        const all = sumsOfProducts(factors);

        expect(all).toEqual(Array.from({ length: factors.length + 1 }, (_, size) => sumOfProducts(factors, size)));
        // Vieta: these sums are the coefficients of the product of (1 + factor).
        expect(all.reduce((sum, one) => sum + one, 0n)).toBe(factors.reduce((product, factor) => product * (1n + factor), 1n));
      }),
    );
  });

  it('[CP-10] are listed once each in order, and can be accessed by index', () => {
    for (let count = 0; count <= 7; count += 1) {
      for (let size = 0; size <= count; size += 1) {
        const all = [...combinationsOf(count, size)].map((one) => one.join());

        expect(new Set(all).size).toBe(combinationCount(count, size));
        expect(all).toEqual([...all].sort());
        expect(all).toEqual(all.map((_, rank) => combinationAt(count, size, rank).join()));
        expect([...combinationsOf(count, size, 2)].map((one) => one.join())).toEqual(all.slice(2));
      }
    }
  });

  it('[CP-10] of thirty bets can be listed from the middle without generating those before', () => {
    expect(combinationAt(30, 15, 155_117_519)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
    expect(combinationsOf(30, 15, 77_558_760).next().value).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it.each([-1, 3, 1.5, Number.NaN])('[CP-10] have no index %p in a list of three', (rank) => {
    expect(() => combinationAt(3, 2, rank)).toThrow('There is no combination');
  });

  it('[CP-10] are an empty list from an index past the end', () => {
    expect([...combinationsOf(3, 2, 3)]).toEqual([]);
    expect([...combinationsOf(2, 3)]).toEqual([]);
  });
});

describe('couponCombinations', () => {
  it('[CP-10] puts bankers into every combination and keeps the indexes of the coupon', () => {
    const bets = [{ coef: 2000 }, { coef: 1500, isBanker: true }, { coef: 3000 }, { coef: 4000 }];
    const all = [...couponCombinations({ typeId: CouponType.SystemWithBanker, systemValue: 2, amount: 300, bets })];

    expect(all.map(({ bets: at }) => at)).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [1, 2, 3],
    ]);
    expect(all.map(({ win }) => win.toDecimalString())).toEqual(['900', '1200', '1800']);
    expect(all[0]?.stake.equals(100)).toBe(true);
    expect(all[2]?.coef.equals(18)).toBe(true);
  });

  it('[CP-10] uses the own stake of each of many singles', () => {
    const bets = [{ coef: 1500 }, { coef: 2000, amount: 700 }];
    const all = [...couponCombinations({ typeId: CouponType.ManySingles, amount: 100, bets })];

    expect(all.map(({ bets: at, stake, win }) => [at, stake.floor(), win.floor()])).toEqual([
      [[0], 100n, 150n],
      [[1], 700n, 1400n],
    ]);
    expect([...couponCombinations({ typeId: CouponType.ManySingles, amount: 100, bets }, 1)]).toHaveLength(1);
  });

  it('[CP-10] has one combination for a single and for an express', () => {
    expect([...couponCombinations({ typeId: CouponType.Express, amount: 100, bets: three })].map(({ bets }) => bets)).toEqual([[0, 1, 2]]);
  });

  it('[CP-10] adds up to the figures of the coupon, for any system', () => {
    const odds = fc.array(fc.integer({ min: 1001, max: 20_000 }), { minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(odds, fc.integer({ min: 1, max: 1_000_000 }), fc.nat({ max: 1 }), (coefs, amount, more) => {
        const bets = coefs.map((coef, at) => ({ coef, isBanker: at === 1 }));
        const coupon = { typeId: CouponType.SystemWithBanker, systemValue: 2 + more, amount, bets };
        const figures = couponFigures(coupon);
        const all = [...couponCombinations(coupon)];
        const sum = (of: (one: (typeof all)[number]) => Rational) => all.reduce((total, one) => total.plus(of(one)), Rational.zero);

        expect(all).toHaveLength(figures.combinations);
        expect(sum(({ stake }) => stake).equals(amount)).toBe(true);
        expect(Number(sum(({ win }) => win).floor())).toBe(figures.maxWin);
        const wins = all.map(({ win }) => Number(win.floor()));
        expect(Math.min(...wins)).toBe(figures.minWin);
      }),
    );
  });
});

describe('stakes', () => {
  it('[CP-10] are split without losing the remainder', () => {
    const split = stakeSplit({ typeId: CouponType.System, systemValue: 2, amount: 1000, bets: three });

    expect(split).toMatchObject({ combinations: 3, totalAmount: 1000, shownPerCombination: 333, isEven: false });
    expect(split.perCombination.times(3).equals(1000)).toBe(true);
    expect(stakeSplit({ typeId: CouponType.System, systemValue: 2, amount: 900, bets: three })).toMatchObject({
      shownPerCombination: 300,
      isEven: true,
    });
  });

  it('[CP-10] of many singles are the stakes of their bets', () => {
    const bets = [{ coef: 1500 }, { coef: 2000, amount: 700 }];

    expect(stakeSplit({ typeId: CouponType.ManySingles, amount: 100, bets })).toMatchObject({
      combinations: 2,
      totalAmount: 800,
      shownPerCombination: 400,
    });
    expect(stakeSplit({ typeId: CouponType.ManySingles, amount: 100, bets: [] })).toMatchObject({
      combinations: 0,
      totalAmount: 0,
      shownPerCombination: 0,
    });
  });
});

describe('systemOptions', () => {
  it('[CP-06] lists every size from two to all but one', () => {
    const bets = [{}, {}, {}, {}, {}];

    expect(systemOptions({ typeId: CouponType.System, bets, minBetAmount: 8 })).toEqual([
      { value: 2, offset: 0, minBetAmount: 10, combo: 10 },
      { value: 3, offset: 0, minBetAmount: 10, combo: 10 },
      { value: 4, offset: 0, minBetAmount: 8, combo: 5 },
    ]);
  });

  it('[CP-06] counts bankers as the offset, only in systems with bankers', () => {
    const bets = [{ isBanker: true }, {}, {}, {}];

    expect(systemOptions({ typeId: CouponType.SystemWithBanker, bets })).toEqual([{ value: 2, offset: 1, minBetAmount: 3, combo: 3 }]);
    expect(systemOptions({ typeId: CouponType.System, bets }).map(({ value, offset }) => [value, offset])).toEqual([
      [2, 0],
      [3, 0],
    ]);
  });

  it('[CP-06] is empty for other types and for too few bets', () => {
    expect(systemOptions({ typeId: CouponType.Express, bets: [{}, {}, {}] })).toEqual([]);
    expect(systemOptions({ typeId: CouponType.System, bets: [{}, {}] })).toEqual([]);
    expect(systemOptions({ typeId: CouponType.System, bets: [{}] })).toEqual([]);
  });
});
