import type { LimitChanges, Ping, RealityCheck } from '@touchline/responsible-gaming-contract';
import { fieldsOf, isInteger } from '@touchline/shared-primitives';

const isLeft = (value: unknown): value is number | null => value === null || (isInteger(value) && value >= 0);

/** Null if the response is malformed. Missing fields for breaks and pending limits mean that there are none. */
export function readPing(answer: unknown): Ping | null {
  const { sessionSecondsLeft, checkDueInSeconds, confirmInSeconds = null, excludedUntil = null } = fieldsOf(answer);
  if (!isLeft(sessionSecondsLeft) || !isLeft(checkDueInSeconds) || !isLeft(confirmInSeconds) || !isLeft(excludedUntil)) return null;
  return { sessionSecondsLeft, checkDueInSeconds, confirmInSeconds, excludedUntil };
}

/** Null if the response is malformed. A missing planned break means that there is none. @spec LIM-5 RG-08 */
export function readChanges(answer: unknown): LimitChanges | null {
  const { version, excludedUntil, plannedBreak = null } = fieldsOf(answer);
  const { startsAt, endsAt } = fieldsOf(plannedBreak);
  const isPlanned = isInteger(startsAt) && isInteger(endsAt);
  if (!isInteger(version) || !isLeft(excludedUntil) || (plannedBreak !== null && !isPlanned)) return null;
  return { version, excludedUntil, plannedBreak: isPlanned ? { startsAt, endsAt } : null };
}

/** Null if the data is malformed; messages from other tabs are validated like responses. */
export function readRealityCheck(answer: unknown): RealityCheck | null {
  const { minutes, dueInSeconds, playedSeconds, staked, returned, currencyIso, exponent } = fieldsOf(answer);
  if (!isLeft(minutes) || !isLeft(dueInSeconds) || typeof currencyIso !== 'string' || !isInteger(exponent)) return null;
  if (!isInteger(playedSeconds) || !isInteger(staked) || !isInteger(returned)) return null;
  return { minutes, dueInSeconds, playedSeconds, staked, returned, currencyIso, exponent };
}
