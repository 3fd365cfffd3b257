import type { CouponState } from '@touchline/betting-contract';

/** Filters of the history; null means no restriction. Times are in seconds. @spec AC-05 */
export interface HistoryFilters {
  accountId: number | null;
  from: number | null;
  to: number | null;
  state: CouponState | null;
  typeId: number | null;
}

export const NO_FILTERS: HistoryFilters = { accountId: null, from: null, to: null, state: null, typeId: null };
