import type { Thousandths } from '@touchline/shared-primitives';
import { CouponType } from './coupon-type.ts';
import { totalCoef } from './total-coef.ts';

export interface BonusBetTerms {
  isFeatureEnabled: boolean;
  typeId: CouponType;
  /** `kind` is the kind of the game. */
  bets: readonly { kind: number; coef: Thousandths }[];
}

export type BonusBetRefusal = 'feature-off' | 'not-express' | 'excluded-bet-kind' | 'coef-too-low' | 'too-few-bets' | 'total-coef-too-low';
export type BonusBetAvailability = { isAvailable: true } | { isAvailable: false; reason: BonusBetRefusal };

const EXCLUDED_BET_KIND = 7;
const LOWEST_COEF: Thousandths = 1100;
const FEWEST_BETS = 3;
const LOWEST_TOTAL_COEF: Thousandths = 1010;

const refused = (reason: BonusBetRefusal): BonusBetAvailability => ({ isAvailable: false, reason });

/**
 * Whether a coupon can be a bonus bet, and otherwise the first condition it fails, in the order of the specification. Each threshold itself
 * is allowed: a coefficient of 1.1, three bets, a total of 1.01.
 * @spec CP-12
 * @example
 * const bets = [{ kind: 1, coef: 1500 }, { kind: 1, coef: 1050 }, { kind: 1, coef: 2000 }];
 * bonusBetAvailability({ isFeatureEnabled: true, typeId: CouponType.Express, bets }); // => { isAvailable: false, reason: 'coef-too-low' }
 */
export function bonusBetAvailability({ isFeatureEnabled, typeId, bets }: BonusBetTerms): BonusBetAvailability {
  if (!isFeatureEnabled) return refused('feature-off');
  if (typeId !== CouponType.Express) return refused('not-express');
  if (bets.some(({ kind }) => kind === EXCLUDED_BET_KIND)) return refused('excluded-bet-kind');
  if (bets.some(({ coef }) => coef < LOWEST_COEF)) return refused('coef-too-low');
  if (bets.length < FEWEST_BETS) return refused('too-few-bets');
  if (totalCoef(bets.map(({ coef }) => coef)) < LOWEST_TOTAL_COEF) return refused('total-coef-too-low');
  return { isAvailable: true };
}
