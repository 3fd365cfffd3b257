import type { RegistrationOptions } from '@touchline/identity-contract';
import type { TwoStep } from '../sign-in.slice.ts';
import { isInteger, isObject } from '@touchline/shared-primitives';

/** Who was signed in, or the second step that follows. */
export type SignedIn = { userId: number; previousLoginAt: number | null } | { twoStep: TwoStep };

/** The player whom an answer signed in, or the second step that it asks for; null for an answer that does not hold. @spec ID-01 */
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

/** Login and password made for the player; null for an answer that does not hold. @spec ID-06 */
export function readCredentials(answer: unknown): { userId: number; login: string; password: string } | null {
  if (!isObject(answer)) return null;
  const { user_id: userId, login, password } = answer;
  return isInteger(userId) && typeof login === 'string' && typeof password === 'string' ? { userId, login, password } : null;
}

/** Countries and currencies; null for an answer that does not hold. @spec ID-06 ID-25 */
export function readOptions(answer: unknown): RegistrationOptions | null {
  return isObject(answer) && Array.isArray(answer['countries']) && Array.isArray(answer['currencies'])
    ? (answer as RegistrationOptions)
    : null;
}
