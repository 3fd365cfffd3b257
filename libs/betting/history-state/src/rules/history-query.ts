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

/** Query of the history call, without filters that are null. @spec AC-05 */
export function historyQuery(filters: HistoryFilters, page: { cursor: string | null; count: number }): Record<string, string | number> {
  const given = Object.entries({ ...filters, ...page }).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return Object.fromEntries(given);
}
