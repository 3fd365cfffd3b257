import * as fc from 'fast-check';
import { Rational } from '@touchline/shared-primitives';
import { antiExpressCoef } from './anti-express.ts';
import { CouponType } from './coupon-type.ts';
import { expressBoost } from './express-boost.ts';
import { hyperBonus } from './hyper-bonus.ts';
import { isOneClickActive, oneClickStake } from './one-click.ts';
import { payout } from './payout.ts';
import { appliedPromoCode, normalPromoCode, promoCodeVerdict, promoPayout, type PromoCode } from './promo-code.ts';
import { exactCoef } from './total-coef.ts';
import { vipBetAvailability } from './vip-bet.ts';

describe('antiExpressCoef', () => {
  it.each([
    [[2000], 0, 2000],
    [[1500], 0, 3000],
    [[2000, 1500, 1250], 0, 1363],
    [[1850, 2375], 5, 1215],
    [[1010], 0, 101_000],
    [[1001], 0, 1_001_000],
  ])('[CP-11] against %p with a margin of %i percent is %i thousandths', (coefs, margin, anti) => {
    expect(antiExpressCoef(coefs, margin)).toBe(anti);
  });

  it.each([
    [[1250, 1650, 1850], 1.17],
    [[1250, 1650], 1.58],
    [[1250], 3.16],
  ])('[CP-11] against %p with the margin of the source is within one percent of the published %d', (coefs, published) => {
    const [low, high] = [antiExpressCoef(coefs, 12) ?? 0, antiExpressCoef(coefs, 11) ?? 0];

    expect(low / 1000).toBeLessThanOrEqual(published * 1.01);
    expect(high / 1000).toBeGreaterThanOrEqual(published * 0.99);
  });

  it.each([
    [[], 0],
    [[1000], 0],
    [[20_000], 6],
    [[20_000], 5],
    [[1_000_000_000, 1_000_000_000], 0],
  ])('[CP-11] is not sold against %p with a margin of %i percent', (coefs, margin) => {
    expect(antiExpressCoef(coefs, margin)).toBeNull();
  });

  it('[CP-11] rejects an invalid margin', () => {
    expect(() => antiExpressCoef([2000], -1)).toThrow('A margin of -1 %');
    expect(() => antiExpressCoef([2000], 0.5)).toThrow('A margin of 0.5 %');
  });

  it('[CP-11] both sides together never pay more than they cost, and without a margin almost as much, for any express', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1100, max: 5000 }), { minLength: 1, maxLength: 4 }), fc.nat({ max: 20 }), (coefs, margin) => {
        const express = exactCoef(coefs);
        const anti = antiExpressCoef(coefs, margin);
        if (anti === null) return;
        const chances = exactCoef([1000])
          .dividedBy(express)
          .plus(exactCoef([1000]).dividedBy(exactCoef([anti])));

        // Implied chances of both sides: one plus the margin, or slightly more because the odds were rounded down.
        expect(chances.compare(Rational.of(100 + margin, 100))).toBeGreaterThanOrEqual(0);
        const better = exactCoef([1000])
          .dividedBy(express)
          .plus(exactCoef([1000]).dividedBy(exactCoef([anti + 1])));
        expect(better.compare(Rational.of(100 + margin, 100))).toBe(-1);
      }),
    );
  });
});

describe('vipBetAvailability', () => {
  const terms = { isConfigured: true, maxBetAmount: 50_000, typeId: CouponType.Express, bets: [{ isLive: false }, { isLive: false }] };

  it('[CP-15] is available when every condition holds', () => {
    expect(vipBetAvailability(terms)).toEqual({ isAvailable: true });
  });

  it.each([
    [{ isConfigured: false }, 'not-configured'],
    [{ maxBetAmount: null }, 'no-max-amount'],
    [{ maxBetAmount: Number.POSITIVE_INFINITY }, 'no-max-amount'],
    [{ bets: [{ isLive: false }, { isLive: true }] }, 'live-bet'],
    [{ bets: [] }, 'no-bets'],
    [{ typeId: CouponType.ManySingles }, 'many-singles'],
    [{ isConfigured: false, maxBetAmount: null, bets: [], typeId: CouponType.ManySingles }, 'not-configured'],
  ])('[CP-15] with %p is refused: %s', (change, reason) => {
    expect(vipBetAvailability({ ...terms, ...change })).toEqual({ isAvailable: false, reason });
  });
});

