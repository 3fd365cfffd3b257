import type { AvailableLimit, LimitMeasure } from '@touchline/responsible-gaming-contract';
import {
  availableValues,
  isOfMoney,
  type LimitMeaning,
  type LimitReading,
  type LimitType,
  meaningOf,
} from '@touchline/responsible-gaming-rules';

/** Limit types that this backend enforces. An operator offers all of them or some; see `settings.ts`. @spec RG-03 RG-16 */
export const ENFORCED = [1, 2, 3, 10, 11, 12, 20, 21, 22, 30, 31, 32, 33, 37] as const satisfies readonly LimitType[];
export type EnforcedType = (typeof ENFORCED)[number];
/** Types that limit stakes, in minor units. */
export const STAKE_LIMITS = [1, 2, 3, 10, 11, 12] as const;
/** Types that limit deposits: amounts in minor units, and the time-out in days. */
export const DEPOSIT_LIMITS = [20, 21, 22, 33] as const;

export const isEnforced = (limitType: number): limitType is EnforcedType => ENFORCED.some((known) => known === limitType);

/** Reasons for a self-exclusion; clients provide their texts. @spec RG-18 */
export const REASONS = [
  { id: 1, selfExcludeReason: 'break' },
  { id: 2, selfExcludeReason: 'money' },
  { id: 3, selfExcludeReason: 'time' },
  { id: 4, selfExcludeReason: 'other' },
] as const;

export interface MoneyUnit {
  iso: string;
  exponent: number;
}

const MEASURES: Readonly<Record<LimitMeaning['kind'], LimitMeasure>> = {
  wager: 'money',
  loss: 'money',
  deposit: 'money',
  exclusion: 'days',
  'deposit-time-out': 'days',
  session: 'hours',
  'reality-check': 'minutes',
  lock: 'switch',
};

/** Unit and choices of a limit type. @spec RG-02 RG-10 */
export function availableLimit(limitType: EnforcedType, { iso, exponent }: MoneyUnit, reading: LimitReading = 'money'): AvailableLimit {
  const meaning = meaningOf(limitType, reading);
  const isMoney = isOfMoney(meaning);
  return {
    limitType,
    measure: MEASURES[meaning.kind],
    currencyIso: isMoney ? iso : null,
    exponent: isMoney ? exponent : null,
    availableValues: [...availableValues(meaning)],
  };
}
