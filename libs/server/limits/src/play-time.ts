import { codeOf, days, minutes, seconds } from '@touchline/shared-primitives';
import { activeAt, type Limit, stopOf, type Use } from '@touchline/responsible-gaming-rules';
import { endSessionsByLimit, type SessionLimitEnd, type PlayParts, type PlayWatch } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { keptLimits } from './kept-limits.ts';
import { pausedOffers } from './markers.ts';
import { excludedUntilMs } from './waiting.ts';

/** Play ends after this time without a call; shorter pauses count as play. */
export const STOPPED_AFTER_MS = minutes(5);
/** Minimum interval between two writes of a player's time, per process. */
const WRITTEN_EVERY_MS = seconds(10);
const WINDOW_MS = days(1);

interface Stretch {
  from: number;
  to: number;
}

const EXTEND = `
  update play_stretches set to_at = greatest(to_at, $2)
  where user_id = $1 and from_at = (select max(from_at) from play_stretches where user_id = $1) and to_at >= $3
  returning from_at`;
const BEGIN = `insert into play_stretches (user_id, from_at, to_at) values ($1, $2, $2) on conflict do nothing`;

/** Records a call: extends the current stretch of play or begins a new one. */
async function recordPlay(db: Queryable, userId: number, nowMs: number): Promise<void> {
  const going = await db.query(EXTEND, [userId, nowMs, nowMs - STOPPED_AFTER_MS]);
  if (going.length === 0) await db.query(BEGIN, [userId, nowMs]);
}

/** Stretches of play within the last 24 hours, oldest first. @spec LIM-6 */
export async function playOf(db: Queryable, userId: number, nowMs: number): Promise<Use[]> {
  const rows = await db.query<{ from_at: number; to_at: number }>(
    'select from_at, to_at from play_stretches where user_id = $1 and to_at > $2 order by from_at',
    [userId, nowMs - WINDOW_MS],
  );
  return rows.map(({ from_at, to_at }) => ({ at: to_at, amount: to_at - Math.max(from_at, nowMs - WINDOW_MS) }));
}

/** The current stretch of play; null if the player has stopped. */
export async function playUnderWay(db: Queryable, userId: number, nowMs: number): Promise<Stretch | null> {
  const [row] = await db.query<{ from_at: number; to_at: number }>(
    'select from_at, to_at from play_stretches where user_id = $1 and to_at >= $2 order by from_at desc limit 1',
    [userId, nowMs - STOPPED_AFTER_MS],
  );
  return row === undefined ? null : { from: row.from_at, to: row.to_at };
}

const sessionLimitOf = async (db: Queryable, userId: number): Promise<Limit | undefined> =>
  (await keptLimits(db, userId)).find(({ limit }) => limit.limitType === 31)?.limit;

/** End of the stop if the player's session limit is used up; null otherwise. */
async function sessionLimitStop(db: Queryable, userId: number, nowMs: number): Promise<SessionLimitEnd | null> {
  const limit = await sessionLimitOf(db, userId);
  if (limit === undefined) return null;
  const stop = stopOf({ kind: 'sign-in' }, { limits: [limit], nowMs, play: await playOf(db, userId, nowMs) });
  return stop === null ? null : { until: stop.freesAt };
}

/** Milliseconds of play left by the session limit; null without one. */
export async function playLeft(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const limit = await sessionLimitOf(db, userId);
  const active = limit === undefined ? null : activeAt(limit, nowMs);
  if (active === null) return null;
  const used = (await playOf(db, userId, nowMs)).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, minutes(60 * active.value) - used);
}

/**
 * Measures the time of play by a player's calls of any kind, so that suppressing a heartbeat does not stop the clock.
 *
 * @param written - time of the last write for each player, in this process.
 * @spec RG-12 LIM-6
 */
export function playWatch(parts: PlayParts, written: Map<number, number>): PlayWatch {
  const { db } = parts;
  return {
    beforeSignIn: (userId, nowMs) => sessionLimitStop(db, userId, nowMs),
    areOffersPaused: pausedOffers(parts),
    excludedUntil: (userId, nowMs) => excludedUntilMs(db, userId, nowMs),
    seen: async ({ userId }, nowMs) => {
      const last = written.get(userId);
      if (last !== undefined && nowMs >= last && nowMs - last < WRITTEN_EVERY_MS) return null;
      // Evict players who have stopped; their next call goes to the database again.
      if (last === undefined) for (const [id, at] of written) if (nowMs - at >= STOPPED_AFTER_MS) written.delete(id);
      written.set(userId, nowMs);
      await recordPlay(db, userId, nowMs);
      // Fail open for pages: the gates that take money fail closed by themselves. @spec LIM-13
      const stop = await sessionLimitStop(db, userId, nowMs).catch((error: unknown) => {
        parts.warn({ userId, code: codeOf(error) }, 'the session limit of a player cannot be read');
        return null;
      });
      if (stop !== null) await endSessionsByLimit(db, userId, nowMs);
      return stop;
    },
  };
}
