import type { Db, Queryable } from '../db/db.ts';
import { TakenElsewhere } from '../db/taken-elsewhere.ts';

/** An event of a player, recorded by a module. */
export interface PlayerEvent {
  userId: number;
  /** Kind of event, defined by the module, such as `bet-won`. */
  kind: string;
  /** The bet, payment or request concerned. An event is recorded once per kind and ref. */
  ref: string;
  money: { amount: number; iso: string } | null;
  /** Milliseconds. */
  at: number;
}

interface EventRow {
  id: number;
  user_id: number;
  kind: string;
  ref: string;
  amount: number | null;
  currency_iso: string | null;
  at: number;
}

/** Records an event in the transaction that causes it, so that it is delivered if and only if the cause is committed. @spec AC-06 */
export async function recordPlayerEvent(tx: Queryable, { userId, kind, ref, money, at }: PlayerEvent): Promise<void> {
  await tx.query(
    `insert into player_events (user_id, kind, ref, amount, currency_iso, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [userId, kind, ref, money?.amount ?? null, money?.iso ?? null, at],
  );
}

/** Ids of unprocessed events, oldest first. @param except - ids of events that are skipped for a while. */
export const waitingEvents = async (db: Queryable, most: number, except: readonly number[]): Promise<number[]> => {
  const rows = await db.query<{ id: number }>('select id from player_events where id <> all ($2::bigint[]) order by id limit $1', [
    most,
    except,
  ]);
  return rows.map(({ id }) => id);
};

/**
 * Takes one event and does the work in the same transaction, so that it is processed exactly once, despite crashes and other processes.
 *
 * @returns true. @throws TakenElsewhere if another process is processing it or has done so.
 */
export const takeEvent = (db: Db, id: number, work: (tx: Queryable, event: PlayerEvent) => Promise<void>): Promise<true> =>
  db.transaction(async (tx) => {
    const [row] = await tx.query<EventRow>('select * from player_events where id = $1 for update skip locked', [id]);
    if (row === undefined) throw new TakenElsewhere();
    const money = row.amount === null || row.currency_iso === null ? null : { amount: row.amount, iso: row.currency_iso };
    await work(tx, { userId: row.user_id, kind: row.kind, ref: row.ref, money, at: row.at });
    await tx.query('delete from player_events where id = $1', [id]);
    return true as const;
  });

/** Age at which events that no module has taken are deleted. */
const KEPT_MS = 7 * 86_400_000;

export async function forgetOldEvents(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from player_events where at < $1', [nowMs - KEPT_MS]);
}
