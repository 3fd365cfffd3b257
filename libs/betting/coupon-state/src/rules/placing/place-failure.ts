import type { ErrorCode } from '@touchline/shared-contract';
import type { PlaceRefusal } from './placement.ts';

/** Meaning of a failed placement call: certainly not booked, with the reason, or unknown. */
export type PlaceFailure = { isKnown: true; reason: PlaceRefusal } | { isKnown: false };

const UNKNOWN: PlaceFailure = { isKnown: false };
const known = (reason: PlaceRefusal): PlaceFailure => ({ isKnown: true, reason });

/**
 * Interprets a failed placement call. Only refusals that the server sends before it books anything are certain; after a lost connection, a
 * timeout, any 5xx, "still running" and "id already used" the result is unknown, and the id is looked up.
 *
 * @param status - HTTP status; those that no server sends (499, 599) mean unknown.
 * @spec CP-26 BET-2 BET-6 ODD-3 TAB-5
 */
export function placeFailure(status: number, code: string): PlaceFailure {
  if (status === 401) return known('signed-out');
  if (status === 403 && code === ('account-restricted' satisfies ErrorCode)) return known('account-restricted');
  if (status === 403 && code === ('self-excluded' satisfies ErrorCode)) return known('self-excluded');
  if (status === 409 && code === 'wrong-user') return known('wrong-user');
  if (status === 409 && code.startsWith('quote-')) return known('quote-changed');
  if (status === 429) return known('too-many-tries');
  if (status === 400 || status === 403 || status === 404 || status === 413) return known('not-accepted');
  return UNKNOWN;
}
