import { Rational } from '@touchline/shared-primitives';

/** A coupon of the request, as far as its combinations go. */
export interface PlayedLine {
  /** Null where all bets are one combination. */
  systemValue: number | null;
  combinations: number;
  amount: number;
  bets: readonly { outcomeId: number; coef: number; isBanker?: boolean | undefined }[];
}

/** How many combinations there are of so many bets, from the smallest ones; bankers are not counted. */
export interface PlayedSize {
  size: number;
  combinations: number;
}

/** One combination with what it would pay. */
export interface PlayedExample {
  outcomeIds: readonly number[];
  /** Thousandths, one for each of its bets. */
  coefs: readonly number[];
  /** Stake of the combination, minor units; not always a whole number of them. */
  stake: Rational;
  pays: Rational;
}

const UNIT = 1000;
/** A person does not multiply more odds than these. */
const MOST_BETS = 4;

/** What a system that plays several sizes is made of. @spec CP-10 */
export function playedSizes(lines: readonly PlayedLine[]): PlayedSize[] {
  const counts = new Map<number, number>();
  for (const { systemValue, combinations, bets } of lines) {
    const size = systemValue ?? bets.length;
    counts.set(size, (counts.get(size) ?? 0) + combinations);
  }
  return [...counts].map(([size, combinations]) => ({ size, combinations })).sort((a, b) => a.size - b.size);
}

/** The first combination that can lose by one of its bets: what a person needs to count any other. Null where none is short enough to read. @spec CP-10 */
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
