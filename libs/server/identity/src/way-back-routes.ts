import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { holdForMark, keepMarkOfExcluded } from '@touchline/server-kernel/ledger';
import { codeContract } from '@touchline/identity-contract/schemas';
import { activationType } from '@touchline/identity-rules';
import type { FastifyInstance } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { codeCheck, hashOf, isHashOf, newGuid, codeExpired, spendCode } from './codes/sent-codes.ts';
import type { Post } from './letters/post.ts';
import { emailKey, markValue, playerOfEmail, plainEmail } from './people/emails.ts';
import { isPhoneTaken, requireNumber } from './people/phones.ts';
import type { RequireStrong } from './password-strength.ts';
import type { Secrets } from './secrets/tries.ts';
import { keepPassword } from './security/change-password.ts';

interface Person {
  id: number;
  email: string | null;
  phone: string | null;
  login: string;
}

/** Password recovery, address confirmation, resending codes, the outbox outside production, and unsubscribing. */
export function wayBackRoutes(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
  { desk, post, requireStrong, secrets }: { desk: CodeDesk; post: Post; requireStrong: RequireStrong; secrets: Secrets },
): void {
  const { db, now, mode, outbox } = services;

  const checkCode = codeCheck(services, secrets);

  serve(app, codeContract.passwordAsk, options, async ({ body, request }) => {
    const [kind, target] =
      'email' in body
        ? (['email', plainEmail(body.email)] as const)
        : (['sms', requireNumber(body.country_code, body.phone_number)] as const);
    const person =
      kind === 'email'
        ? await playerOfEmail(db, target)
        : (await db.query<{ id: number; email?: undefined }>('select id from users where phone = $1', [target]))[0];
    return desk.send(request, {
      ...{ purpose: 'password', userId: person?.id ?? null, kind, target, deliverTo: person?.email, lang: body.lng, subject: 'password' },
      path: '/user/passwordreset',
      isSilent: person === undefined,
    });
  });

  serve(app, codeContract.passwordCode, options, async ({ body, request }) => {
    const { id } = await checkCode('password', body, request);
    const approval = newGuid();
    // The code is used up; only the approval opens the next step.
    await db.query('update sent_codes set approval_hash = $2, code_hash = null where id = $1', [id, hashOf(id, approval)]);
    return { approval };
  });

  serve(app, codeContract.passwordSave, options, async ({ body, request }) => {
    const [approved] = await db.query<Person & { kind: string; lang: string; approval_hash: string }>(
      `select users.id, users.email, users.phone, users.login, sent_codes.kind, sent_codes.lang, approval_hash
       from sent_codes join users on users.id = sent_codes.user_id
       where sent_codes.id = $1 and purpose = 'password' and approval_hash is not null and done_at is null and expires_at > $2`,
      [body.guid, now()],
    );
    if (approved === undefined) throw codeExpired();
    const row = await secrets.check({ kind: 'code', of: { userId: approved.id }, request }, async (taken) =>
      isHashOf(taken, approved.approval_hash, body.guid, body.approval) ? approved : undefined,
    );
    if (row === undefined) throw codeExpired();
    await requireStrong(
      { password: body.password, known: [services.config(request).companyName, row.email, row.phone, row.login] },
      request.log,
    );
    await keepPassword(services, { userId: row.id, password: body.password, exceptSessionId: null }, async (tx) => {
      await spendCode(tx, body.guid, now());
      if (row.email !== null) await post.send({ kind: 'email', to: row.email, lang: row.lang, subject: 'password-changed' }, request, tx);
    });
    // Reading the message proves ownership of the address.
    await confirm(row.id, row.kind === 'email' ? 'email' : 'phone');
    return undefined;
  });

  const confirm = async (userId: number, kind: 'email' | 'phone'): Promise<number> => {
    const column = kind === 'email' ? 'email_confirmed_at' : 'phone_confirmed_at';
    const [user] = await db.query<{ email_confirmed_at: number | null; phone_confirmed_at: number | null }>(
      `update users set ${column} = coalesce(${column}, $2) where id = $1 returning email_confirmed_at, phone_confirmed_at`,
      [userId, now()],
    );
    const type = activationType({ isEmail: user?.email_confirmed_at != null, isPhone: user?.phone_confirmed_at != null });
    await db.query('update users set activation_type = $2 where id = $1', [userId, type]);
    return type;
  };

  serve(app, codeContract.activate, options, async ({ body, request }) => {
    const sent = await checkCode('contact', body, request);
    await spendCode(db, sent.id, now());
    if (sent.user_id === null) throw codeExpired();
    const kind = sent.kind === 'sms' ? 'phone' : 'email';
    const isTaken =
      kind === 'email'
        ? ((await playerOfEmail(db, sent.target))?.id ?? sent.user_id) !== sent.user_id
        : await isPhoneTaken(db, sent.target, sent.user_id);
    if (isTaken) throw codeExpired(); // confirmed by a different account in the meantime
    const [before] = await db.query<{ email: string | null; phone: string | null }>('select email, phone from users where id = $1', [
      sent.user_id,
    ]);
    const of = { userId: sent.user_id, nowMs: now() };
    if (before?.[kind] !== sent.target) await keepMarkOfExcluded(db, kind, markValue(kind, before?.[kind] ?? null), of);
    await holdForMark(db, kind, markValue(kind, sent.target), of);
    if (kind === 'email')
      await db.query('update users set email = $2, email_key = $3, email_confirmed_at = null where id = $1', [
        ...[sent.user_id, sent.target, emailKey(sent.target) ?? null],
      ]);
    else await db.query('update users set phone = $2, phone_confirmed_at = null where id = $1', [sent.user_id, sent.target]);
    return { kind, activation_type: await confirm(sent.user_id, kind) } as const;
  });

  serve(app, codeContract.codeAgain, options, async ({ body, request }) => desk.again(request, body.guid));

  serve(app, codeContract.codeMessages, options, async ({ params, reply }) => {
    reply.header('cache-control', 'private, no-store');
    if (mode === 'production') throw new Refusal(404, 'not-found', { detail: 'Messages are really sent here' });
    return {
      messages: (await outbox.messages(params.id)).map(({ ref: _, ...message }) => message),
    };
  });

  serve(app, codeContract.newsletterStop, options, async ({ body, request }) => {
    // The account is only known once the token is found, so tries are not counted per account.
    const user = await secrets.check({ kind: 'link', of: null, request }, async () => {
      const find = 'select id, mailing from users where newsletter_token = $1';
      return (await db.query<{ id: number; mailing: string | null }>(find, [body.token]))[0];
    });
    if (user === undefined) throw new Refusal(400, 'link-used', { detail: 'This link is not one of ours' });
    const mailing = JSON.stringify({ ...(JSON.parse(user.mailing ?? '{}') as object), enable_mail_news: false });
    await db.query('update users set mailing = $2 where id = $1', [user.id, mailing]);
    return undefined;
  });
}
