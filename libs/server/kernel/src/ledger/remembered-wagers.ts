import { days } from '@touchline/shared-primitives';
import type { Queryable } from '../db/db.ts';
import { type UsedIn, usedOf, type UsedQuery, type UsedSum } from './sums.ts';

/** The longest window of any limit, plus a day. */
const HORIZON_MS = days(31);
/** Maximum number of players with cached wagers; the least recent one is evicted first. */
const MOST_PLAYERS = 1000;

/** A ledger movement from the player's side; minor units (negative if the player paid), milliseconds. */
export interface Move {
  id: number;
  product: string;
  ref: string;
  flow: 'stake' | 'pay' | 'refund';
  created_at: number;
  currency_iso: string;
  amount: number;
}

/** A wager summed from its movements so far; minor units, milliseconds. */
interface Wager {
  currencyIso: string;
  stakes: readonly { at: number; amount: number }[];
  refunded: number;
  paid: number;
}

interface Remembered {
  /** The cache is complete for wagers staked after this moment. */
  from: number;
  /** Id of the last movement read. */
  upTo: number;
  wagers: ReadonlyMap<string, Wager>;
  /** Stakes written by this process since then, ordered by id. If the ledger counts the same number, no other process has written any. */
  own: readonly Move[];
}

const moves = (since: string) => `
  select moves.id, moves.product, moves.ref, moves.flow, moves.created_at, accounts.currency_iso, sum(entries.amount)::bigint as amount
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id
  where moves.user_id = $1 and ${since} and moves.flow in ('stake', 'pay', 'refund')
  group by moves.id, accounts.currency_iso order by moves.id`;
const ALL = moves('moves.created_at > $2');
const NEW = moves('moves.id > $2');

const keyOf = ({ product, ref, currency_iso: iso }: Move): string => `${iso}:${product}:${ref}`;
const noWager = (currencyIso: string): Wager => ({ currencyIso, stakes: [], refunded: 0, paid: 0 });

function withMove(wager: Wager, { flow, created_at: at, amount }: Move): Wager {
  if (flow === 'stake') return { ...wager, stakes: [...wager.stakes, { at, amount: -amount }] };
  return flow === 'refund' ? { ...wager, refunded: wager.refunded + amount } : { ...wager, paid: wager.paid + amount };
}

/** Drops wagers beyond the horizon; once a day is enough, because old ones do not affect the sums. */
function pruned(known: Remembered, nowMs: number): Remembered {
  const from = nowMs - HORIZON_MS;
  if (from - known.from < days(1)) return known;
  return { ...known, from, wagers: new Map([...known.wagers].filter(([, { stakes }]) => stakes.some(({ at }) => at > from))) };
}

/** Returns a new map, because another request may be reading the old one. */
function withMoves(known: Remembered, rows: readonly Move[]): Remembered {
  const wagers = new Map(known.wagers);
  for (const row of rows) {
    const wager = wagers.get(keyOf(row));
    // Ignore payouts of wagers staked before the horizon: they count for no limit.
    if (row.amount !== 0 && (wager !== undefined || row.flow === 'stake'))
      wagers.set(keyOf(row), withMove(wager ?? noWager(row.currency_iso), row));
  }
  return { ...known, upTo: rows.reduce((last, { id }) => Math.max(last, id), known.upTo), wagers, own: [] };
}

/** Sums all windows in one pass, because this runs before every stake. */
function sumsSince({ wagers }: Remembered, sinceMs: readonly number[]): UsedSum[] {
  const longestMs = Math.min(...sinceMs);
  const sums = sinceMs.map(() => new Map<string, UsedIn>());
  for (const { currencyIso, stakes, refunded, paid } of wagers.values()) {
    let [first, staked] = [Infinity, 0];
    for (const { at, amount } of stakes)
      if (at > longestMs) {
        first = Math.min(first, at);
        staked += amount;
      }
    if (first === Infinity) continue;
    sums.forEach((sum, nth) => {
      if (first <= (sinceMs[nth] ?? 0)) return;
      const known = sum.get(currencyIso) ?? { currencyIso, wagered: 0, lost: 0 };
      known.wagered += staked - refunded;
      known.lost += staked - refunded - paid;
      sum.set(currencyIso, known);
    });
  }
  return sums.map((sum) => usedOf([...sum.values()]));
}

/** Reads what a player wagered and lost since each of some moments; `nowMs` is the current time. */
export type ReadUsed = (db: Queryable, query: UsedQuery & { nowMs: number }) => Promise<UsedSum[]>;

/** The cached wagers of a request's player, read before the player is locked. */
export interface WagerMemory {
  /** Id of the last cached movement; null if none. */
  readonly knownUpTo: number | null;
  /**
   * The sums of `usedSince`. Read them before the transaction writes movements, because rolled-back ones must not be cached.
   *
   * @param newMoves - number of later movements in the ledger, counted while the player is locked.
   */
  reader(newMoves: number): ReadUsed;
  /** Records stakes written by the transaction. */
  wrote(moves: readonly Move[]): void;
  /** Adds the recorded stakes to the cache after the commit. */
  committed(): void;
}

/** Stakes written by this process, if nothing else is new; null if the ledger must be read. */
function ownOnly({ own }: Remembered, newMoves: number): readonly Move[] | null {
  return own.length === newMoves ? own : null;
}

/**
 * Caches the wagers of players in this process, for series of stakes. If the ledger has only movements written by this process, nothing is
 * read; otherwise only the new movements are. Every process writes movements while the player's row is locked, so their ids are in commit
 * order and none is missed.
 *
 * @spec LIM-1 LIM-12 RG-16
 */
export function rememberWagers(): { of(asking: { userId: number }): WagerMemory } {
  const known = new Map<number, Remembered>();

  const keep = (key: number, now: Remembered) => {
    const stored = known.get(key);
    if (stored === undefined || stored.upTo <= now.upTo) {
      known.delete(key);
      // Without a movement there is no id to continue from.
      if (now.upTo > 0) known.set(key, now);
    }
    const [oldest] = known.keys();
    if (known.size > MOST_PLAYERS && oldest !== undefined) known.delete(oldest);
  };

  const of = ({ userId: key }: { userId: number }): WagerMemory => {
    const last = known.get(key);
    const written: Move[] = [];
    return {
      knownUpTo: last?.upTo ?? null,
      reader:
        (newMoves) =>
        async (db, { sinceMs, nowMs }) => {
          // After the clock was turned back, a window may begin before the cached range.
          const before = last === undefined || last.from > Math.min(...sinceMs) ? undefined : last;
          const from = nowMs - HORIZON_MS;
          const rows =
            (before && ownOnly(before, newMoves)) ?? (await db.query<Move>(before === undefined ? ALL : NEW, [key, before?.upTo ?? from]));
          const now = withMoves(pruned(before ?? { from, upTo: 0, wagers: new Map(), own: [] }, nowMs), rows);
          keep(key, now);
          return sumsSince(now, sinceMs);
        },
      wrote: (moves) => void written.push(...moves),
      committed: () => {
        const stored = known.get(key);
        if (stored === undefined) return;
        const later = written.filter(({ id }) => id > stored.upTo);
        if (later.length > 0) known.set(key, { ...stored, own: [...stored.own, ...later] });
      },
    };
  };
  return { of };
}
