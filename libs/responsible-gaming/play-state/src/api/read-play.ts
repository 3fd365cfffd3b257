import type { LimitChanges, Ping, RealityCheck } from '@touchline/responsible-gaming-contract';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isLeft = (value: unknown): value is number | null => value === null || (isWhole(value) && value >= 0);

/** Null when the answer does not hold. A service that says nothing of breaks and waiting limits knows of none. */
export function readPing(answer: unknown): Ping | null {
  const { sessionSecondsLeft, checkDueInSeconds, confirmInSeconds = null, excludedUntil = null } = fieldsOf(answer);
  if (!isLeft(sessionSecondsLeft) || !isLeft(checkDueInSeconds) || !isLeft(confirmInSeconds) || !isLeft(excludedUntil)) return null;
  return { sessionSecondsLeft, checkDueInSeconds, confirmInSeconds, excludedUntil };
}

/** Null when the answer does not hold. @spec LIM-5 */
export function readChanges(answer: unknown): LimitChanges | null {
  const { version, excludedUntil } = fieldsOf(answer);
  return isWhole(version) && isLeft(excludedUntil) ? { version, excludedUntil } : null;
}

/** Null when the answer does not hold; another tab is believed no more than the service. */
export function readRealityCheck(answer: unknown): RealityCheck | null {
  const { minutes, dueInSeconds, playedSeconds, staked, returned, currencyIso, exponent } = fieldsOf(answer);
  if (!isLeft(minutes) || !isLeft(dueInSeconds) || typeof currencyIso !== 'string' || !isWhole(exponent)) return null;
  if (!isWhole(playedSeconds) || !isWhole(staked) || !isWhole(returned)) return null;
  return { minutes, dueInSeconds, playedSeconds, staked, returned, currencyIso, exponent };
}
