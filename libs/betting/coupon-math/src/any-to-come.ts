import { Rational } from '@touchline/shared-primitives';

/**
 * Any-to-come bet: up to `stakes` units of the first bet's return are placed on a multiple of the next bets; the rest of the return is
 * kept.
 */
export interface AnyToCome {
  /** Index of the bet that is placed first. */
  first: number;
  /** Indexes of the bets of the multiple that the return is placed on. */
  then: readonly number[];
  /** Units placed on the multiple; less if the return is smaller. */
  stakes: 1 | 2;
}

/** Return of a stake of one, given the factor of every bet. */
export function returnOf({ first, then, stakes }: AnyToCome, factors: readonly Rational[]): Rational {
  const back = factors[first] ?? Rational.zero;
  const most = Rational.of(stakes);
  const placed = back.compare(most) > 0 ? most : back;
  const multiple = then.reduce((product, at) => product.times(factors[at] ?? Rational.zero), placed);
  return back.minus(placed).plus(multiple);
}

/** Any-to-come in both directions between two bets, as in an up-and-down bet. */
export const bothWays = (one: number, other: number, stakes: 1 | 2 = 1): readonly AnyToCome[] => [
  { first: one, then: [other], stakes },
  { first: other, then: [one], stakes },
];
