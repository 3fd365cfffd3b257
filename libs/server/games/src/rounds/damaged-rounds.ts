import type { Queryable } from '@touchline/server-kernel/db';
import { damageOf, type RoundRow } from './round-row.ts';

/** Records rounds with unreadable records and counts how often each was encountered; sound rounds are ignored. @spec CS-05 CF-07 */
export async function keepDamaged(db: Queryable, rows: readonly RoundRow[], nowMs: number): Promise<void> {
  for (const row of rows) {
    const fault = damageOf(row);
    if (fault === null) continue;
    await db.query(
      `insert into game_damaged_rounds (round_id, fault, found_at) values ($1, $2, $3)
       on conflict (round_id) do update set times = game_damaged_rounds.times + 1`,
      [row.id, fault.message, nowMs],
    );
  }
}
