import * as fc from 'fast-check';
import { Rational, toSafeNumber } from './rational.ts';

const integers = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const divisors = integers.filter((value) => value !== 0n);
const fractions = fc.tuple(integers, divisors);

describe('Rational', () => {
  it.each([
    [7, 2, 3n],
    [-7, 2, -4n],
    [6, 3, 2n],
    [-6, 3, -2n],
    [0, 5, 0n],
    [7, -2, -4n],
  ])('[MON-1] floors %i/%i to %s', (top, bottom, floor) => {
    expect(Rational.of(top, bottom).floor()).toBe(floor);
  });

  it('[MON-1] keeps lowest terms and a positive denominator', () => {
    const half = Rational.of(-500, -1000);

    expect([half.numerator, half.denominator]).toEqual([1n, 2n]);
  });

  it.each([
    [5, 2, 3n],
    [-5, 2, -3n],
    [24, 10, 2n],
    [25, 10, 3n],
  ])('[CP-09] rounds %i/%i half away from zero', (top, bottom, rounded) => {
    expect(Rational.of(top, bottom).round()).toBe(rounded);
  });

  it.each([
    ['0.0205', 3, '0.020'],
    ['12.999', 0, '12'],
    ['-0.0001', 2, '-0.01'],
    ['5', 2, '5.00'],
  ])('[MON-1] writes %s with %i decimals as %s', (text, decimals, expected) => {
    expect(Rational.parse(text).toDecimalString(decimals)).toBe(expected);
  });

  it('[MON-1] writes an exact product without rounding', () => {
    expect(Rational.parse('1.85').times(Rational.parse('2.375')).toDecimalString()).toBe('4.39375');
    expect(() => Rational.of(1, 3).toDecimalString()).toThrow(RangeError);
  });

  it.each(['1e2', '', '.5', '5.', ' 1', '1,5', 'NaN', '--1', '0x10'])('[MON-6] rejects the text "%s"', (text) => {
    expect(() => Rational.parse(text)).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('[MON-1] rejects the float %d', (value) => {
    expect(() => Rational.of(value)).toThrow(RangeError);
    expect(() => Rational.of(1, 0)).toThrow(RangeError);
  });

  it('[MON-1] obeys the laws of arithmetic for random fractions', () => {
    fc.assert(
      fc.property(fractions, fractions, fractions, ([a, b], [c, d], [e, f]) => {
        const [x, y, z] = [Rational.of(a, b), Rational.of(c, d), Rational.of(e, f)];

        expect(x.times(y.plus(z)).equals(x.times(y).plus(x.times(z)))).toBe(true);
        expect(x.plus(y).minus(y).equals(x)).toBe(true);
        expect(c === 0n || x.times(y).dividedBy(y).equals(x)).toBe(true);
        expect(x.compare(y)).toBe(-y.compare(x) + 0);
        expect(x.compare(x.floor())).toBeGreaterThanOrEqual(0);
        expect(x.compare(x.floor() + 1n)).toBe(-1);
      }),
    );
  });

  it('[MON-1] parses what it writes, for random decimals', () => {
    fc.assert(
      fc.property(integers, fc.integer({ min: 0, max: 9 }), (value, decimals) => {
        const fraction = Rational.of(value, 10n ** BigInt(decimals));

        expect(Rational.parse(fraction.toDecimalString()).equals(fraction)).toBe(true);
        expect(fraction.floorTo(decimals).equals(fraction)).toBe(true);
      }),
    );
  });

  it('[MON-1] throws instead of rounding an amount beyond 2^53 - 1', () => {
    expect(toSafeNumber(9_007_199_254_740_991n)).toBe(9_007_199_254_740_991);
    expect(() => toSafeNumber(9_007_199_254_740_992n)).toThrow(RangeError);
  });
});
