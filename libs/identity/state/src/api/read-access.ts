import type { RegistrationOptions } from '@touchline/identity-contract';
import type { TwoStep } from '../sign-in.slice.ts';
import { isInteger, isObject } from '@touchline/shared-primitives';

/** The player that was signed in, or the required second step. */
export type SignedIn = { userId: number; previousLoginAt: number | null } | { twoStep: TwoStep };

/** Parses a response to a sign-in; null if it is malformed. @spec ID-01 */
export function readSignedIn(answer: unknown): SignedIn | null {
  if (!isObject(answer)) return null;
  if (isObject(answer['two_step'])) {
    const { guid, method, to, hasOutbox } = answer['two_step'];
    if (typeof guid !== 'string' || (method !== 'totp' && method !== 'email')) return null;
    return { twoStep: { guid, method, to: typeof to === 'string' ? to : null, hasOutbox: hasOutbox === true } };
  }
  if (!isInteger(answer['user_id'])) return null;
  const { user_id: userId, previousLoginAt } = answer;
  return { userId, previousLoginAt: isInteger(previousLoginAt) ? previousLoginAt : null };
}

/** Parses generated login and password; null if the response is malformed. @spec ID-06 */
export function readCredentials(answer: unknown): { userId: number; login: string; password: string } | null {
  if (!isObject(answer)) return null;
  const { user_id: userId, login, password } = answer;
  return isInteger(userId) && typeof login === 'string' && typeof password === 'string' ? { userId, login, password } : null;
}

/** Parses countries and currencies; null if the response is malformed. @spec ID-06 ID-25 */
export function readOptions(answer: unknown): RegistrationOptions | null {
  return isObject(answer) && Array.isArray(answer['countries']) && Array.isArray(answer['currencies'])
    ? (answer as RegistrationOptions)
    : null;
}
