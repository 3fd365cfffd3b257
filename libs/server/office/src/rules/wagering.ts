import { GAME_PERCENT, type GameKind, type WagerProduct, type WagerTerms } from './terms.ts';

/** A stake from the ledger; minor units, milliseconds. */
export interface WagerStake {
  /** Its reference in the ledger. */
  ref: string;
  at: number;
  product: WagerProduct | 'other';
  /** Kind of casino game. */
  game: GameKind;
  /** Odds of a coupon, in thousandths; 0 for a casino game. */
  coef: number;
  staked: number;
  /** Refunded part of the stake. */
  returned: number;
  /** Cashed-out part of the stake, which was not at risk until the end. */
  closed?: number;
  isSettled: boolean;
}

/** Why a stake counts, counts in part, or does not count. */
export type StakeVerdict = 'counted' | 'partly' | 'low-odds' | 'wrong-product' | 'excluded-game' | 'returned' | 'not-settled' | 'over';

export interface StakeLine {
  ref: string;
  at: number;
  stake: number;
  /** Amount that counts towards the wagering, in minor units. */
  counted: number;
  percent: number;
  verdict: StakeVerdict;
}

export interface Wagering {
  required: number;
  wagered: number;
  /** Exactly `required - wagered`. */
  remaining: number;
  isCompleted: boolean;
  /** All stakes since the start of the bonus, oldest first. */
  lines: readonly StakeLine[];
}

/** Percentage of a stake that counts, by product, game and odds. */
export function contribution({ product, minCoef }: WagerTerms, stake: WagerStake): { percent: number; verdict: StakeVerdict } {
  if (stake.product !== product) return { percent: 0, verdict: 'wrong-product' };
  if (stake.returned + (stake.closed ?? 0) >= stake.staked) return { percent: 0, verdict: 'returned' };
  if (!stake.isSettled) return { percent: 0, verdict: 'not-settled' };
  if (product === 'sports') return stake.coef < minCoef ? { percent: 0, verdict: 'low-odds' } : { percent: 100, verdict: 'counted' };
  const percent = GAME_PERCENT[stake.game];
  if (percent === 0) return { percent, verdict: 'excluded-game' };
  return { percent, verdict: percent < 100 ? 'partly' : 'counted' };
}

/**
 * Wagering progress of a bonus. Ignores stakes before its start or after its expiry. Partial contributions are rounded down to the minor
 * unit, and no stake counts for more than what remains.
 */
export function wageringOf(terms: WagerTerms, stakes: readonly WagerStake[]): Wagering {
  const required = terms.amount * terms.factor;
  let remaining = required;
  const lines: StakeLine[] = [];
  const own = stakes.filter(({ at }) => at >= terms.startsAt && at < terms.expiresAt);
  for (const stake of [...own].sort((one, other) => one.at - other.at || (one.ref < other.ref ? -1 : 1))) {
    const { percent, verdict } = contribution(terms, stake);
    const worth = Math.floor((Math.max(0, stake.staked - stake.returned - (stake.closed ?? 0)) * percent) / 100);
    const counted = Math.min(worth, remaining);
    const isOver = remaining === 0 && worth > 0;
    remaining -= counted;
    lines.push({ ref: stake.ref, at: stake.at, stake: stake.staked, counted, percent, verdict: isOver ? 'over' : verdict });
  }
  return { required, wagered: required - remaining, remaining, isCompleted: remaining === 0, lines };
}
