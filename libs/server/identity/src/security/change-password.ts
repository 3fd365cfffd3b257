import { type Db, giveBackTry, type RateLimit, Refusal, type Services, takeTry } from '@touchline/server-kernel';
import { hashPassword, isPasswordRight } from '../passwords.ts';

/** Wrong answers to "your present password" of somebody who is signed in. */
const PASSWORD_CHECKS: RateLimit = { name: 'own-password', limit: 10, windowMs: 15 * 60_000 };

/** Keeps a new password and ends the player's sessions, all but one where that is named. @spec AUTH-6 ID-31 */
export async function keepPassword(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, password, exceptSessionId }: { userId: number; password: string; exceptSessionId: number | null },
): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.query('update users set password_hash = $2, password_changed_at = $3 where id = $1', [userId, hash, now()]);
    await tx.query('update sessions set ended_at = $2 where user_id = $1 and ended_at is null and ($3::bigint is null or id <> $3)', [
      ...[userId, now(), exceptSessionId],
    ]);
    // A code on its way to somebody who asked before is worth nothing now.
    await tx.query(
      `update sent_codes set done_at = $2 where user_id = $1 and done_at is null and purpose in ('password', 'sms-login', 'email-login', 'two-step', 'qr')`,
      [...[userId, now()]],
    );
  });
}

/** Somebody who changes how an account is protected says who they are, though they are signed in. @throws Refusal 400 wrong-password, 429 @spec ID-31 */
export async function requirePassword(db: Db, userId: number, password: string, nowMs: number): Promise<void> {
  const who = String(userId);
  if (!(await takeTry(db, PASSWORD_CHECKS, who, nowMs)))
    throw new Refusal(429, 'too-many-tries', {
      detail: 'Too many tries, please wait a while',
      retryAfterSeconds: PASSWORD_CHECKS.windowMs / 1000,
    });
  const [user] = await db.query<{ password_hash: string }>('select password_hash from users where id = $1', [userId]);
  if (!(await isPasswordRight(password, user?.password_hash)))
    throw new Refusal(400, 'wrong-password', { field: 'password', detail: 'Your present password is another one' });
  await giveBackTry(db, PASSWORD_CHECKS, who, nowMs);
}
