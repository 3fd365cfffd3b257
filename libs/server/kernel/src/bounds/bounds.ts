import type { ContractCall } from '@touchline/shared-contract/schemas';
import { addressKey } from '@touchline/shared-serving';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Queryable } from '../db/db.ts';
import { Refusal } from '../refusal.ts';
import { type Bound, routeOf, type Stored } from './stored.ts';

/** A bound and the player, address or visit that it is counted for. */
export interface Counted {
  bound: Bound;
  who: string;
}

export interface Bounds {
  /** The effective limit: with the operator's number and, for addresses, multiplied by the people per address. */
  mostOf(bound: Bound): number;
  /** Counts `amount` against a bound with a window. @throws Refusal 413, or 429 with the seconds until the window ends */
  take(db: Queryable, bound: Bound, who: string, amount?: number): Promise<void>;
  /** Like `take`. @returns false instead of throwing. */
  hasRoom(db: Queryable, bound: Bound, who: string, amount?: number): Promise<boolean>;
  /** Subtracts an amount that was counted but not stored in the end. */
  giveBack(db: Queryable, bound: Bound, who: string, amount?: number): Promise<void>;
  /** @returns false while the table with its indexes has reached the bytes of a bound for everybody. */
  hasRoomIn(db: Queryable, bound: Bound, table: string): Promise<boolean>;
  /** Like `hasRoomIn`. @throws Refusal 429 when it is false */
  requireRoomIn(db: Queryable, bound: Bound, table: string): Promise<void>;
  /** The bounds that `serve` counts a call against. */
  ofCall(call: ContractCall): readonly Bound[];
}

const TAKE = `
  insert into stored_counts as known (key, ends_at, taken) values ($1, $2, $3)
  on conflict (key) do update set ends_at = excluded.ends_at,
    taken = excluded.taken + case when known.ends_at = excluded.ends_at then known.taken else 0 end
    where excluded.taken + case when known.ends_at = excluded.ends_at then known.taken else 0 end <= $4
  returning taken`;
const GIVE_BACK = 'update stored_counts set taken = greatest(0, taken - $3) where key = $1 and ends_at = $2';

const Numbers = z.record(z.string(), z.int().check(z.minimum(0)));

/** The operator's numbers from `TOUCHLINE_BOUNDS`. @throws Error for invalid JSON, invalid numbers or an unknown name */
function ownNumbers(env: NodeJS.ProcessEnv, known: ReadonlySet<string>): Readonly<Record<string, number>> {
  const text = env['TOUCHLINE_BOUNDS'];
  if (text === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('TOUCHLINE_BOUNDS is no JSON');
  }
  const read = Numbers.safeParse(value);
  if (!read.success) throw new Error('TOUCHLINE_BOUNDS has to be an object of whole numbers, such as {"stakes-of-player": 5000}');
  const unknown = Object.keys(read.data).find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`TOUCHLINE_BOUNDS names '${unknown}', which is no bound of docs/bounds.md`);
  return read.data;
}

/** Addresses and players are stored as hashes, as in rate limits. */
const keyOf = ({ name }: Bound, who: string): string => `${name}:${createHash('sha256').update(who).digest('base64url')}`;

interface BoundsDeps {
  env: NodeJS.ProcessEnv;
  now: () => number;
  /** How many people share one address; bounds by address are multiplied by it. */
  people: number;
}

/**
 * Opens the bounds of all stored data; numbers in `TOUCHLINE_BOUNDS` override the defaults.
 *
 * @throws Error for an invalid `TOUCHLINE_BOUNDS`.
 * @spec SEC-6 SRV-5
 */
export function openBounds(stored: readonly Stored[], { env, now, people }: BoundsDeps): Bounds {
  const all = stored.flatMap(({ bounds }) => bounds);
  const own = ownNumbers(env, new Set(all.map(({ name }) => name)));
  const byRoute = new Map<string, Bound[]>();
  for (const { calls, bounds } of stored) {
    const counted = bounds.filter(({ of }) => of === 'calls');
    if (calls === 'any' || counted.length === 0) continue;
    for (const call of calls) byRoute.set(routeOf(call), [...new Set([...(byRoute.get(routeOf(call)) ?? []), ...counted])]);
  }
  const mostOf = ({ name, whose, most }: Bound): number => (own[name] ?? most) * (whose === 'address' ? people : 1);
  const whoIn = ({ whose }: Bound, who: string): string => (whose === 'address' ? addressKey(who) : who);
  const endOf = ({ name, windowMs }: Bound): number => {
    if (windowMs === undefined) throw new Error(`the bound '${name}' is not counted in a window`);
    return (Math.floor(now() / windowMs) + 1) * windowMs;
  };
  const hasRoom: Bounds['hasRoom'] = async (db, bound, who, amount = 1) => {
    const most = mostOf(bound);
    if (amount > most) return false;
    const taken = await db.query(TAKE, [keyOf(bound, whoIn(bound, who)), endOf(bound), amount, most]);
    return taken.length === 1;
  };
  const refusal = (bound: Bound): Refusal => {
    if (bound.over === 413) return new Refusal(413, 'too-large', { detail: 'This is more than can be kept' });
    const retryAfterSeconds = bound.windowMs === undefined ? undefined : Math.ceil((endOf(bound) - now()) / 1000);
    const detail =
      bound.windowMs === undefined ? 'There is no room for more at the moment' : 'This was done too often, please wait a while';
    return new Refusal(429, 'too-many-tries', { detail, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) });
  };
  const hasRoomIn: Bounds['hasRoomIn'] = async (db, bound, table) => {
    const [row] = await db.query<{ bytes: number }>('select pg_total_relation_size($1::regclass) as bytes', [table]);
    return (row?.bytes ?? 0) < mostOf(bound);
  };
  return {
    mostOf,
    hasRoom,
    hasRoomIn,
    take: async (db, bound, who, amount = 1) => {
      if (!(await hasRoom(db, bound, who, amount))) throw refusal(bound);
    },
    giveBack: async (db, bound, who, amount = 1) => {
      await db.query(GIVE_BACK, [keyOf(bound, whoIn(bound, who)), endOf(bound), amount]);
    },
    requireRoomIn: async (db, bound, table) => {
      if (!(await hasRoomIn(db, bound, table))) throw refusal(bound);
    },
    ofCall: (call) => byRoute.get(routeOf(call)) ?? [],
  };
}

/** Deletes counts whose window has ended. */
export async function forgetOldCounts(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from stored_counts where ends_at <= $1', [nowMs]);
}
