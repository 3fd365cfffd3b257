import { Rational } from '@touchline/shared-primitives';

/** A coupon of the request, with the fields that describe its combinations. */
export interface PlayedLine {
  /** Null if all bets are one combination. */
  systemValue: number | null;
  combinations: number;
  amount: number;
  bets: readonly { outcomeId: number; coef: number; isBanker?: boolean | undefined }[];
}

/** Number of combinations of one size, bankers not counted; smallest size first. */
export interface PlayedSize {
  size: number;
  combinations: number;
}

/** One combination and its payout. */
export interface PlayedExample {
  outcomeIds: readonly number[];
  /** Thousandths, one for each of its bets. */
  coefs: readonly number[];
  /** Stake of the combination in minor units; may be a fraction. */
  stake: Rational;
  pays: Rational;
}

const UNIT = 1000;
/** More odds would be too many for a readable example. */
const MOST_BETS = 4;

/** Sizes and numbers of combinations of a system. @spec CP-10 */
export function playedSizes(lines: readonly PlayedLine[]): PlayedSize[] {
  const counts = new Map<number, number>();
  for (const { systemValue, combinations, bets } of lines) {
    const size = systemValue ?? bets.length;
    counts.set(size, (counts.get(size) ?? 0) + combinations);
  }
  return [...counts].map(([size, combinations]) => ({ size, combinations })).sort((a, b) => a.size - b.size);
}

/** The first combination of several bets, as a worked example of all others. Null if none is short enough. @spec CP-10 */
export function playedExample(lines: readonly PlayedLine[]): PlayedExample | null {
  for (const { systemValue, combinations, amount, bets } of lines) {
    const bankers = bets.filter(({ isBanker }) => isBanker);
    const free = bets.filter(({ isBanker }) => !isBanker).slice(0, systemValue ?? bets.length);
    const played = [...bankers, ...free];
    if (played.length < 2 || played.length > MOST_BETS || combinations === 0) continue;
    const coefs = played.map(({ coef }) => coef);
    const stake = Rational.of(amount, combinations);
    const pays = coefs.reduce((sum, coef) => sum.times(Rational.of(coef, UNIT)), stake);
    return { outcomeIds: played.map(({ outcomeId }) => outcomeId), coefs, stake, pays };
  }
  return null;
}
