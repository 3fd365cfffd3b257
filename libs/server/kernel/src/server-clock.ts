import type { Queryable } from './db/db.ts';

export interface ClockDeps {
  /** System time in milliseconds since 1970; an administrator, a snapshot or a broken time service may set it arbitrarily. */
  wall?: () => number;
  /** Milliseconds of a clock that never goes back. */
  monotonic?: () => number;
  /** The latest time that any process on this database has used. */
  markMs?: number;
}

export interface ServerClock {
  /** Never earlier than any time returned before, in this process or in an earlier one. */
  now(): number;
  /** Offset of the system clock from the time in use: 0, negative after it was set back, positive after a jump ahead. */
  offMs(): number;
}

/** Ordinary corrections by a time service are smaller. */
const JUMP_MS = 60_000;

/**
 * The clock for all decisions. If the system clock is set back, games with known results would be played again; so time continues from the
 * mark by the monotonic clock until the system clock has caught up. A jump ahead is followed, because it cannot be distinguished from a
 * machine that was suspended, but it is reported.
 *
 * @spec SRV-6 ODD-4
 */
export function createServerClock({ wall = Date.now, monotonic = () => performance.now(), markMs = 0 }: ClockDeps = {}): ServerClock {
  let lastMs = Math.max(wall(), markMs);
  let steadyMs = monotonic();
  let aheadMs = 0;
  const now = (): number => {
    const wallMs = wall();
    const steady = monotonic();
    const expectedMs = lastMs + Math.max(0, steady - steadyMs);
    steadyMs = steady;
    if (wallMs - expectedMs > JUMP_MS) aheadMs = wallMs - expectedMs;
    // Small backward corrections freeze the time briefly; using the same moment twice is harmless.
    lastMs = wallMs >= lastMs ? wallMs : lastMs - wallMs > JUMP_MS ? expectedMs : lastMs;
    return Math.floor(lastMs);
  };
  return {
    now,
    offMs: () => {
      const behindMs = wall() - now();
      return behindMs < -JUMP_MS ? behindMs : aheadMs;
    },
  };
}

const MARK = 'clock-mark';
/** Interval at which the mark is written; the next process begins later than any time returned since. */
export const MARK_EVERY_MS = 1000;
const MARGIN_MS = 2 * MARK_EVERY_MS;

/** Earliest start time of the clock. @returns 0 for a database that no process has used yet. */
export async function readClockMark(db: Queryable): Promise<number> {
  const [row] = await db.query<{ value: string }>('select value from settings where name = $1', [MARK]);
  return row === undefined ? 0 : Number(row.value) + MARGIN_MS;
}

/** Stores the mark; of several processes the latest time is kept. */
export async function writeClockMark(db: Queryable, nowMs: number): Promise<void> {
  await db.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = greatest(settings.value::bigint, excluded.value::bigint)::text`,
    [MARK, String(Math.floor(nowMs))],
  );
}