describe('one-click', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('[CP-16] shown %p and switched on %p is active: %p', (isShown, isActiveOneClick, isActive) => {
    expect(isOneClickActive({ isShown, isActiveOneClick })).toBe(isActive);
  });

  it('[CP-22] has a separate stake for the bonus account', () => {
    const amounts = { oneClickAmount: 500, bonusAccountOneClickAmount: null };

    expect(oneClickStake({ ...amounts, isBonusAccount: false })).toBe(500);
    expect(oneClickStake({ ...amounts, isBonusAccount: true })).toBeNull();
  });
});

describe('hyperBonus', () => {
  const terms = { amount: 1000, win: 5005, hyperBonusPercent: 15, minHyperBonusBetLimit: 1000, maxHyperBonusLimit: null };

  it.each([
    [{}, { bonus: 750, payout: 5755, reason: null }],
    [{ minHyperBonusBetLimit: null }, { bonus: 750, payout: 5755, reason: null }],
    [{ amount: 999 }, { bonus: 0, payout: 5005, reason: 'amount-too-small' }],
    [{ hyperBonusPercent: null }, { bonus: 0, payout: 5005, reason: 'no-bonus' }],
    [{ hyperBonusPercent: 0 }, { bonus: 0, payout: 5005, reason: 'no-bonus' }],
    [{ hyperBonusPercent: -5 }, { bonus: 0, payout: 5005, reason: 'no-bonus' }],
    [{ maxHyperBonusLimit: 600 }, { bonus: 600, payout: 5605, reason: 'max-bonus' }],
    [{ maxHyperBonusLimit: 750 }, { bonus: 750, payout: 5755, reason: null }],
    [{ maxPayout: 5500 }, { bonus: 495, payout: 5500, reason: 'max-payout' }],
    [{ maxPayout: 5755 }, { bonus: 750, payout: 5755, reason: null }],
    [{ maxPayout: 5005 }, { bonus: 0, payout: 5005, reason: 'max-payout' }],
    [{ maxPayout: 4000 }, { bonus: 0, payout: 5005, reason: 'max-payout' }],
    [
      { maxHyperBonusLimit: 600, maxPayout: 5500 },
      { bonus: 495, payout: 5500, reason: 'max-payout' },
    ],
  ])('[MON-3] with %p returns %p', (change, result) => {
    expect(hyperBonus({ ...terms, ...change })).toEqual(result);
  });
});

describe('expressBoost', () => {
  const ladder = [
    { fewestBets: 5, percent: 10 },
    { fewestBets: 3, percent: 5 },
  ];
  const of = (count: number) => expressBoost({ coefs: Array.from({ length: count }, () => 1200), ladder, lowestCoef: 1200 });

  it.each([
    [0, { counted: 0, percent: 0, bonus: 100, next: { percent: 5, missing: 3 } }],
    [2, { counted: 2, percent: 0, bonus: 100, next: { percent: 5, missing: 1 } }],
    [3, { counted: 3, percent: 5, bonus: 105, next: { percent: 10, missing: 2 } }],
    [5, { counted: 5, percent: 10, bonus: 110, next: null }],
    [9, { counted: 9, percent: 10, bonus: 110, next: null }],
  ])('[MON-3] of %i bets returns %p', (count, boost) => {
    expect(of(count)).toEqual(boost);
  });

  it('[MON-3] ignores bets below the lowest odds, raises the payout and does not change the ladder', () => {
    const boost = expressBoost({ coefs: [1199, 1200, 1200, 1200], ladder, lowestCoef: 1200 });

    expect(boost.counted).toBe(3);
    expect(payout({ amount: 1000, coef: exactCoef([2000, 2000, 2000]), bonus: boost.bonus })).toBe(8400);
    expect(ladder[0]?.fewestBets).toBe(5);
  });
});

