import { lockPlayer, Refusal, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
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
const MAIN = 0;
const CURRENCY = 9;

/** Mailing preferences, and the conversion of an account. @spec ID-11 ID-12 */
export function mailingRoutes(app: FastifyInstance, { db }: Services, options: ServeOptions): void {
  serve(app, securityContract.mailing, options, async ({ session }) => {
    const [row] = await db.query<{ mailing: string | null; bonus_choice: number }>(
      'select mailing, bonus_choice from users where id = $1',
      [session.userId],
    );
    return {
      ...DEFAULT_MAILING,
      first_deposit_bonus_type: row?.bonus_choice ?? 0,
      ...(JSON.parse(row?.mailing ?? '{}') as Partial<Mailing>),
    };
  });

  serve(app, securityContract.setMailing, options, async ({ session, body }) => {
    await db.query('update users set mailing = $2, newsletter_token = coalesce(newsletter_token, $3) where id = $1', [
      ...[session.userId, JSON.stringify(body), newGuid()],
    ]);
    return body;
  });

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
