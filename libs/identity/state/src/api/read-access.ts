import type { TwoStep } from '../sign-in.slice.ts';
import { readLoginAnswer, readRegistrationAnswer, readTwoStepDemand } from './readers.ts';

/** The player that was signed in, or the required second step. */
export type SignedIn = { userId: number; previousLoginAt: number | null } | { twoStep: TwoStep };

/** Parses a response to a sign-in; null if it is malformed. @spec ID-01 */
export function readSignedIn(answer: unknown): SignedIn | null {
  const demand = readTwoStepDemand(answer);
  if (demand !== null) {
    const { expiresAt: _expiresAt, ...twoStep } = demand.two_step;
    return { twoStep };
  }
  const login = readLoginAnswer(answer);
  return login && { userId: login.user_id, previousLoginAt: login.previousLoginAt };
}

/** Parses generated login and password; null if the response is malformed. @spec ID-06 */
export function readCredentials(answer: unknown): { userId: number; login: string; password: string } | null {
  const made = readRegistrationAnswer(answer);
  return made && { userId: made.user_id, login: made.login, password: made.password };
}
