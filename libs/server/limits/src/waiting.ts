import { activeAt, confirmableAt, plannedAt } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '@touchline/server-kernel';
import { keptLimit, keptLimits } from './kept-limits.ts';

const EXCLUSION = 30;
const MS_PER_SECOND = 1000;

/** Seconds until the player can confirm a looser limit, 0 when they can now; null when none waits. @spec RG-05 */
export async function confirmIn(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const moments = (await keptLimits(db, userId)).flatMap(({ limit: { pending } }) => (pending === null ? [] : [confirmableAt(pending)]));
  return moments.length === 0 ? null : Math.max(0, Math.ceil((Math.min(...moments) - nowMs) / MS_PER_SECOND));
}

/** A self-exclusion that has not begun, milliseconds since 1970. @spec RG-08 */
export interface PlannedBreak {
  startsAt: number;
  endsAt: number;
}
/** What binds of the player's self-exclusion, and what of it is still to come. */
export interface Breaks {
  /** Milliseconds since 1970; null when the player is not excluded now. */
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

/** Until when the player has excluded themselves, milliseconds since 1970; null when they have not. @spec LIM-5 */
export const excludedUntilMs = async (db: Queryable, userId: number, nowMs: number): Promise<number | null> =>
  (await breaksOf(db, userId, nowMs)).excludedUntil;

/** A moment in seconds, as the limit service says it. */
export const secondsOf = (ms: number): number => Math.ceil(ms / MS_PER_SECOND);

/** The same as {@link excludedUntilMs} in seconds. */
export async function excludedUntil(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const until = await excludedUntilMs(db, userId, nowMs);
  return until === null ? null : secondsOf(until);
}
