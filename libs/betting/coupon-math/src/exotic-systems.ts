import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { returnOf } from './any-to-come.ts';
import { BetStatus } from './bet-status.ts';
import { checkAmount, checkLegs, checkWhole } from './check-input.ts';
import { CouponError } from './coupon-error.ts';
import { EXOTIC_SHAPES, type ExoticShape, type ExoticSystemName } from './exotic-shapes.ts';
import { paidOf } from './payout.ts';
import { betFactor, hasWon, type CouponOutcome, type SettledBet } from './settlement.ts';

export interface ExoticSystem {
  name: ExoticSystemName;
  /** Its number, which takes the place of a size in a coupon of type system. */
  value: number;
  /** Number of selections. */
  bets: number;
  /** Number of unit stakes. */
  combinations: number;
}

const countOf = ({ multiples, anyToCome }: ExoticShape): number => multiples.length + anyToCome.length;

/**
 * Betting-shop systems that are not full-cover bets: with any-to-come bets (Single and Double Stakes About, Round Robin, Flags,
 * Rounder, Roundabout), or with selected lines (Union Jack, Alphabet, Banker Yankee, Magnificent 7), or with more selections than the Lucky
 * 63. The order of the selections matters in the Alphabet (first three, middle four, last three), in the Union Jack (three rows of three) and
 * in the Banker Yankee (the first is the banker).
 * @spec CP-10
 * @example
 * EXOTIC_SYSTEMS.find(({ name }) => name === 'flag')?.combinations; // => 23
 */
export const EXOTIC_SYSTEMS: readonly ExoticSystem[] = Object.entries(EXOTIC_SHAPES).map(([name, shape]) => ({
  name: name as ExoticSystemName,
  value: shape.value,
  bets: shape.bets,
  combinations: countOf(shape),
}));

export interface ExoticCoupon {
  name: ExoticSystemName;
  /** Stake of each combination, in minor units. */
  amount: MinorUnits;
  bets: readonly SettledBet[];
  maxPayout?: MinorUnits | undefined;
}

function shapeOf({ name, bets }: Pick<ExoticCoupon, 'name'> & { bets: readonly unknown[] }): ExoticShape {
  if (!Object.hasOwn(EXOTIC_SHAPES, name)) throw new CouponError('name', 'unknown', name, `${String(name)} is no system.`);
  const shape = EXOTIC_SHAPES[name];
  if (bets.length !== shape.bets)
    throw new CouponError('bets', 'wrong-count', bets.length, `A ${name} has ${shape.bets} bets, not ${bets.length}.`);
  return shape;
}

/**
 * Settles an exotic system. Its parts are added exactly and rounded down once at the end. It is open while any bet is open.
 * @throws CouponError on an unknown name, a wrong number of bets, or invalid odds, statuses or stake.
 * @spec CP-10 OD-02
 * @example
 * const won = { coef: 3000, statusId: BetStatus.Win };
 * settleExoticSystem({ name: 'round-robin', amount: 100, bets: [won, won, won] }); // => { state: 'won', payout: 8400 }
 */
export function settleExoticSystem({ name, amount, bets, maxPayout }: ExoticCoupon): CouponOutcome {
  const { multiples, anyToCome } = shapeOf({ name, bets });
  checkLegs(bets);
  checkAmount(amount);
  const factors = bets.map(betFactor);
  const isDecided = (factor: Rational | undefined): factor is Rational => factor !== undefined;
  if (!factors.every(isDecided)) return { state: 'open' };
  const won = multiples.map((positions) => positions.reduce((product, at) => product.times(factors[at] ?? 0), Rational.one));
  const total = [...won, ...anyToCome.map((one) => returnOf(one, factors))].reduce((sum, part) => sum.plus(part), Rational.zero);
  const payout = paidOf({ top: BigInt(amount) * total.numerator, bottom: total.denominator, maxPayout });
  if (total.numerator === 0n) return { state: 'lost', payout };
  return { state: bets.some(hasWon) ? 'won' : 'returned', payout };
}

export interface ExoticFigures {
  combinations: number;
  /** Sum of all stakes, in minor units. */
  totalAmount: MinorUnits;
  /** Payout if every bet wins. */
  maxWin: MinorUnits;
}

/**
 * Cost and possible win of an exotic system.
 * @throws CouponError as {@link settleExoticSystem} does.
 * @spec CP-10
 * @example
 * exoticSystemFigures({ name: 'alphabet', amount: 100, bets: Array(6).fill({ coef: 2000 }) }).totalAmount; // => 2600
 */
export function exoticSystemFigures({
  bets,
  ...coupon
}: Omit<ExoticCoupon, 'bets'> & { bets: readonly { coef: Thousandths }[] }): ExoticFigures {
  const combinations = countOf(shapeOf({ ...coupon, bets }));
  const outcome = settleExoticSystem({ ...coupon, bets: bets.map(({ coef }) => ({ coef, statusId: BetStatus.Win })) });
  const totalAmount = checkWhole(combinations * coupon.amount, 'amount', 0);
  return { combinations, totalAmount, maxWin: outcome.state === 'open' ? 0 : outcome.payout };
}
