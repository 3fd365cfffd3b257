import type { Thousandths } from '@touchline/shared-primitives';
import { BetStatus } from './bet-status.ts';
import { checkCoef, checkStatus } from './check-input.ts';
import { CouponError } from './coupon-error.ts';
import type { Factor, ShopMaths } from './shop-maths.ts';

export type { Factor } from './shop-maths.ts';

/** Share of a prize after a dead heat: `places` remaining places for `tied` runners. */
export interface DeadHeat {
  places: number;
  tied: number;
}

/** Fraction of the profit paid for a place: 1/5, 1/4. */
export interface PlaceTerms {
  numerator: number;
  denominator: number;
}

/** Adjustments to the odds of a bet that won. */
export interface WinAdjustments {
  deadHeat?: DeadHeat | undefined;
  /** Percent of the profit deducted for withdrawn runners (rule 4): 0 to 90. */
  deduction?: number | undefined;
  /** Set for the place part of an each-way bet. */
  place?: PlaceTerms | undefined;
}

export interface LegTerms extends WinAdjustments {
  coef: Thousandths;
  statusId: BetStatus;
}

/** Two thousandths, so that half stakes stay whole numbers. */
const SCALE = 2000n;
const MOST_DEDUCTION = 90;

function check({ deadHeat, deduction = 0, place }: WinAdjustments): void {
  const isShare = (part: number, whole: number) => Number.isSafeInteger(part) && Number.isSafeInteger(whole) && part >= 1 && part <= whole;
  if (deadHeat !== undefined && !isShare(deadHeat.places, deadHeat.tied))
    throw new CouponError(
      'deadHeat',
      'wrong-count',
      deadHeat,
      `A dead heat shares ${deadHeat.places} places among ${deadHeat.tied}; it needs 1 or more of at least as many.`,
    );
  if (place !== undefined && !isShare(place.numerator, place.denominator))
    throw new CouponError(
      'place',
      'wrong-count',
      place,
      `${place.numerator}/${place.denominator} is no part of the odds; place terms are like 1/5.`,
    );
  if (!Number.isSafeInteger(deduction) || deduction < 0 || deduction > MOST_DEDUCTION)
    throw new CouponError(
      'deduction',
      'too-large',
      deduction,
      `A deduction of ${deduction} % is not between 0 and ${MOST_DEDUCTION} whole percent.`,
    );
}

/** Factor of a win: place terms and deduction reduce the profit, then the dead heat reduces the whole including the stake. */
function winFactor(leg: LegTerms): Factor {
  const { coef, deadHeat, deduction = 0, place } = leg;
  if (deadHeat === undefined && deduction === 0 && place === undefined) return { top: BigInt(coef), bottom: 1000n };
  check(leg);
  const [part, whole] = [BigInt(place?.numerator ?? 1), BigInt(place?.denominator ?? 1)];
  const stake = 100_000n * whole;
  const profit = BigInt(coef - 1000) * part * BigInt(100 - deduction);
  return { top: (stake + profit) * BigInt(deadHeat?.places ?? 1), bottom: stake * BigInt(deadHeat?.tied ?? 1) };
}

/** Factor of a bet on the stake; undefined while it is undecided. @throws CouponError on an unknown status and on invalid adjustments. */
export function legFactor(leg: LegTerms): Factor | undefined {
  checkStatus(leg.statusId);
  checkCoef(leg.coef);
  switch (leg.statusId) {
    case BetStatus.Lose:
      return { top: 0n, bottom: SCALE };
    case BetStatus.Return:
    case BetStatus.ForcedReturn:
      return { top: SCALE, bottom: SCALE };
    case BetStatus.HalfLoseHalfReturn:
      return { top: 1000n, bottom: SCALE };
    case BetStatus.NotCalculated:
    case BetStatus.GameNotStarted:
      return undefined;
  }
  const { top, bottom } = winFactor(leg);
  if (leg.statusId === BetStatus.HalfWinHalfReturn) return { top: top + bottom, bottom: bottom * 2n };
  return leg.statusId === BetStatus.HalfLoseHalfWin ? { top, bottom: bottom * 2n } : { top: top * 2n, bottom: bottom * 2n };
}

/** Brings factors to a common denominator, so that sums of their products are sums of integers. */
export function overOne(factors: readonly Factor[]): { tops: readonly bigint[]; bottom: bigint } {
  let bottom = SCALE;
  for (const factor of factors) if (bottom % factor.bottom !== 0n) bottom *= factor.bottom;
  return { tops: factors.map((factor) => factor.top * (bottom / factor.bottom)), bottom };
}

/** At most this many units of a factor: what an any-to-come bet can place on its next selections. */
export const capped = (factor: Factor, most?: number): Factor =>
  most !== undefined && factor.top > BigInt(most) * factor.bottom ? { top: BigInt(most), bottom: 1n } : factor;

/** Sum of the lines of a shop system, for a stake of one in all. */
export function shopFactor(shop: ShopMaths, of: (at: number, most?: number) => Factor): Factor {
  const { tops, bottom } = shop.returns(of);
  return { top: tops.reduce((sum, top) => sum + top, 0n), bottom: bottom * BigInt(shop.combinations) };
}
