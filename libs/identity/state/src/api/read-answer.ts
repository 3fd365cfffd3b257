import type { KnownSession } from '../session.slice.ts';
import { isInteger, isObject } from '@touchline/shared-primitives';

const isIntegerOrNull = (value: unknown): value is number | null => value === null || isInteger(value);

/** Whose session the answer names; null for an answer that does not hold. @spec HT-09 */
export function readSession(answer: unknown): KnownSession | null {
  if (!isObject(answer)) return null;
  const { user_id: userId, startedAt, previousLoginAt, ban_level: banLevel } = answer;
  if (userId === null) return { status: 'visitor' };
  if (!isInteger(userId) || !isIntegerOrNull(startedAt) || !isIntegerOrNull(previousLoginAt)) return null;
  return { status: 'player', userId, startedAt, previousLoginAt, ...(isInteger(banLevel) && banLevel > 0 && { banLevel }) };
}

/** Whether another tab told of a session: it may be of another release, or no tab of ours. @spec CFG-3 */
export const isKnownSession = (told: unknown): told is KnownSession =>
  isObject(told) &&
  (told['status'] === 'visitor' ||
    (told['status'] === 'player' &&
      isInteger(told['userId']) &&
      isIntegerOrNull(told['startedAt']) &&
      isIntegerOrNull(told['previousLoginAt'])));
