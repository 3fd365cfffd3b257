import { climbOf } from '@touchline/casino-game-math';
import type { Queryable } from '@touchline/server-kernel/db';
import { type RoundRow, startOf } from './round-row.ts';

/** Requests that are kept for a round; one that counts is kept beyond that. */
const MOST_KEPT = 20;

/** A request to leave a climb, and when all of it had arrived, in milliseconds. */
export interface Exit {
  id: string;
  arrivedAt: number;
}

/** From when on a climb can be left; null for a round that does not climb. */
export function leavableFrom(row: RoundRow): number | null {
  const climb = climbOf(row.model);
  return climb === null ? null : startOf(row) + climb.timeTo(climb.lowest);
}

/**
 * Keeps when a request to leave a climb arrived, before the round is locked, so that any settlement that follows counts it. Call it outside
 * a transaction: it must be visible to the others at once. The first of two requests with one id may be stored last.
 *
 * @returns when the first request of this id arrived.
 * @spec CS-05
 */
export async function keepExit(db: Queryable, row: RoundRow, { id, arrivedAt }: Exit): Promise<number> {
  const from = leavableFrom(row);
  if (from === null) return arrivedAt;
  if (row.status === 'open')
    await db.query(
      `insert into game_exits (round_id, request_id, arrived_at)
       select $1::bigint, $2::text, $3::bigint
       where (select count(*) from game_exits where round_id = $1::bigint) < ${MOST_KEPT}
         or ($3::bigint >= $4::bigint
           and not exists (select 1 from game_exits where round_id = $1::bigint and arrived_at between $4::bigint and $3::bigint))
       on conflict (round_id, request_id) do update set arrived_at = excluded.arrived_at
         where excluded.arrived_at < game_exits.arrived_at`,
      [row.id, id, arrivedAt, from],
    );
  const [kept] = await db.query<{ arrived_at: number }>('select arrived_at from game_exits where round_id = $1 and request_id = $2', [
    row.id,
    id,
  ]);
  return kept?.arrived_at ?? arrivedAt;
}

/** When the first request to leave a climb arrived that the climb offered; null without one. */
export async function exitOf(db: Queryable, row: RoundRow): Promise<number | null> {
  const from = leavableFrom(row);
  if (from === null || row.status !== 'open') return null;
  const [first] = await db.query<{ at: number | null }>(
    'select min(arrived_at) as at from game_exits where round_id = $1 and arrived_at >= $2',
    [row.id, from],
  );
  return first?.at ?? null;
}
