import type { KeyValueStore } from '@touchline/shared-state';

/** @spec RM-06 REM-4 */
export const RELOAD_EVERY_MS = 60_000;
export const MOST_RELOADS_PER_HOUR = 3;
const HOUR_MS = 3_600_000;
const KEY = 'tl-chunk-reloads';

/**
 * Whether the page may reload because of a missing chunk: at most once a minute and three times an hour.
 *
 * @param reloads - times of the reloads so far, in milliseconds.
 * @spec RM-06 REM-4
 */
export function mayReload(reloads: readonly number[], nowMs: number): boolean {
  const recent = reloads.filter((at) => nowMs - at < HOUR_MS);
  return recent.length < MOST_RELOADS_PER_HOUR && recent.every((at) => nowMs - at >= RELOAD_EVERY_MS);
}

/**
 * Reloads the page if allowed, and records it.
 *
 * @returns whether it reloads.
 * @spec RM-06
 */
export function reloadForChunk(storage: KeyValueStore, nowMs: number, reload: () => void): boolean {
  const known = (storage.get(KEY) ?? '')
    .split(',')
    .map(Number)
    .filter((at) => at > 0 && nowMs - at < HOUR_MS);
  if (!mayReload(known, nowMs)) return false;
  // Without a record, reloads could repeat forever.
  if (!storage.set(KEY, [...known, nowMs].join(','))) return false;
  reload();
  return true;
}
