import { Rational } from '@touchline/shared-primitives';

/** A bet whose return pays for the next: so many stakes of what comes back go on, the rest is kept. */
export interface AnyToCome {
  /** Position of the bet that is placed first. */
  first: number;
  /** Positions of the bets that what comes back is placed on, all together as one multiple. */
  then: readonly number[];
  /** Stakes that go on; less when less came back. */
  stakes: 1 | 2;
}

/** What a stake of one returns, given the factor of every bet. */
export function returnOf({ first, then, stakes }: AnyToCome, factors: readonly Rational[]): Rational {
  const back = factors[first] ?? Rational.zero;
  const most = Rational.of(stakes);
  const placed = back.compare(most) > 0 ? most : back;
  const multiple = then.reduce((product, at) => product.times(factors[at] ?? Rational.zero), placed);
  return back.minus(placed).plus(multiple);
}

/** Both ways of two bets: the first pays for the second, and the second for the first. */
export const bothWays = (one: number, other: number, stakes: 1 | 2 = 1): readonly AnyToCome[] => [
  { first: one, then: [other], stakes },
  { first: other, then: [one], stakes },
];
