import type { Queryable } from '../db/db.ts';

/** Exclusive right of one process to a task. It holds until it is released, or until `lifeMs` after the last renewal. */
export interface Lease {
  name: string;
  holder: string;
  lifeMs: number;
}

/**
 * Acquires or renews a lease. Only the clock of the database counts, so processes need not agree on the time. It is a row instead of an
 * advisory lock, because a hanging process keeps its connection and would thus keep the lock.
 *
 * @returns the term, which increases with every change of holder; undefined while another process holds the lease.
 * @spec BT-01 SRV-2
 */
export async function takeLease(db: Queryable, { name, holder, lifeMs }: Lease): Promise<number | undefined> {
  const [row] = await db.query<{ term: number }>(
    `insert into leases as known (name, holder, term, until)
     values ($1, $2, 1, clock_timestamp() + $3::int * interval '1 millisecond')
     on conflict (name) do update
       set holder = excluded.holder, until = excluded.until, term = known.term + case when known.holder = excluded.holder then 0 else 1 end
       where known.holder = excluded.holder or known.until < clock_timestamp()
     returning term`,
    [name, holder, lifeMs],
  );
  return row?.term;
}

/** Releases a lease at once. */
export async function leaveLease(db: Queryable, { name, holder }: Pick<Lease, 'name' | 'holder'>): Promise<void> {
  await db.query(`update leases set until = '-infinity' where name = $1 and holder = $2`, [name, holder]);
}
