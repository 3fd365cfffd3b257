import { days } from '@touchline/shared-primitives';
import type { Queryable } from '../db/db.ts';
import { type UsedIn, usedOf, type UsedQuestion, type UsedSum } from './sums.ts';

/** As far back as any limit looks, and a day more. */
const HORIZON_MS = days(31);
/** Players of whom the wagers are remembered; whoever has not staked for longest is forgotten first. */
const MOST_PLAYERS = 1000;

/** What a movement of the ledger means for its player; minor units (negative what they gave), milliseconds. */
export interface Move {
  id: number;
  product: string;
  ref: string;
  flow: 'stake' | 'pay' | 'refund';
  created_at: number;
  currency_iso: string;
  amount: number;
}

/** A wager by the moves seen so far; minor units, milliseconds. */
interface Wager {
  currencyIso: string;
  stakes: readonly { at: number; amount: number }[];
  refunded: number;
  paid: number;
}

interface Remembered {
  /** Wagers that were staked after this moment are all here. */
  from: number;
  /** The last move that was read. */
  upTo: number;
  wagers: ReadonlyMap<string, Wager>;
  /** Stakes that this process wrote since, by the order of their ids: nothing else was written as long as the ledger counts as many. */
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

/** Without what is behind the horizon; looked through once a day, as what is behind it does no harm. */
function pruned(known: Remembered, nowMs: number): Remembered {
  const from = nowMs - HORIZON_MS;
  if (from - known.from < days(1)) return known;
  return { ...known, from, wagers: new Map([...known.wagers].filter(([, { stakes }]) => stakes.some(({ at }) => at > from))) };
}

/** A new map: another request may be reading the old one. */
function withMoves(known: Remembered, rows: readonly Move[]): Remembered {
  const wagers = new Map(known.wagers);
  for (const row of rows) {
    const wager = wagers.get(keyOf(row));
    // A wager that was staked before the horizon counts for no limit, whatever it pays.
    if (row.amount !== 0 && (wager !== undefined || row.flow === 'stake'))
      wagers.set(keyOf(row), withMove(wager ?? noWager(row.currency_iso), row));
  }
  return { ...known, upTo: rows.reduce((last, { id }) => Math.max(last, id), known.upTo), wagers, own: [] };
}

/** All windows in one pass: this runs before every stake. */
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

/** What a player wagered and lost since each of some moments; `nowMs` is the moment of the question. */
export type ReadUsed = (db: Queryable, question: UsedQuestion & { nowMs: number }) => Promise<UsedSum[]>;

/** What is remembered of the player of one request, who is not held yet. */
export interface WagerMemory {
  /** The last move that is remembered; null when there is none. */
  readonly knownUpTo: number | null;
  /**
   * The sums of `usedSince`. Ask before the transaction writes moves of its own: what is rolled back must not be remembered.
   *
   * @param newMoves - how many later moves the ledger has, counted while the player is held.
   */
  reader(newMoves: number): ReadUsed;
  /** The transaction has written stakes. */
  wrote(moves: readonly Move[]): void;
  /** It is committed: what it wrote is remembered. */
  committed(): void;
}

/** Stakes that this process wrote, if they are all that is new; null when the ledger has to be asked. */
function ownOnly({ own }: Remembered, newMoves: number): readonly Move[] | null {
  return own.length === newMoves ? own : null;
}

/**
 * Remembers the wagers of players in this process, for stakes that come one after the other. Where the ledger has nothing but what this
 * process wrote, nothing is read; otherwise only the moves that were written since. Whatever process writes them, every move of a player is
 * written while their row is held, so that their ids are in the order in which they are committed and none is passed over.
 *
 * @spec LIM-1 LIM-12 RG-16
 */
export function rememberWagers(): { of(asking: { userId: number }): WagerMemory } {
  const known = new Map<number, Remembered>();

  const keep = (key: number, now: Remembered) => {
    const stored = known.get(key);
    if (stored === undefined || stored.upTo <= now.upTo) {
      known.delete(key);
      // Without a move there is nothing to carry on from.
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
          // After the clock was turned back, a limit looks further than what is remembered reaches.
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
