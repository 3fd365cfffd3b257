import type { ShopMaths } from '@touchline/betting-coupon-math';
import { Rational } from '@touchline/shared-primitives';

/** A coupon of the request, with the fields that describe its combinations. */
export interface PlayedLine {
  /** Null if all bets are one combination. */
  systemValue: number | null;
  combinations: number;
  /** The shop system that `systemValue` names. */
  shop?: ShopMaths | undefined;
  amount: number;
  bets: readonly { outcomeId: number; coef: number; isBanker?: boolean | undefined }[];
}

/** Number of combinations of one size, bankers not counted; smallest size first, any-to-come bets last. */
export interface PlayedSize {
  size: number | 'any-to-come';
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
  const add = (size: number, combinations: number): void => void counts.set(size, (counts.get(size) ?? 0) + combinations);
  for (const { systemValue, combinations, shop, bets } of lines) {
    if (shop === undefined) add(systemValue ?? bets.length, combinations);
    else for (const line of shop.lines) add(line.anyToCome === null ? line.bets.length : Infinity, 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([size, combinations]) => ({ size: size === Infinity ? 'any-to-come' : size, combinations }));
}

/** The first combination of several bets, as a worked example of all others. Null if none is short enough. @spec CP-10 */
export function playedExample(lines: readonly PlayedLine[]): PlayedExample | null {
  for (const { systemValue, combinations, shop, amount, bets } of lines) {
    const bankers = bets.filter(({ isBanker }) => isBanker);
    const free = bets.filter(({ isBanker }) => !isBanker).slice(0, systemValue ?? bets.length);
    const first = shop?.lines.find((line) => line.anyToCome === null && line.bets.length > 1)?.bets ?? [];
    const played = shop === undefined ? [...bankers, ...free] : first.flatMap((at) => bets[at] ?? []);
    if (played.length < 2 || played.length > MOST_BETS || combinations === 0) continue;
    const coefs = played.map(({ coef }) => coef);
    const stake = Rational.of(amount, combinations);
    const pays = coefs.reduce((sum, coef) => sum.times(Rational.of(coef, UNIT)), stake);
    return { outcomeIds: played.map(({ outcomeId }) => outcomeId), coefs, stake, pays };
  }
  return null;
}