describe('promo codes', () => {
  const coupon = {
    typeId: CouponType.Express,
    bets: [{ coef: 1500 }, { coef: 2000 }],
    amount: 500,
    currencyIso: 'EUR',
    isBonusAccount: false,
  };
  const promo: PromoCode = { code: 'Spring-26', effect: { kind: 'free-bet' } };
  const verdict = (change: Partial<PromoCode>, on: Partial<typeof coupon> = {}, nowSeconds = 1000) =>
    promoCodeVerdict('spring 26', {
      coupon: { ...coupon, ...on },
      codes: [
        { code: 'other', effect: promo.effect },
        { ...promo, ...change },
      ],
      nowSeconds,
    });

  it.each([
    [{ startsAt: 1001 }, 'not-started'],
    [{ endsAt: 1000 }, 'expired'],
    [{ isUsed: true }, 'already-used'],
    [{ currencyIso: 'USD' }, 'wrong-currency'],
    [{ couponTypes: [CouponType.Single] }, 'wrong-coupon-type'],
    [{ fewestBets: 3 }, 'too-few-bets'],
    [{ lowestCoef: 1501 }, 'coef-too-low'],
    [{ lowestTotalCoef: 3001 }, 'total-coef-too-low'],
    [{ minAmount: 501 }, 'amount-too-small'],
    [{ maxAmount: 499 }, 'amount-too-large'],
  ])('[MON-3] with the condition %p are refused: %s', (condition, reason) => {
    expect(verdict(condition)).toEqual({ isOk: false, reason });
  });

  it('[MON-3] accept values equal to thresholds, and return the code that applies', () => {
    const conditions = {
      startsAt: 1000,
      endsAt: 1001,
      isUsed: false,
      currencyIso: 'EUR',
      couponTypes: [CouponType.Express],
      fewestBets: 2,
      lowestCoef: 1500,
      lowestTotalCoef: 3000,
      minAmount: 500,
      maxAmount: 500,
    };

    expect(verdict(conditions)).toEqual({ isOk: true, value: { ...promo, ...conditions } });
    expect(verdict({})).toEqual({ isOk: true, value: promo });
  });

  it('[MON-3] are refused on the bonus account, when empty and when unknown', () => {
    const on = { coupon, codes: [promo], nowSeconds: 0 };

    expect(verdict({}, { isBonusAccount: true })).toEqual({ isOk: false, reason: 'bonus-account' });
    expect(promoCodeVerdict(' - ', on)).toEqual({ isOk: false, reason: 'empty' });
    expect(promoCodeVerdict('spring', on)).toEqual({ isOk: false, reason: 'unknown-code' });
  });

  it.each([
    ['  spring–26 ', 'SPRING26'],
    ['ＳＰＲＩＮＧ２６', 'SPRING26'],
    ['sp ri\u2010ng\u00a026', 'SPRING26'],
  ])('[MON-3] normalize %p to %s', (typed, code) => {
    expect(normalPromoCode(typed)).toBe(code);
  });

  it.each([
    ['abc', 'DEF', 'ABC'],
    [null, 'def', 'DEF'],
    [' ', 'DEF', 'DEF'],
    ['', '', null],
    [null, null, null],
  ])('[MON-3] with %p typed and %p chosen apply %p', (manualPromoCode, promoCode, applied) => {
    expect(appliedPromoCode({ manualPromoCode, promoCode })).toBe(applied);
  });

  it.each([
    [{ kind: 'free-bet' } as const, 1250, undefined, 750],
    [{ kind: 'free-bet' } as const, 0, undefined, 0],
    [{ kind: 'free-bet' } as const, 300, undefined, 0],
    [{ kind: 'free-bet' } as const, 1250, 700, 700],
    [{ kind: 'boost', percent: 15 } as const, 1250, undefined, 1437],
    [{ kind: 'boost', percent: 15, max: 100 } as const, 1250, undefined, 1350],
    [{ kind: 'boost', percent: 15 } as const, 1250, 1300, 1300],
    [{ kind: 'boost', percent: 15 } as const, 1250, 1000, 1250],
    [{ kind: 'boost', percent: 15 } as const, 0, undefined, 0],
    [{ kind: 'stake-back', percent: 50 } as const, 0, undefined, 250],
    [{ kind: 'stake-back', percent: 50, max: 200 } as const, 0, undefined, 200],
    [{ kind: 'stake-back', percent: 50 } as const, 1, undefined, 1],
  ])('[MON-3] %p changes a payout of %i with the limit %p to %i', (effect, paid, maxPayout, result) => {
    expect(promoPayout(effect, { amount: 500, payout: paid, maxPayout })).toBe(result);
  });
});
