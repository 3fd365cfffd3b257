import type { MinorUnits, Rational, Thousandths } from '@touchline/shared-primitives';
import type { CouponType } from './coupon-type.ts';
import type { Hundredths } from './payout.ts';

export interface CouponShape {
  typeId: CouponType;
  /** Number of bets in one combination, without bankers, or the number of a shop system. Only for systems. @spec CP-06 */
  systemValue?: number | undefined;
  /** The shop system that `systemValue` names. */
  shop?: ShopMaths | undefined;
}

export interface CouponParts<Bet> {
  fixed: readonly Bet[];
  free: readonly Bet[];
  size: number;
  combinations: number;
}

export interface FiguresBet {
  /** Thousandths. */
  coef: Thousandths;
  isBanker?: boolean | undefined;
  /** Stake of this bet; used only for many singles with separate stakes. @spec CP-27 */
  amount?: MinorUnits | undefined;
}

export interface CouponToCount extends CouponShape {
  /** The whole stake; for many singles the stake of each. */
  amount: MinorUnits;
  bets: readonly FiguresBet[];
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

export interface CouponFigures {
  /**
   * Total coefficient for display, in thousandths; for a system the mean of its combinations, for many singles the mean weighted by stake.
   */
  coef: Thousandths;
  exactCoef: Rational;
  combinations: number;
  /** Sum of all stakes, in minor units. */
  totalAmount: MinorUnits;
  /** Smallest payout if one combination (or one single) wins, in minor units. */
  minWin: MinorUnits;
  /** Payout if every bet wins: the possible win as shown. */
  maxWin: MinorUnits;
}

/** An exact fraction; not in lowest terms. */
export interface Factor {
  top: bigint;
  bottom: bigint;
}

/** One bet of a shop system. */
export interface ShopLine {
  /** Indexes of its selections; the first of an any-to-come bet is placed first. */
  bets: readonly number[];
  /** Units of the first selection's return that are placed on the others; null for a multiple. */
  anyToCome: 1 | 2 | null;
}

/** What the coupon maths needs of a shop system. */
export interface ShopMaths {
  /** Number of the system, in place of a size. */
  value: number;
  /** Number of selections. */
  bets: number;
  /** Number of its lines, each with the same share of the stake. */
  combinations: number;
  lines: readonly ShopLine[];
  /**
   * Returns of a stake of one on each line, over a common denominator.
   * @param of - factor of the selection at an index, or what of it is at most `most`.
   */
  returns: (of: (at: number, most?: number) => Factor) => { tops: readonly bigint[]; bottom: bigint };
  /** Its bets, all of which combine. @throws CouponError for another type, another number or another number of bets. */
  parts: <Bet>(shape: Pick<CouponShape, 'typeId' | 'systemValue'>, bets: readonly Bet[]) => CouponParts<Bet>;
  /** Figures of a coupon, see `couponFigures`. */
  figures: (coupon: CouponToCount) => CouponFigures;
}
