import type { Db } from '@touchline/server-kernel/db';

/** State of a player's intent: its exact answer, pending, or unknown. @spec BET-2 BET-6 */
export function intentOf(db: Db, userId: number, id: string) {
  return db.transaction(async (tx) => {
    // If the player is not locked, no placement is in progress in any process, so a missing answer means that the intent is unknown.
    const free = await tx.query('select 1 from users where id = $1 for share skip locked', [userId]);
    const [stored] = await tx.query<{ answer: string }>('select answer from placements where user_id = $1 and id = $2', [userId, id]);
    if (stored !== undefined) return { jsonText: stored.answer };
    const [waiting] = await tx.query<{ decide_at: number }>('select decide_at from pending_placements where user_id = $1 and id = $2', [
      userId,
      id,
    ]);
    if (waiting !== undefined) return { status: 'pending' as const, decidedAt: waiting.decide_at };
    return { status: free.length === 0 ? ('pending' as const) : ('unknown' as const) };
  });
}
