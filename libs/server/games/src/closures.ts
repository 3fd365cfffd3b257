import { type Queryable, Refusal } from '@touchline/server-kernel';
import { RoundDamage, RoundFault } from './rounds/round-row.ts';

/** Failures one after another that close a game. */
const MOST_FAILURES = 5;
const LONGEST_FAULT = 200;

/** Whether a game has failed so often that nothing is staked on it any more. */
export async function isClosed(db: Queryable, model: string): Promise<boolean> {
  const closed = await db.query('select 1 from game_closures where model = $1 and closed_at is not null', [model]);
  return closed.length > 0;
}

/** Failures of a game since its last round that worked. @throws Refusal 409 `game-closed`; nothing is kept under the round's id */
export async function requireWorking(tx: Queryable, model: string): Promise<number> {
  const [row] = await tx.query<{ failures: number; closed_at: number | null }>(
    'select failures, closed_at from game_closures where model = $1',
    [model],
  );
  if (row !== undefined && row.closed_at !== null) throw new Refusal(409, 'game-closed', { detail: 'This game is closed for repair' });
  return row?.failures ?? 0;
}

/** Counts a round that could not be worked out, and closes the game with the fifth in a row. A damaged record is no fault of its game. @spec CS-05 CF-07 */
export async function countFailure(db: Queryable, { model, nowMs }: { model: string; nowMs: number }, fault: RoundFault): Promise<void> {
  if (fault instanceof RoundDamage) return;
  await db.query(
    `insert into game_closures (model, failures, fault, failed_at) values ($1, 1, $2, $3)
     on conflict (model) do update set failures = game_closures.failures + 1, fault = excluded.fault, failed_at = excluded.failed_at,
       closed_at = case when game_closures.failures + 1 >= ${MOST_FAILURES} then coalesce(game_closures.closed_at, excluded.failed_at) end`,
    [model, fault.message.slice(0, LONGEST_FAULT), nowMs],
  );
}

/** A round of the game has worked. */
export const forgetFailures = (tx: Queryable, model: string): Promise<unknown> =>
  tx.query('delete from game_closures where model = $1 and closed_at is null', [model]);

type Decide<Of extends unknown[], Answer> = (...asked: Of) => Promise<Answer>;

/**
 * Runs work that stakes and plays. A game that fails there takes its stake back with the whole transaction, so its failure is counted after it.
 *
 * @param run - gets what watches the part that plays
 */
export async function watchFailures<Answer>(
  { db, model, now }: { db: Queryable; model: string; now: () => number },
  run: (watched: <Of extends unknown[], Decided>(decide: Decide<Of, Decided>) => Decide<Of, Decided>) => Promise<Answer>,
): Promise<Answer> {
  const found: RoundFault[] = [];
  try {
    return await run((decide) => async (...asked) => {
      try {
        return await decide(...asked);
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
