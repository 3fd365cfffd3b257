import type { Db } from '@touchline/server-kernel';

/** What became of an intent of a player: its answer to the byte, waiting, or never seen. @spec BET-2 BET-6 */
export function intentOf(db: Db, userId: number, id: string) {
  return db.transaction(async (tx) => {
    // While nobody holds the player no placement of theirs is under way in any process, so a missing answer is one that never came.
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
