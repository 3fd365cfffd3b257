import type { Thousandths } from '@touchline/shared-primitives';

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
