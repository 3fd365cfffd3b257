import type { Queryable } from '../db/db.ts';

/** What one process alone does for all: it has it until it says otherwise, or for so long after it last said that it goes on. */
export interface Lease {
  name: string;
  holder: string;
  lifeMs: number;
}

/**
 * Takes a lease, or goes on with it. The clock of the database alone decides, so processes need not agree on the time. It is a row and no
 * advisory lock: a process that stands still keeps its connection and would keep its lock.
 *
 * @returns its term, which grows with every change of holder; undefined while another process has it.
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

/** Gives it free at once. */
export async function leaveLease(db: Queryable, { name, holder }: Pick<Lease, 'name' | 'holder'>): Promise<void> {
  await db.query(`update leases set until = '-infinity' where name = $1 and holder = $2`, [name, holder]);
}
