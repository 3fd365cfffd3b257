import type { MinorUnits } from '@touchline/shared-primitives';

export interface HyperBonusTerms {
  /** Stake in minor units. */
  amount: MinorUnits;
  /** Payout without the bonus, in minor units. */
  win: MinorUnits;
  /** Whole percent of the payout; null or 0 for none. */
  hyperBonusPercent: number | null;
  /** Smallest stake that earns it, itself included; null for any. */
  minHyperBonusBetLimit: MinorUnits | null;
  /** Largest bonus; null for no limit. */
  maxHyperBonusLimit: MinorUnits | null;
  /** Largest total payout, in minor units. */
  maxPayout?: MinorUnits | undefined;
}

export interface HyperBonus {
  /** The bonus, in minor units. */
  bonus: MinorUnits;
  /** Payout including the bonus. */
  payout: MinorUnits;
  /** Why the bonus is smaller than the percentage, or zero; null if it is not reduced. */
  reason: 'no-bonus' | 'amount-too-small' | 'max-bonus' | 'max-payout' | null;
}

/**
 * Hyper bonus on a payout: a percentage of it, rounded down, within the bonus limit and the payout limit.
 * @spec CP-23
 * @example
 * hyperBonus({ amount: 1000, win: 5000, hyperBonusPercent: 15, minHyperBonusBetLimit: 500, maxHyperBonusLimit: 600 });
 * // => { bonus: 600, payout: 5600, reason: 'max-bonus' }
 */
export function hyperBonus(terms: HyperBonusTerms): HyperBonus {
  const { amount, win, hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit, maxPayout = Number.MAX_SAFE_INTEGER } = terms;
  if (hyperBonusPercent === null || hyperBonusPercent <= 0) return { bonus: 0, payout: win, reason: 'no-bonus' };
  if (amount < (minHyperBonusBetLimit ?? 0)) return { bonus: 0, payout: win, reason: 'amount-too-small' };
  const full = Number((BigInt(win) * BigInt(hyperBonusPercent)) / 100n);
  const own = Math.min(full, maxHyperBonusLimit ?? full);
  const bonus = Math.max(0, Math.min(own, maxPayout - win));
  const reason = bonus < own ? 'max-payout' : own < full ? 'max-bonus' : null;
  return { bonus, payout: win + bonus, reason };
}
