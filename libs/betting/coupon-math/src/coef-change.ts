import { Rational, type Thousandths } from '@touchline/shared-primitives';

/** The player's setting for odds that change between adding and placing a bet. @spec CP-25 */
export const ChangeCoefAction = { AskOnAnyChange: 0, AcceptAny: 1, AcceptOnlyBetter: 2 } as const;
export type ChangeCoefAction = (typeof ChangeCoefAction)[keyof typeof ChangeCoefAction];

/**
 * Whether a bet may be placed at the current odds. Unchanged odds are always accepted.
 * @param seen - thousandths, as the player saw them.
 * @param now - current odds of the line, in thousandths.
 * @spec CP-25
 * @example
 * coefChangeVerdict(ChangeCoefAction.AcceptOnlyBetter, 1850, 1900); // => 'accept'
 */
export function coefChangeVerdict(action: ChangeCoefAction, seen: Thousandths, now: Thousandths): 'accept' | 'ask' {
  if (now === seen || action === ChangeCoefAction.AcceptAny) return 'accept';
  return action === ChangeCoefAction.AcceptOnlyBetter && now > seen ? 'accept' : 'ask';
}

/** Odds as the player saw them, and current odds of the line. */
export interface CoefChange {
  seen: Thousandths;
  now: Thousandths;
}

/** Hundredths of a per cent. */
const WHOLE = 10_000;

/**
 * Total fall of a coupon's odds: the sum of the relative falls of its bets. Rises are not offset against falls.
 * @returns hundredths of a per cent, rounded up.
 * @throws RangeError if the odds that the player saw are invalid.
 * @spec CP-25
 * @example
 * coefsFallen([{ seen: 2000, now: 1960 }, { seen: 1850, now: 1900 }]); // => 200
 */
export function coefsFallen(changes: readonly CoefChange[]): number {
  const fallen = changes
    .filter(({ seen, now }) => now < seen)
    .reduce((sum, { seen, now }) => sum.plus(Rational.of((seen - now) * WHOLE, seen)), Rational.zero);
  return Number(-fallen.negated().floor());
}

/**
 * Indexes of the bets that need the player's confirmation before they are placed at the current odds. A budget takes precedence over the
 * setting: while the total fall of the coupon's odds is within it, no confirmation is needed.
 * @param budget - hundredths of a per cent; 0 for none.
 * @spec CP-25
 * @example
 * coefChangesToAsk([{ seen: 2000, now: 1960 }], ChangeCoefAction.AcceptOnlyBetter, 200); // => []
 */
export function coefChangesToAsk(changes: readonly CoefChange[], action: ChangeCoefAction, budget = 0): readonly number[] {
  const toAsk = changes.flatMap(({ seen, now }, at) => (coefChangeVerdict(action, seen, now) === 'ask' ? [at] : []));
  return toAsk.length > 0 && budget > 0 && coefsFallen(changes) <= budget ? [] : toAsk;
}
