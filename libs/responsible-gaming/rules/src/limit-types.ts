import { days } from '@touchline/shared-primitives';

/** Ids of limit types. @spec RG-02 */
export const LIMIT_TYPES = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];

/**
 * Meaning of types 1, 2, 3, 10, 11, 12: limits on money, or lengths of self-exclusion. Each site uses one of the two.
 *
 * @spec RG-02
 */
export type LimitReading = 'money' | 'exclusion';

/** A limit in minor units within a rolling window of milliseconds. */
export interface MoneyMeaning {
  kind: 'wager' | 'loss' | 'deposit';
  windowMs: number;
}
/**
 * Meaning of a limit. The value of a money limit is in minor units, of `session` in hours, of `reality-check` in minutes, of a time-out in
 * days; the value of `lock` is 1.
 */
export type LimitMeaning =
  MoneyMeaning | { kind: 'exclusion'; days: readonly number[] } | { kind: 'deposit-time-out' | 'session' | 'reality-check' | 'lock' };

/** Lengths of a self-exclusion in days. @spec RG-10 */
export const EXCLUSION_DAYS = [1, 7, 30, 90, 180, 365, 730, 1095, 1825] as const;
/** Lengths offered as quick breaks. @spec RG-10 */
export const QUICK_EXCLUSION_DAYS = [1, 7, 30] as const;

const money = (kind: MoneyMeaning['kind'], windowDays: number): MoneyMeaning => ({ kind, windowMs: days(windowDays) });

const MEANINGS: Readonly<Record<LimitType, LimitMeaning>> = {
  1: money('wager', 1),
  2: money('wager', 7),
  3: money('wager', 30),
  10: money('loss', 1),
  11: money('loss', 7),
  12: money('loss', 30),
  20: money('deposit', 1),
  21: money('deposit', 7),
  22: money('deposit', 30),
  30: { kind: 'exclusion', days: EXCLUSION_DAYS },
  31: { kind: 'session' },
  32: { kind: 'reality-check' },
  33: { kind: 'deposit-time-out' },
  37: { kind: 'lock' },
};

/** The length of each of these types in the other reading: the first six of the list. */
const EXCLUSION_OF: ReadonlyMap<LimitType, number> = new Map([
  [1, 1],
  [2, 7],
  [3, 30],
  [10, 90],
  [11, 180],
  [12, 365],
]);

export const isLimitType = (value: number): value is LimitType => LIMIT_TYPES.some((known) => known === value);

/** Meaning of a type in the reading of the site. @spec RG-02 */
export function meaningOf(limitType: LimitType, reading: LimitReading = 'money'): LimitMeaning {
  const length = reading === 'exclusion' ? EXCLUSION_OF.get(limitType) : undefined;
  return length === undefined ? MEANINGS[limitType] : { kind: 'exclusion', days: [length] };
}

/** Whether a limit restricts an amount of money. */
export const isOfMoney = (meaning: LimitMeaning): meaning is MoneyMeaning => 'windowMs' in meaning;
