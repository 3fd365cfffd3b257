import { codeOf, days, minutes, seconds } from '@touchline/shared-primitives';
import { activeAt, type Limit, stopOf, type Use } from '@touchline/responsible-gaming-rules';
import { endSessionsByLimit, type PlayedEnough, type PlayParts, type PlayWatch, type Queryable } from '@touchline/server-kernel';
import { keptLimits } from './kept-limits.ts';
import { pausedOffers } from './markers.ts';
import { excludedUntilMs } from './waiting.ts';

/** A player who asks nothing for longer has stopped playing; a shorter silence counts as play. */
export const STOPPED_AFTER_MS = minutes(5);
/** How often a player's time is written down at most, in each process. */
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

/** A call of a player: it carries on the stretch of play that is under way, or begins one. */
async function carryOn(db: Queryable, userId: number, nowMs: number): Promise<void> {
  const going = await db.query(EXTEND, [userId, nowMs, nowMs - STOPPED_AFTER_MS]);
  if (going.length === 0) await db.query(BEGIN, [userId, nowMs]);
}

/** For how long a player has played within 24 hours, oldest first. @spec LIM-6 */
export async function playOf(db: Queryable, userId: number, nowMs: number): Promise<Use[]> {
  const rows = await db.query<{ from_at: number; to_at: number }>(
    'select from_at, to_at from play_stretches where user_id = $1 and to_at > $2 order by from_at',
    [userId, nowMs - WINDOW_MS],
  );
  return rows.map(({ from_at, to_at }) => ({ at: to_at, amount: to_at - Math.max(from_at, nowMs - WINDOW_MS) }));
}

/** The stretch of play that is under way; null for a player who has stopped. */
export async function playUnderWay(db: Queryable, userId: number, nowMs: number): Promise<Stretch | null> {
  const [row] = await db.query<{ from_at: number; to_at: number }>(
    'select from_at, to_at from play_stretches where user_id = $1 and to_at >= $2 order by from_at desc limit 1',
    [userId, nowMs - STOPPED_AFTER_MS],
  );
  return row === undefined ? null : { from: row.from_at, to: row.to_at };
}

const sessionLimitOf = async (db: Queryable, userId: number): Promise<Limit | undefined> =>
  (await keptLimits(db, userId)).find(({ limit }) => limit.limitType === 31)?.limit;

/** Whether the session limit of a player is used up. */
async function enough(db: Queryable, userId: number, nowMs: number): Promise<PlayedEnough | null> {
  const limit = await sessionLimitOf(db, userId);
  if (limit === undefined) return null;
  const stop = stopOf({ kind: 'sign-in' }, { limits: [limit], nowMs, play: await playOf(db, userId, nowMs) });
  return stop === null ? null : { until: stop.freesAt };
}

/** Milliseconds of play that the session limit leaves; null without one. */
export async function playLeft(db: Queryable, userId: number, nowMs: number): Promise<number | null> {
  const limit = await sessionLimitOf(db, userId);
  const active = limit === undefined ? null : activeAt(limit, nowMs);
  if (active === null) return null;
  const used = (await playOf(db, userId, nowMs)).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, minutes(60 * active.value) - used);
}

/**
 * Counts the time of players by their calls, whatever they ask for: a ping that is kept back stops no clock.
 *
 * @param written - when each player's time was written down last, by this process.
 * @spec RG-12 LIM-6
 */
export function playWatch(parts: PlayParts, written: Map<number, number>): PlayWatch {
  const { db } = parts;
  return {
    beforeSignIn: (userId, nowMs) => enough(db, userId, nowMs),
    areOffersPaused: pausedOffers(parts),
    excludedUntil: (userId, nowMs) => excludedUntilMs(db, userId, nowMs),
    seen: async ({ userId }, nowMs) => {
      const last = written.get(userId);
      if (last !== undefined && nowMs >= last && nowMs - last < WRITTEN_EVERY_MS) return null;
      // Whoever has not called for a while is looked for in the database again.
      if (last === undefined) for (const [id, at] of written) if (nowMs - at >= STOPPED_AFTER_MS) written.delete(id);
      written.set(userId, nowMs);
      await carryOn(db, userId, nowMs);
      // Where nobody can say, pages go on: what takes money is closed by its own gate. @spec LIM-13
      const stop = await enough(db, userId, nowMs).catch((error: unknown) => {
        parts.warn({ userId, code: codeOf(error) }, 'the session limit of a player cannot be read');
        return null;
      });
      if (stop !== null) await endSessionsByLimit(db, userId, nowMs);
      return stop;
    },
  };
}
