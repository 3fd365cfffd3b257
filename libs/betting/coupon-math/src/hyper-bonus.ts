import type { MinorUnits } from '@touchline/shared-primitives';

export interface HyperBonusTerms {
  /** Stake in minor units. */
  amount: MinorUnits;
  /** Payout without the bonus, in minor units. */
  win: MinorUnits;
  /** Whole percent of the payout; null or 0 when there is none. */
  hyperBonusPercent: number | null;
  /** Least stake that earns it; null for any. The threshold itself earns it. */
  minHyperBonusBetLimit: MinorUnits | null;
  /** Most that it adds; null for no limit. */
  maxHyperBonusLimit: MinorUnits | null;
  /** The most that is paid in all, in minor units. */
  maxPayout?: MinorUnits | undefined;
}

export interface HyperBonus {
  /** What it adds, in minor units. */
  bonus: MinorUnits;
  /** Payout with it. */
  payout: MinorUnits;
  /** Why it is less than the percent says, or nothing at all. */
  reason: 'no-bonus' | 'amount-too-small' | 'max-bonus' | 'max-payout' | null;
}

/**
 * What a hyper bonus adds to a payout: the percent of it, rounded down, within its own limit and within the limit of the payout.
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
