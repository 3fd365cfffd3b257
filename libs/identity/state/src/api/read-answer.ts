import type { KnownSession } from '../session.slice.ts';
import { isInteger, isObject } from '@touchline/shared-primitives';

const isIntegerOrNull = (value: unknown): value is number | null => value === null || isInteger(value);

/** Parses a session; null if the response is malformed. @spec HT-09 */
export function readSession(answer: unknown): KnownSession | null {
  if (!isObject(answer)) return null;
  const { user_id: userId, startedAt, previousLoginAt, ban_level: banLevel } = answer;
  if (userId === null) return { status: 'visitor' };
  if (!isInteger(userId) || !isIntegerOrNull(startedAt) || !isIntegerOrNull(previousLoginAt)) return null;
  return { status: 'player', userId, startedAt, previousLoginAt, ...(isInteger(banLevel) && banLevel > 0 && { banLevel }) };
}

/** Whether a message from another tab is a session: the sender may have another release, or not be part of the site. @spec CFG-3 */
export const isKnownSession = (message: unknown): message is KnownSession =>
  isObject(message) &&
  (message['status'] === 'visitor' ||
    (message['status'] === 'player' &&
      isInteger(message['userId']) &&
      isIntegerOrNull(message['startedAt']) &&
      isIntegerOrNull(message['previousLoginAt'])));
