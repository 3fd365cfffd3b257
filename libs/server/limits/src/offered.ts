import type { AvailableLimit } from '@touchline/responsible-gaming-contract';
import { availableValues, isOfMoney, type LimitType, meaningOf } from '@touchline/responsible-gaming-rules';

/** Limits of this backend: those that it enforces. It takes no deposits, so nobody is offered a limit on them. @spec RG-03 */
export const OFFERED = [1, 2, 3, 10, 11, 12, 30, 37] as const satisfies readonly LimitType[];
export type OfferedType = (typeof OFFERED)[number];
/** Types that limit stakes, in minor units of the player's main account. */
export const STAKE_LIMITS = [1, 2, 3, 10, 11, 12] as const;

export const isOffered = (limitType: number): limitType is OfferedType => OFFERED.some((known) => known === limitType);

/** Reasons for a self-exclusion. Their texts are the client's. @spec RG-18 */
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

/** How a type is measured, and what there is to choose. @spec RG-10 */
export function availableLimit(limitType: OfferedType, { iso, exponent }: MoneyUnit): AvailableLimit {
  const meaning = meaningOf(limitType);
  const isMoney = isOfMoney(meaning);
  return {
    limitType,
    measure: isMoney ? 'money' : meaning.kind === 'exclusion' ? 'days' : 'switch',
    currencyIso: isMoney ? iso : null,
    exponent: isMoney ? exponent : null,
    availableValues: [...availableValues(meaning)],
  };
}
