import type { AttentionAnswer } from '@touchline/account-office-contract';
import type { Queryable } from '@touchline/server-kernel/db';

const WAITING = `
  select
    (select count(*) from documents where user_id = $1 and state in ('requested', 'refused'))::bigint as verification,
    (select count(*) from threads where user_id = $1 and kind = 'support' and is_unread)::bigint as support`;

/** Items that need the player's action: a document to send, an answer to read. */
export async function attentionOf(db: Queryable, userId: number): Promise<AttentionAnswer> {
  const [row] = await db.query<{ verification: number; support: number }>(WAITING, [userId]);
  return { verification: row?.verification ?? 0, support: row?.support ?? 0 };
}
