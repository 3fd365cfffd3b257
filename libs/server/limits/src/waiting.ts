import { activeAt, confirmableAt, plannedAt } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '@touchline/server-kernel/db';
import { keptLimit, keptLimits } from './kept-limits.ts';

const EXCLUSION = 30;
const MS_PER_SECOND = 1000;

/** Seconds until the player can confirm a pending looser limit, 0 if they can now; null without one. @spec RG-05 */
export async function confirmIn(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const moments = (await keptLimits(db, userId)).flatMap(({ limit: { pending } }) => (pending === null ? [] : [confirmableAt(pending)]));
  return moments.length === 0 ? null : Math.max(0, Math.ceil((Math.min(...moments) - nowMs) / MS_PER_SECOND));
}

/** A self-exclusion that has not begun, milliseconds since 1970. @spec RG-08 */
export interface PlannedBreak {
  startsAt: number;
  endsAt: number;
}
/** A player's current and planned self-exclusion. */
export interface Breaks {
  /** Milliseconds since 1970; null if the player is not excluded now. */
  excludedUntil: number | null;
  planned: PlannedBreak | null;
}

/** @spec LIM-5 RG-08 */
export async function breaksOf(db: Queryable, userId: number, nowMs: number): Promise<Breaks> {
  const kept = await keptLimit(db, userId, EXCLUSION);
  if (kept === undefined) return { excludedUntil: null, planned: null };
  const planned = plannedAt(kept.limit, nowMs);
  return {
    excludedUntil: activeAt(kept.limit, nowMs)?.endsAt ?? null,
    planned: planned?.endsAt == null ? null : { startsAt: planned.startedAt, endsAt: planned.endsAt },
  };
}

/** End of the player's self-exclusion, milliseconds since 1970; null without one. @spec LIM-5 */
export const excludedUntilMs = async (db: Queryable, userId: number, nowMs: number): Promise<number | null> =>
  (await breaksOf(db, userId, nowMs)).excludedUntil;

/** Milliseconds to whole seconds, rounded up, as used by the limit service. */
export const secondsOf = (ms: number): number => Math.ceil(ms / MS_PER_SECOND);

/** {@link excludedUntilMs} in seconds. */
export async function excludedUntil(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const until = await excludedUntilMs(db, userId, nowMs);
  return until === null ? null : secondsOf(until);
}
