import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { RoundDamage, RoundFault } from './rounds/round-row.ts';

/** Consecutive failures after which a game is closed. */
const MOST_FAILURES = 5;
const LONGEST_FAULT = 200;

/** Whether a game is closed for stakes because it failed too often in a row. */
export async function isClosed(db: Queryable, model: string): Promise<boolean> {
  const closed = await db.query('select 1 from game_closures where model = $1 and closed_at is not null', [model]);
  return closed.length > 0;
}

/** Consecutive failures of an open game. @throws Refusal 409 `game-closed`; nothing is stored under the round's id */
export async function requireWorking(tx: Queryable, model: string): Promise<number> {
  const [row] = await tx.query<{ failures: number; closed_at: number | null }>(
    'select failures, closed_at from game_closures where model = $1',
    [model],
  );
  if (row !== undefined && row.closed_at !== null) throw new Refusal(409, 'game-closed', { detail: 'This game is closed for repair' });
  return row?.failures ?? 0;
}

/**
 * Counts a failed round and closes the game with the fifth in a row. A damaged record does not count against its game.
 *
 * @spec CS-05 CF-07
 */
export async function countFailure(db: Queryable, { model, nowMs }: { model: string; nowMs: number }, fault: RoundFault): Promise<void> {
  if (fault instanceof RoundDamage) return;
  await db.query(
    `insert into game_closures (model, failures, fault, failed_at) values ($1, 1, $2, $3)
     on conflict (model) do update set failures = game_closures.failures + 1, fault = excluded.fault, failed_at = excluded.failed_at,
       closed_at = case when game_closures.failures + 1 >= ${MOST_FAILURES} then coalesce(game_closures.closed_at, excluded.failed_at) end`,
    [model, fault.message.slice(0, LONGEST_FAULT), nowMs],
  );
}

/** Resets the failure count after a round that worked. */
export const forgetFailures = (tx: Queryable, model: string): Promise<unknown> =>
  tx.query('delete from game_closures where model = $1 and closed_at is null', [model]);

type Decide<Args extends unknown[], Answer> = (...args: Args) => Promise<Answer>;

/**
 * Runs work that stakes and plays a round, and counts a failure of the game. A failure rolls the whole transaction back, including the
 * stake, so it is counted after the transaction.
 *
 * @param run - gets a wrapper for the part that plays the round
 */
export async function watchFailures<Answer>(
  { db, model, now }: { db: Queryable; model: string; now: () => number },
  run: (watched: <Args extends unknown[], Decided>(decide: Decide<Args, Decided>) => Decide<Args, Decided>) => Promise<Answer>,
): Promise<Answer> {
  const found: RoundFault[] = [];
  try {
    return await run((decide) => async (...args) => {
      try {
        return await decide(...args);
      } catch (error) {
        if (error instanceof RoundFault) found.push(error);
        throw error;
      }
    });
  } finally {
    const last = found.at(-1);
    if (last !== undefined) await countFailure(db, { model, nowMs: now() }, last);
  }
}
