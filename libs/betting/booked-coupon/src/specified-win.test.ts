import { CouponType, exactCoef, payout } from '@touchline/betting-coupon-math';
import { Rational } from '@touchline/shared-primitives';
import { createIntl } from 'react-intl';
import { isOneProduct, specifiedWinText } from './specified-win.ts';

const intl = createIntl({ locale: 'en' });

it.each([
  [{ amount: 500, exponent: 2, coef: 10_025 }, '5.00 × 10.025 = 50.125'],
  [{ amount: 500, exponent: 2, coef: 10_025, exactCoef: Rational.parse('10.0252') }, '5.00 × 10.0252 = 50.126'],
  [{ amount: 500, exponent: 2, coef: 10_025, exactCoef: Rational.parse('10.0252354') }, '5.00 × 10.025235… = 50.126'],
  [{ amount: 150, exponent: 0, coef: 1850 }, '150 × 1.85 = 277.500'],
  [{ amount: 5000, exponent: 3, coef: 2000 }, '5.000 × 2.00 = 10.000'],
  [{ amount: 123_456_789, exponent: 2, coef: 1010 }, '1,234,567.89 × 1.01 = 1,246,913.569'],
])('[CP-09] writes the specified figure of %j with its factors', (terms, text) => {
  expect(specifiedWinText(intl, terms)).toBe(text);
});

it('[CP-09] [MON-5] the figure may exceed what is paid by less than a cent, and only as a step', () => {
  const coefs = [2005, 5000];
  expect(specifiedWinText(intl, { amount: 500, exponent: 2, coef: 10_025, exactCoef: exactCoef(coefs) })).toBe('5.00 × 10.025 = 50.125');
  expect(payout({ amount: 500, coef: exactCoef(coefs) })).toBe(5012);
});

it('[CP-09] only singles and expresses are one product', () => {
  expect([CouponType.Single, CouponType.Express].map(isOneProduct)).toEqual([true, true]);
  expect([CouponType.System, CouponType.ManySingles, CouponType.SystemWithBanker].map(isOneProduct)).toEqual([false, false, false]);
});
