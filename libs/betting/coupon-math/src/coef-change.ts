import { Rational, type Thousandths } from '@touchline/shared-primitives';

/** What the player allows when odds move between adding and placing. @spec CP-25 */
export const ChangeCoefAction = { AskOnAnyChange: 0, AcceptAny: 1, AcceptOnlyBetter: 2 } as const;
export type ChangeCoefAction = (typeof ChangeCoefAction)[keyof typeof ChangeCoefAction];

/**
 * Whether a bet may be placed at the odds of now. Odds that did not move are always accepted.
 * @param seen - thousandths, as the player saw them.
 * @param now - thousandths, as the line has them.
 * @spec CP-25
 * @example
 * coefChangeVerdict(ChangeCoefAction.AcceptOnlyBetter, 1850, 1900); // => 'accept'
 */
export function coefChangeVerdict(action: ChangeCoefAction, seen: Thousandths, now: Thousandths): 'accept' | 'ask' {
  if (now === seen || action === ChangeCoefAction.AcceptAny) return 'accept';
  return action === ChangeCoefAction.AcceptOnlyBetter && now > seen ? 'accept' : 'ask';
}

/** Odds as the player saw them, and as the line has them. */
export interface CoefChange {
  seen: Thousandths;
  now: Thousandths;
}

/** Hundredths of a per cent. */
const WHOLE = 10_000;

/**
 * How far the odds of a coupon have fallen in sum: each bet by its own share of the odds that were seen; a rise makes up for nothing.
 * @returns hundredths of a per cent, rounded up.
 * @throws RangeError where odds were seen that are none.
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
 * Which bets need the player's yes before they are placed at the odds of now, by their positions. A budget stands above the rule: as long as
 * the odds of the coupon have fallen by no more in sum, nothing is asked.
 * @param budget - hundredths of a per cent; 0 for none.
 * @spec CP-25
 * @example
 * coefChangesToAsk([{ seen: 2000, now: 1960 }], ChangeCoefAction.AcceptOnlyBetter, 200); // => []
 */
export function coefChangesToAsk(changes: readonly CoefChange[], action: ChangeCoefAction, budget = 0): readonly number[] {
  const asked = changes.flatMap(({ seen, now }, at) => (coefChangeVerdict(action, seen, now) === 'ask' ? [at] : []));
  return asked.length > 0 && budget > 0 && coefsFallen(changes) <= budget ? [] : asked;
}
