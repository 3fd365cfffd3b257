import { days } from '@touchline/shared-primitives';
import type { Queryable } from '../db/db.ts';
import type { UsedQuestion, UsedSum } from './sums.ts';

/** As far back as any limit looks, and a day more. */
const HORIZON_MS = days(31);
/** Players of whom the wagers are remembered; whoever has not staked for longest is forgotten first. */
const MOST_PLAYERS = 1000;

interface Move {
  id: number;
  product: string;
  ref: string;
  flow: 'stake' | 'pay' | 'refund';
  created_at: number;
  amount: number;
}

/** A wager by the moves seen so far; minor units, milliseconds. */
interface Wager {
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
}

const moves = (since: string) => `
  select moves.id, moves.product, moves.ref, moves.flow, moves.created_at, sum(entries.amount)::bigint as amount
  from ledger_transactions as moves
  join ledger_entries as entries on entries.transaction_id = moves.id
  join accounts on accounts.id = entries.account_id and accounts.user_id = moves.user_id and accounts.currency_iso = $2
  where moves.user_id = $1 and ${since} and moves.flow in ('stake', 'pay', 'refund')
  group by moves.id order by moves.id`;
const ALL = moves('moves.created_at > $3');
const NEW = moves('moves.id > $3');

const keyOf = ({ product, ref }: Move): string => `${product}:${ref}`;
const NONE: Wager = { stakes: [], refunded: 0, paid: 0 };

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
    if (wager !== undefined || row.flow === 'stake') wagers.set(keyOf(row), withMove(wager ?? NONE, row));
  }
  return { ...known, upTo: rows.at(-1)?.id ?? known.upTo, wagers };
}

/** All windows in one pass: this runs before every stake. */
function sumsSince({ wagers }: Remembered, sinceMs: readonly number[]): UsedSum[] {
  const longestMs = Math.min(...sinceMs);
  const sums = sinceMs.map(() => ({ wagered: 0, lost: 0 }));
  for (const { stakes, refunded, paid } of wagers.values()) {
    let [first, staked] = [Infinity, 0];
    for (const { at, amount } of stakes)
      if (at > longestMs) {
        first = Math.min(first, at);
        staked += amount;
      }
    if (first === Infinity) continue;
    sums.forEach((sum, nth) => {
      if (first <= (sinceMs[nth] ?? 0)) return;
      sum.wagered += staked - refunded;
      sum.lost += staked - refunded - paid;
    });
  }
  return sums;
}

/** What a player wagered and lost in a currency since each of some moments; `nowMs` is the moment of the question. */
export type ReadUsed = (db: Queryable, question: UsedQuestion & { nowMs: number }) => Promise<UsedSum[]>;

/**
 * The sums of `usedSince`, for stakes that come one after the other: the wagers of a player are remembered in this process, and each question
 * reads only the moves that were written since. Whatever process writes them, every move of a player is written while their row is held, so
 * that their ids are in the order in which they are committed and none is passed over. Ask before the transaction writes moves of its own:
 * what is rolled back must not be remembered.
 *
 * @spec LIM-1 LIM-12 RG-16
 */
export function rememberWagers(): ReadUsed {
  const known = new Map<string, Remembered>();
  return async (db, { userId, currencyIso, sinceMs, nowMs }) => {
    const longestMs = Math.min(...sinceMs);
    const key = `${userId}:${currencyIso}`;
    const last = known.get(key);
    // After the clock was turned back, a limit looks further than what is remembered reaches.
    const before = last === undefined || last.from > longestMs ? undefined : last;
    const from = nowMs - HORIZON_MS;
    const rows = await db.query<Move>(before === undefined ? ALL : NEW, [userId, currencyIso, before?.upTo ?? from]);
    const now = withMoves(pruned(before ?? { from, upTo: 0, wagers: new Map() }, nowMs), rows);
    const stored = known.get(key);
    if (stored === undefined || stored.upTo <= now.upTo) {
      known.delete(key);
      // Without a move there is nothing to carry on from.
      if (now.upTo > 0) known.set(key, now);
    }
    const [oldest] = known.keys();
    if (known.size > MOST_PLAYERS && oldest !== undefined) known.delete(oldest);
    return sumsSince(now, sinceMs);
  };
}
