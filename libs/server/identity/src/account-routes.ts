import { currencyOf, Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { lockPlayer, PREPAID_TYPE, resultSince } from '@touchline/server-kernel/ledger';
import type { Account, UserConfig } from '@touchline/account-contract';
import { accountContract } from '@touchline/account-contract/schemas';
import { protectionLevel } from '@touchline/identity-rules';
import { netResult } from '@touchline/shared-primitives';
import type { FastifyInstance } from 'fastify';
import { phoneParts } from './people/phones.ts';
import { methodsOf, type ProtectedRow } from './security/protection.ts';

interface AccountRow {
  id: number;
  type: Account['type'];
  currency_iso: string;
  balance: number;
  is_active: boolean;
  points: number;
  label: string;
}

function accountOf({ id, type, currency_iso, balance, is_active, points, label }: AccountRow): Account {
  const { symbol, exponent, id: currencyId } = currencyOf(currency_iso);
  return { id, type, iso: currency_iso, symbol, exponent, money: balance, currencyId, isActive: is_active, label, points };
}

/** The player's accounts, the session's result and the player's identity. */
export function accountRoutes(app: FastifyInstance, services: Services, options: ServeOptions): void {
  const { db } = services;
  serve(app, accountContract.accounts, options, async ({ session }) => {
    const rows = await db.query<AccountRow>(
      `select id, type, currency_iso, balance, is_active, points, label from accounts
       where user_id = $1 and type <> $2 and closed_at is null order by type, id`,
      [session.userId, PREPAID_TYPE],
    );
    const accounts = rows.map(accountOf);
    const active = accounts.find(({ isActive }) => isActive) ?? accounts[0];
    const question = { userId: session.userId, accountId: active?.id ?? 0, sinceMs: session.createdAt };
    const { staked, returned } = await resultSince(db, question);
    const open = await services.atStake({ userId: session.userId, startsMs: [session.createdAt] });
    const atStake = open.reduce((sum, { accountId, amount }) => (accountId === question.accountId ? sum + amount : sum), 0);
    const [coupons] = await db.query<{ open: number }>(
      `select count(*)::bigint as open from shown_coupons where user_id = $1 and state = 'open'`,
      [session.userId],
    );
    const sums = { staked, returned, atStake };
    const position = { startedAt: Math.floor(session.createdAt / 1000), ...sums, net: netResult(sums) };
    return { accounts, session: { ...position, iso: active?.iso ?? 'EUR' }, openCoupons: coupons?.open ?? 0 };
  });

  serve(app, accountContract.setActive, options, async ({ session, body }) => {
    await db.transaction(async (tx) => {
      await lockPlayer(tx, session.userId);
      const own = await tx.query('select 1 from accounts where id = $1 and user_id = $2 and type <> $3 and closed_at is null', [
        body.id,
        session.userId,
        PREPAID_TYPE,
      ]);
      if (own.length === 0) throw new Refusal(404, 'not-found', { detail: 'No such account' });
      await tx.query('update accounts set is_active = false where user_id = $1 and is_active', [session.userId]);
      await tx.query('update accounts set is_active = true where id = $1', [body.id]);
    });
    return undefined;
  });

  serve(app, accountContract.userConfig, options, ({ session }) => userConfig(services, session.userId));
}

interface UserRow extends ProtectedRow {
  email: string | null;
  name: string | null;
  login: string;
  phone: string | null;
  country_id: number | null;
  ban_level: number;
  activation_type: number;
  registered_at: number;
  has_deposit: boolean;
}

/** @throws Refusal 401 if the account is gone. @spec AC-03 */
async function userConfig(
  { db, now, personalData, verification }: Pick<Services, 'db' | 'now' | 'personalData' | 'verification'>,
  userId: number,
): Promise<UserConfig> {
  const [user] = await db.query<UserRow>(
    `select email, name, login, phone, country_id, ban_level, activation_type, registered_at, password_changed_at, phone_confirmed_at,
       question, email_auth_at, authenticators.enabled_at,
       exists (select 1 from shown_depositors where user_id = users.id) as has_deposit
     from users left join authenticators on authenticators.user_id = users.id where users.id = $1`,
    [userId],
  );
  if (user === undefined) throw new Refusal(401, 'unauthorized');
  const methods = methodsOf(user);
  const { isVerified, acceptedKinds, internalStatus, isExtraDocumentRequested } = await verification(db, userId, now());
  const personal = await personalData(db, userId);
  const phone = user.phone === null ? null : phoneParts(user.phone);
  const filled = (text: string): string | null => (text === '' ? null : text);
  return {
    user_id: userId,
    login: user.login,
    user_name: user.name,
    user_email: user.email,
    phone_code: phone?.code ?? null,
    phone_number: phone?.digits ?? null,
    user_country_id: user.country_id,
    ban_level: user.ban_level,
    activation_type: user.activation_type,
    protection_level: protectionLevel(methods),
    protection_methods: methods,
    verification_status: isVerified ? 1 : 0,
    verification_types: [...acceptedKinds],
    user_status_id: internalStatus,
    requested_additional_document: isExtraDocumentRequested,
    has_deposit: user.has_deposit,
    user_data: {
      date_birthday: filled(personal.birth_date),
      name: filled(personal.name),
      surname: filled(personal.surname),
      passport: filled(personal.passport),
      passport_date: filled(personal.passport_date),
      registration_address: filled(personal.address),
    },
    registeredAt: Math.floor(user.registered_at / 1000),
  };
}
