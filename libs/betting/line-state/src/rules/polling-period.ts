import type { PollingTable } from '@touchline/shared-config';
import type { FeedView } from './feed-view.ts';
import { LONGEST_RETRY_MS, STALE_AFTER_PERIODS } from './timings.ts';

/**
 * Polling interval of a view in milliseconds: favourites (lists of ids, or of the games of some teams
 * or a country) and top games have separate rows in the table, others use their section's. A game page is polled like live, because only its answers tell when the game begins.
 *
 * @spec CF-06
 */
export function pollingPeriod(view: FeedView, table: PollingTable): number {
  if (view.kind === 'game') return table.live;
  if (view.kind === 'menu') return table.line;
  if (view.section === 'live') return table.live;
  if ((view.ids ?? view.teams ?? view.country) !== undefined) return table.favourites;
  return view.top || view.by ? table.topGames : table.line;
}

/** Milliseconds without an answer after which a view is stale. @spec ODD-5 */
export const staleAfter = (periodMs: number): number => periodMs * STALE_AFTER_PERIODS;

/** Delay before the next try: the interval, doubled with each failure in a row, up to a minute. `failures` counts from 0. */
export function retryAfter(periodMs: number, failures: number): number {
  return Math.max(periodMs, Math.min(LONGEST_RETRY_MS, periodMs * 2 ** failures));
}
