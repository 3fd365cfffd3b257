import { isOfMoney, type LimitMeaning } from './limit-types.ts';

/** The service's value for "no deposit limit". It is converted to null on input and never used in calculations. @spec RG-10 */
export const NO_DEPOSIT_LIMIT = 999_999_999;
/** The service's value for "no session limit". @spec RG-10 */
export const NO_SESSION_LIMIT = -1;
/** Largest money limit, minor units. */
export const LARGEST_AMOUNT = 999_999_999_999;
/** Allowed delays of a self-exclusion in days; 0 is at once. @spec RG-08 */
export const EXCLUSION_STARTS_IN_DAYS = [0, 1, 3, 7] as const;

const SESSION_HOURS = Array.from({ length: 24 }, (_, at) => at + 1);
const REALITY_CHECK_MINUTES = [5, 10, 15, 30, 45, 60];
const DEPOSIT_TIME_OUT_DAYS = [1, 7, 30];

/** Selectable values; empty for money, which the player types. @spec RG-10 */
export function availableValues(meaning: LimitMeaning): readonly number[] {
  switch (meaning.kind) {
    case 'exclusion':
      return meaning.days;
    case 'session':
      return SESSION_HOURS;
    case 'reality-check':
      return REALITY_CHECK_MINUTES;
    case 'deposit-time-out':
      return DEPOSIT_TIME_OUT_DAYS;
    case 'lock':
      return [1];
    default:
      return [];
  }
}

/** Parses a value of the service; null is "no limit". */
export function readValue(meaning: LimitMeaning, sent: number | null): number | null {
  if (meaning.kind === 'deposit' && sent === NO_DEPOSIT_LIMIT) return null;
  return meaning.kind === 'session' && sent === NO_SESSION_LIMIT ? null : sent;
}

/** Lengths that some sites count in years of 360 days. @spec RG-10 */
const OLD_YEARS: ReadonlyMap<number, number> = new Map([
  [360, 365],
  [720, 730],
  [1080, 1095],
  [1800, 1825],
]);

/**
 * Normalises a requested value; undefined if it is invalid for this limit. A year of 360 days is converted to 365.
 *
 * @spec RG-10
 */
export function valueOf(meaning: LimitMeaning, sent: number | null): number | null | undefined {
  const read = readValue(meaning, sent);
  if (read === null) return null;
  const value = meaning.kind === 'exclusion' ? (OLD_YEARS.get(read) ?? read) : read;
  if (isOfMoney(meaning)) return Number.isSafeInteger(value) && value >= 0 && value <= LARGEST_AMOUNT ? value : undefined;
  return availableValues(meaning).includes(value) ? value : undefined;
}
