import { GAME_PERCENT, type GameKind, type WagerProduct, type WagerTerms } from './terms.ts';

/** A stake as the ledger has it; minor units, milliseconds. */
export interface WagerStake {
  /** Its name in the ledger. */
  ref: string;
  at: number;
  product: WagerProduct | 'other';
  /** Of a casino game. */
  game: GameKind;
  /** Odds of a coupon, thousandths; 0 for a casino game. */
  coef: number;
  staked: number;
  /** What of the stake was given back. */
  returned: number;
  /** What of it was cashed out: closed before it was at risk to the end. */
  closed?: number;
  isSettled: boolean;
}

/** Why a stake counts, counts in part, or does not count. */
export type StakeVerdict = 'counted' | 'partly' | 'low-odds' | 'wrong-product' | 'excluded-game' | 'returned' | 'not-settled' | 'over';

export interface StakeLine {
  ref: string;
  at: number;
  stake: number;
  /** Minor units that count towards the wagering. */
  counted: number;
  percent: number;
  verdict: StakeVerdict;
}

export interface Wagering {
  required: number;
  wagered: number;
  /** To the minor unit: `required - wagered`. */
  remaining: number;
  isCompleted: boolean;
  /** Every stake since the bonus began, oldest first. */
  lines: readonly StakeLine[];
}

/** Which part of a stake counts by its product, its game and its odds; percent. */
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
 * How far the wagering of a bonus is. Stakes before it began or after it expired are not looked at. A part of a stake that counts is rounded down
 * to the minor unit, and no stake counts for more than what remains.
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
