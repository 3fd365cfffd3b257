import { Refusal, type Services } from '@touchline/server-kernel';
import type { Db, Queryable } from '@touchline/server-kernel/db';
import type { FastifyRequest } from 'fastify';
import { hashPassword, matchPassword } from '../passwords.ts';
import type { Secrets } from '../secrets/tries.ts';

/**
 * Stores a new password and ends the player's sessions, except the given one.
 *
 * @param within - stores what belongs to the change, such as its letter, in the same transaction.
 * @spec AUTH-6 ID-31
 */
export async function keepPassword(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, password, exceptSessionId }: { userId: number; password: string; exceptSessionId: number | null },
  within: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.query('update users set password_hash = $2, password_changed_at = $3 where id = $1', [userId, hash, now()]);
    // Here, because every change locks the player first, and codes end below.
    await within(tx);
    await tx.query('update sessions set ended_at = $2 where user_id = $1 and ended_at is null and ($3::bigint is null or id <> $3)', [
      ...[userId, now(), exceptSessionId],
    ]);
    // Invalidate pending codes that were requested before the change.
    await tx.query(
      `update sent_codes set done_at = $2 where user_id = $1 and done_at is null and purpose in ('password', 'sms-login', 'email-login', 'two-step', 'qr', 'sign-in-token')`,
      [...[userId, now()]],
    );
  });
}

/** Confirms a change by a signed-in player with their password. */
export interface Confirmation {
  session: { userId: number };
  body: { password: string };
  request: FastifyRequest;
}

/**
 * Requires the password before a signed-in player changes the protection of the account. Wrong passwords share the count of
 * sign-in.
 *
 * @throws Refusal 400 wrong-password, 400 captcha, 429 too-many-tries.
 * @spec ID-31 AUTH-8
 */
export const passwordCheck =
  (db: Db, secrets: Secrets) =>
  async ({ session, body, request }: Confirmation): Promise<void> => {
    const { userId } = session;
    const [user] = await db.query<{ password_hash: string }>('select password_hash from users where id = $1', [userId]);
    const isRight = await secrets.check({ kind: 'password', of: { userId }, request, session }, async (taken) =>
      (await matchPassword(taken, body.password, user?.password_hash)) === 'wrong' ? undefined : true,
    );
    if (isRight === undefined)
      throw new Refusal(400, 'wrong-password', { field: 'password', detail: 'Your present password is another one' });
  };
