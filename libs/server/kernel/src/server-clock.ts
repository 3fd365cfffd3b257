import type { Queryable } from './db/db.ts';

export interface ClockDeps {
  /** Milliseconds since 1970 by this machine; an administrator, a snapshot or a broken time service may set it anywhere. */
  wall?: () => number;
  /** Milliseconds of a clock that only goes forward. */
  monotonic?: () => number;
  /** The latest time that any process on this database has worked with. */
  markMs?: number;
}

export interface ServerClock {
  /** Never earlier than any time it has said before, in this process or in one before it. */
  now(): number;
  /** How far the machine's clock is from what is worked with: 0, negative after it was set back, positive after a jump ahead. */
  offMs(): number;
}

/** Corrections of a time service are smaller. */
const JUMP_MS = 60_000;

/**
 * The only clock that decides. A machine whose clock is set back would play games again whose results were seen; so time goes on from the mark
 * by the steady clock, until the machine's clock has caught up. A jump ahead is followed, because nothing tells it from a machine that slept,
 * but it is told.
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
    // Small corrections backwards are waited out: the same moment twice sells nothing twice.
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
/** How often the mark is written; the next process begins later than anything that was said since. */
export const MARK_EVERY_MS = 1000;
const MARGIN_MS = 2 * MARK_EVERY_MS;

/** Where the clock has to begin. @returns 0 on a database that no process has worked on yet. */
export async function readClockMark(db: Queryable): Promise<number> {
  const [row] = await db.query<{ value: string }>('select value from settings where name = $1', [MARK]);
  return row === undefined ? 0 : Number(row.value) + MARGIN_MS;
}

/** Keeps the latest of all processes. */
export async function writeClockMark(db: Queryable, nowMs: number): Promise<void> {
  await db.query(
    `insert into settings (name, value) values ($1, $2)
     on conflict (name) do update set value = greatest(settings.value::bigint, excluded.value::bigint)::text`,
    [MARK, String(Math.floor(nowMs))],
  );
}
