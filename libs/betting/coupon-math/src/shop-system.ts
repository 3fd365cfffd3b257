import { Rational } from '@touchline/shared-primitives';
import { EXOTIC_SHAPES, type ExoticShape, type ExoticSystemName } from './exotic-shapes.ts';
import { checkCoefs, checkCount } from './check-input.ts';
import { CouponError } from './coupon-error.ts';
import type { CouponFigures, CouponToCount } from './coupon-figures.ts';
import type { CouponShape, ShopLine, ShopMaths } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import { capped, overOne, type Factor } from './leg-factor.ts';
import { checkedAmount, paidOf } from './payout.ts';
import { displayedCoef } from './total-coef.ts';

/** A system of the betting shops as a coupon of type system places it: its lines, and how their returns add up. */
export interface ShopSystem extends ShopMaths {
  name: ExoticSystemName;
}

const timesAll = (tops: readonly bigint[], positions: readonly number[]): bigint =>
  positions.reduce((product, at) => product * (tops[at] ?? 0n), 1n);

/** Returns of a stake of one on each line, as multiples of `bottom ** bets`, where `tops` of one `bottom` are the factors of the bets. */
function returnsOf(shape: ExoticShape, of: (at: number, most?: number) => Factor): { tops: readonly bigint[]; bottom: bigint } {
  const { bets, multiples, anyToCome } = shape;
  const at = Array.from({ length: bets }, (_, index) => index);
  const caps = anyToCome.length > 0 ? [1, 2] : [];
  const { tops, bottom } = overOne([...at.map((index) => of(index)), ...caps.flatMap((most) => at.map((index) => of(index, most)))]);
  const whole = (top: bigint, size: number): bigint => top * bottom ** BigInt(bets - size);
  const lines = [
    ...multiples.map((positions) => whole(timesAll(tops, positions), positions.length)),
    ...anyToCome.map(({ first, then, stakes }) => {
      const placed = tops[bets * stakes + first] ?? 0n;
      return whole((tops[first] ?? 0n) - placed, 1) + whole(placed * timesAll(tops, then), 1 + then.length);
    }),
  ];
  return { tops: lines, bottom: bottom ** BigInt(bets) };
}

/** @throws CouponError unless it is this system with its number of bets. */
function checkIs({ value, bets: count }: ExoticShape, { typeId, systemValue }: CouponShape, bets: readonly unknown[]): void {
  if (typeId !== CouponType.System) throw new CouponError('typeId', 'unknown', typeId, 'Only a coupon of type system has a shop system.');
  if (systemValue !== value)
    throw new CouponError('systemValue', 'unknown', systemValue, `The system ${value} is named as ${String(systemValue)}.`);
  checkCount(bets, { least: count, most: count });
}

function figuresOf(shape: ExoticShape, combinations: number, coupon: CouponToCount): CouponFigures {
  const { amount, bets, bonus, maxPayout } = coupon;
  checkIs(shape, coupon, bets);
  checkCoefs(bets);
  const stake = checkedAmount(amount);
  const { tops, bottom: unit } = returnsOf(shape, (at, most) => capped({ top: BigInt(bets[at]?.coef ?? 0), bottom: 1000n }, most));
  const sum = tops.reduce((all, top) => all + top, 0n);
  const least = tops.reduce((low, top) => (top < low ? top : low));
  const bottom = unit * BigInt(combinations);
  const total = Rational.of(sum, bottom);
  return {
    coef: displayedCoef(total),
    exactCoef: total,
    combinations,
    totalAmount: amount,
    minWin: paidOf({ top: stake * least, bottom, bonus, maxPayout }),
    maxWin: paidOf({ top: stake * sum, bottom, bonus, maxPayout }),
  };
}

function built([name, shape]: [string, ExoticShape]): ShopSystem {
  const { value, bets, multiples, anyToCome } = shape;
  const lines: ShopLine[] = [
    ...multiples.map((positions) => ({ bets: positions, anyToCome: null })),
    ...anyToCome.map(({ first, then, stakes }) => ({ bets: [first, ...then], anyToCome: stakes })),
  ];
  return {
    ...{ name: name as ExoticSystemName, value, bets, combinations: lines.length, lines },
    returns: (of) => returnsOf(shape, of),
    parts: (coupon, placed) => {
      checkIs(shape, coupon, placed);
      return { fixed: [], free: placed, size: 0, combinations: lines.length };
    },
    figures: (coupon) => figuresOf(shape, lines.length, coupon),
  };
}

const SYSTEMS: ReadonlyMap<number, ShopSystem> = new Map(
  Object.entries(EXOTIC_SHAPES).map((entry) => [entry[1].value, built(entry)] as const),
);

/**
 * The system of the betting shops with this number, for {@link CouponShape}; undefined if there is none.
 * @spec CP-10
 * @example
 * shopSystem(401)?.name; // => 'flag'
 */
export const shopSystem = (value: number | null | undefined): ShopSystem | undefined => (value == null ? undefined : SYSTEMS.get(value));

/**
 * Systems of the betting shops for a number of bets.
 * @spec CP-10
 * @example
 * shopSystemsOf(3).map(({ name, combinations }) => [name, combinations]); // => [['rounder', 3], ['roundabout', 3], ['round-robin', 10]]
 */
export const shopSystemsOf = (betCount: number): readonly ShopSystem[] => [...SYSTEMS.values()].filter(({ bets }) => bets === betCount);
