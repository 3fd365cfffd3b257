import type { Ping, RealityCheck } from '@touchline/responsible-gaming-contract';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isLeft = (value: unknown): value is number | null => value === null || (isWhole(value) && value >= 0);

/** Null when the answer does not hold. */
export function readPing(answer: unknown): Ping | null {
  const { sessionSecondsLeft, checkDueInSeconds } = fieldsOf(answer);
  return isLeft(sessionSecondsLeft) && isLeft(checkDueInSeconds) ? { sessionSecondsLeft, checkDueInSeconds } : null;
}

/** Null when the answer does not hold; another tab is believed no more than the service. */
export function readRealityCheck(answer: unknown): RealityCheck | null {
  const { minutes, dueInSeconds, playedSeconds, staked, returned, currencyIso, exponent } = fieldsOf(answer);
  if (!isLeft(minutes) || !isLeft(dueInSeconds) || typeof currencyIso !== 'string' || !isWhole(exponent)) return null;
  if (!isWhole(playedSeconds) || !isWhole(staked) || !isWhole(returned)) return null;
  return { minutes, dueInSeconds, playedSeconds, staked, returned, currencyIso, exponent };
}
