import type { HistoryFilters } from './history-filters.ts';

/** Query of the history call, without filters that are null. @spec AC-05 */
export function historyQuery(filters: HistoryFilters, page: { cursor: string | null; count: number }): Record<string, string | number> {
  const given = Object.entries({ ...filters, ...page }).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  return Object.fromEntries(given);
}
