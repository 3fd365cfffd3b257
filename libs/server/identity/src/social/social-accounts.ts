import type { SocialId } from '@touchline/identity-contract';
import type { Db, Queryable } from '@touchline/server-kernel/db';
import { playerOfEmail } from '../people/emails.ts';

/** The player linked to a social account. */
export async function playerOf(db: Queryable, provider: SocialId, subject: string): Promise<number | undefined> {
  const [row] = await db.query<{ user_id: number }>('select user_id from social_accounts where provider = $1 and subject = $2', [
    provider,
    subject,
  ]);
  return row?.user_id;
}

export const hasEmail = async (db: Db, email: string | null): Promise<boolean> =>
  email !== null && (await playerOfEmail(db, email)) !== undefined;

/** Links a social account; an existing link is not moved. @returns whether it is linked to this player now. */
export async function connect(
  db: Queryable,
  one: { provider: SocialId; subject: string; userId: number; nowMs: number },
): Promise<boolean> {
  const { provider, subject, userId, nowMs } = one;
  await db.query('insert into social_accounts (provider, subject, user_id, connected_at) values ($1, $2, $3, $4) on conflict do nothing', [
    provider,
    subject,
    userId,
    nowMs,
  ]);
  return (await playerOf(db, provider, subject)) === userId;
}
