import type { Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import type { Post } from '../letters/post.ts';
import type { Guess } from './tries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Failures within a day after which the player is warned, once. */
const WRITTEN_AFTER = 10;

/** A single statement, so that exactly one of several concurrent failures is counted as the tenth. */
const COUNT = `
  insert into failed_second_steps as known (user_id, failed_at) values ($1, array[$2::bigint])
  on conflict (user_id) do update
    set failed_at = (select coalesce(array_agg(at), '{}') from unnest(known.failed_at) as at where at > $3::bigint) || $2::bigint
    where (select count(*) from unnest(known.failed_at) as at where at > $3::bigint) < $4::bigint
  returning cardinality(failed_at) as failed`;

/**
 * Counts failed second factors. Anyone who is asked for one has passed the first, so after ten failures in a day the player is warned in their own
 * language, by letter or, without an e-mail address, by SMS. The next warning is due only after fewer than ten failures within a day.
 *
 * @spec AUTH-8 ID-31
 */
export const secondStepWatch =
  ({ db, now, post }: Pick<Services, 'db' | 'now'> & { post: Post }) =>
  async ({ kind, of, request }: Guess): Promise<void> => {
    if (kind !== 'second-step' || of === null || !('userId' in of)) return;
    const nowMs = now();
    const { userId } = of;
    // In one transaction, because the tenth failure is counted once and its warning must not be lost.
    await db.transaction(async (tx) => {
      const [row] = await tx.query<{ failed: number }>(COUNT, [userId, nowMs, nowMs - DAY_MS, WRITTEN_AFTER]);
      if (row?.failed !== WRITTEN_AFTER) return;
      const [player] = await tx.query<{ email: string | null; phone: string | null; lang: string | null }>(
        'select email, phone, lang from users where id = $1',
        [userId],
      );
      const { email = null, phone = null, lang } = player ?? {};
      const to = email !== null ? { kind: 'email' as const, to: email } : phone !== null ? { kind: 'sms' as const, to: phone } : undefined;
      if (to !== undefined) await post.send({ ...to, lang: lang ?? 'en', subject: 'second-step-guessed' }, request, tx);
    });
  };

/** Deletes failures that no longer count. */
export async function forgetOldFailures(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from failed_second_steps where (select coalesce(max(at), 0) from unnest(failed_at) as at) <= $1::bigint', [
    nowMs - DAY_MS,
  ]);
}
