import { Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { barrierRefusal, holdOf, lockPlayer } from '@touchline/server-kernel/ledger';
import { securityContract } from '@touchline/identity-contract/schemas';
import type { Conversion, Mailing } from '@touchline/identity-contract';
import type { FastifyInstance } from 'fastify';
import { newGuid } from './codes/sent-codes.ts';

/** Defaults: no mailings before the player opts in. @spec ID-12 */
const DEFAULT_MAILING: Mailing = {
  enable_mail_news: false,
  enable_mail_deposit: false,
  enable_mail_bets: false,
  enable_sms_news: false,
  bonus_type: 0,
  first_deposit_bonus_type: 0,
};
/** Marketing choices; the others are notices about the player's own money. */
const MARKETING = ['enable_mail_news', 'enable_sms_news', 'bonus_type', 'first_deposit_bonus_type'] as const;
/** Whether a save asks for marketing that was off or different before. */
const asksForMarketing = (before: Mailing, after: Mailing): boolean =>
  MARKETING.some((name) => Number(after[name]) !== 0 && after[name] !== before[name]);
const MAIN = 0;
const CURRENCY = 9;

async function mailingOf(db: Queryable, userId: number): Promise<Mailing> {
  const [row] = await db.query<{ mailing: string | null; bonus_choice: number }>('select mailing, bonus_choice from users where id = $1', [
    userId,
  ]);
  return {
    ...DEFAULT_MAILING,
    first_deposit_bonus_type: row?.bonus_choice ?? 0,
    ...(JSON.parse(row?.mailing ?? '{}') as Partial<Mailing>),
  };
}

/** Mailing preferences, and the conversion of an account. @spec ID-11 ID-12 LIM-5 */
export function mailingRoutes(app: FastifyInstance, { db, ownLimits, now }: Services, options: ServeOptions): void {
  serve(app, securityContract.mailing, options, ({ session }) => mailingOf(db, session.userId));

  // Open during a break, so that marketing can be turned off; the transaction holds the player, so that no break begins in between.
  serve(app, securityContract.setMailing, options, async ({ session: { userId }, body }) =>
    db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const { excludedUntil } = await ownLimits(tx, userId, now());
      const isHeld = (await holdOf(tx, userId, now())) !== null;
      if ((excludedUntil !== null || isHeld) && asksForMarketing(await mailingOf(tx, userId), body))
        throw barrierRefusal(
          excludedUntil === null ? { reason: 'right-denied' } : { reason: 'self-excluded', until: excludedUntil },
          'change',
        );
      await tx.query('update users set mailing = $2, newsletter_token = coalesce(newsletter_token, $3) where id = $1', [
        ...[userId, JSON.stringify(body), newGuid()],
      ]);
      return body;
    }),
  );

  /** Bonus accounts cannot be converted; a currency account may become the main one while the main one is empty. */
  const allowedFor = async (userId: number): Promise<Conversion['allowed']> => {
    const accounts = await db.query<{ type: number; balance: number; is_active: boolean }>(
      'select type, balance, is_active from accounts where user_id = $1 and type in (0, 9)',
      [userId],
    );
    const active = accounts.find(({ is_active }) => is_active);
    if (active === undefined || accounts.length < 2) return 'no';
    return active.type === MAIN ? 'main' : active.type === CURRENCY ? 'additional' : 'no';
  };

  serve(app, securityContract.conversion, options, async ({ session }) => ({ allowed: await allowedFor(session.userId) }));

  serve(app, securityContract.convert, options, async ({ session: { userId } }) => {
    const allowed = await db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      const [active] = await tx.query<{ id: number; type: number }>(
        'select id, type from accounts where user_id = $1 and is_active and type in (0, 9)',
        [userId],
      );
      if (active?.type !== CURRENCY) return false;
      await tx.query('update accounts set type = $2 where user_id = $1 and type = $3', [userId, CURRENCY, MAIN]);
      await tx.query('update accounts set type = $2 where id = $1', [active.id, MAIN]);
      return true;
    });
    if (!allowed) throw new Refusal(409, 'bad-request', { detail: 'Only an additional account can be made the main one' });
    return { allowed: await allowedFor(userId) };
  });
}
