import { confirmableAt } from '@touchline/responsible-gaming-rules';
import type { Queryable } from '@touchline/server-kernel';
import { keptLimits } from './kept-limits.ts';

const EXCLUSION = 30;
const MS_PER_SECOND = 1000;

/** Seconds until the player can confirm a looser limit, 0 when they can now; null when none waits. @spec RG-05 */
export async function confirmIn(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const moments = (await keptLimits(db, userId)).flatMap(({ limit: { pending } }) => (pending === null ? [] : [confirmableAt(pending)]));
  return moments.length === 0 ? null : Math.max(0, Math.ceil((Math.min(...moments) - nowMs) / MS_PER_SECOND));
}

/** Until when the player has excluded themselves, milliseconds since 1970; null when they have not. @spec LIM-5 */
export async function excludedUntilMs(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const [row] = await db.query<{ ends_at: number }>(
    'select ends_at from player_limits where user_id = $1 and limit_type = $2 and ends_at > $3',
    [userId, EXCLUSION, nowMs],
  );
  return row?.ends_at ?? null;
}

/** The same in seconds, as the limit service says it. */
export async function excludedUntil(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const until = await excludedUntilMs(db, userId, nowMs);
  return until === null ? null : Math.ceil(until / MS_PER_SECOND);
}
