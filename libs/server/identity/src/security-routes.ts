import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { holdOf, keepMarkOfExcluded, rightsOf } from '@touchline/server-kernel/ledger';
import { securityContract } from '@touchline/identity-contract/schemas';
import type { SecurityAnswer, SignInsAnswer } from '@touchline/identity-contract';
import { answerForm, opaqueForm, protectionLevel } from '@touchline/identity-rules';
import type { FastifyInstance } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { wrongCode } from './codes/sent-codes.ts';
import { seconds } from './enter.ts';
import type { Post } from './letters/post.ts';
import { hashAnswer } from './passwords.ts';
import { playerOfEmail, requireEmail } from './people/emails.ts';
import { isPhoneTaken, phoneText, requireNumber } from './people/phones.ts';
import type { RequireStrong } from './password-strength.ts';
import type { Secrets } from './secrets/tries.ts';
import { keepPassword, passwordCheck } from './security/change-password.ts';
import { methodsOf } from './security/protection.ts';
import { makeSignInToken } from './sign-in-tokens.ts';
import { originOf } from './social/origin-of.ts';
import { isSecondStepRight, isTotpRight, newRecoveryCodes, newSecret } from './security/second-step.ts';

interface Row {
  email: string | null;
  login: string;
  phone: string | null;
  email_confirmed_at: number | null;
  phone_confirmed_at: number | null;
  password_changed_at: number | null;
  email_auth_at: number | null;
  question: number | null;
  activation_type: number;
  enabled_at: number | null;
  codes_left: number;
}

const inSeconds = (ms: number | null) => (ms === null ? null : seconds(ms));

/** Security settings; each change requires the password. @spec ID-21 ID-31 */
export function securityRoutes(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
  { desk, post, requireStrong, secrets }: { desk: CodeDesk; post: Post; requireStrong: RequireStrong; secrets: Secrets },
): void {
  const { db, now, config } = services;
  const requirePassword = passwordCheck(db, secrets);

  const rowOf = async (userId: number): Promise<Row> => {
    const [row] = await db.query<Row>(
      `select email, login, phone, email_confirmed_at, phone_confirmed_at, password_changed_at, email_auth_at, question, activation_type,
         authenticators.enabled_at, (select count(*) from recovery_codes where user_id = users.id)::bigint as codes_left
       from users left join authenticators on authenticators.user_id = users.id where users.id = $1`,
      [userId],
    );
    if (row === undefined) throw new Refusal(401, 'unauthorized');
    return row;
  };

  serve(app, securityContract.rights, options, async ({ session }) => ({
    rights: await rightsOf(db, session.userId, now()),
    hold: await holdOf(db, session.userId, now()),
  }));

  serve(app, securityContract.security, options, async ({ session }): Promise<SecurityAnswer> => {
    const row = await rowOf(session.userId);
    const methods = methodsOf(row);
    const keys = await db.query<{ id: string; name: string; created_at: number; last_used_at: number | null }>(
      'select id, name, created_at, last_used_at from passkeys where user_id = $1 order by created_at',
      [session.userId],
    );
    return {
      protection_level: protectionLevel(methods),
      protection_methods: methods,
      activation_type: row.activation_type,
      email: row.email,
      isEmailConfirmed: row.email_confirmed_at !== null,
      phone: row.phone,
      phoneText: row.phone === null ? null : phoneText(row.phone),
      passwordChangedAt: inSeconds(row.password_changed_at),
      recoveryCodesLeft: row.codes_left,
      question: row.question,
      passkeys: keys.map(({ id, name, created_at, last_used_at }) => ({
        ...{ id, name, createdAt: seconds(created_at), lastUsedAt: inSeconds(last_used_at) },
      })),
    };
  });

  serve(app, securityContract.signIns, options, async ({ session }) => {
    const rows = await db.query<SignInsAnswer['signIns'][number]>(
      'select at, method, device, country from sign_ins where user_id = $1 order by id desc limit 50',
      [session.userId],
    );
    return { signIns: rows.map((row) => ({ ...row, at: seconds(row.at) })) };
  });

  serve(app, securityContract.changePassword, options, async ({ session, body, request }) => {
    await requirePassword({ session, body, request });
    const { email, phone, login } = await rowOf(session.userId);
    await requireStrong(
      { password: body.newPassword, known: [services.config(request).companyName, email, phone, login], field: 'newPassword' },
      request.log,
    );
    if (opaqueForm(body.newPassword) === opaqueForm(body.password))
      throw new Refusal(400, 'bad-request', { field: 'newPassword', detail: 'This is your present password' });
    await keepPassword(services, { userId: session.userId, password: body.newPassword, exceptSessionId: session.id }, async (tx) => {
      if (email !== null) await post.send({ kind: 'email', to: email, lang: body.lng ?? 'en', subject: 'password-changed' }, request, tx);
    });
    return undefined;
  });

  serve(app, securityContract.contactAsk, options, async ({ session, body, request }) => {
    const { userId } = session;
    await requirePassword({ session, body, request });
    const [kind, target] =
      'email' in body
        ? (['email', requireEmail(body.email)] as const)
        : (['sms', requireNumber(body.country_code, body.phone_number)] as const);
    const owner = kind === 'email' ? await playerOfEmail(db, target) : undefined;
    const isTaken = owner === undefined ? kind === 'sms' && (await isPhoneTaken(db, target, userId)) : owner.id !== userId;
    const { email } = await rowOf(userId);
    return desk.send(request, {
      ...{ purpose: 'contact', userId, kind, target, lang: body.lng, subject: isTaken ? 'taken' : 'contact' },
      path: isTaken ? '/user/login' : email === null ? '/user/activatefast' : '/user/accountverify',
      deliverTo: isTaken ? owner?.email : undefined,
      isDead: isTaken,
    });
  });

  serve(app, securityContract.signInToken, options, async ({ session, body, request, reply }) => {
    const origin = originOf(services, request);
    if (origin === null) throw new Refusal(403, 'forbidden', { detail: 'This is no address of the site' });
    await requirePassword({ session, body, request });
    reply.header('cache-control', 'private, no-store');
    return makeSignInToken(services, { userId: session.userId, sessionId: session.id, origin, mark: body.mark });
  });

  serve(app, securityContract.phoneOff, options, async ({ session, body, request }) => {
    await requirePassword({ session, body, request });
    const { phone } = await rowOf(session.userId);
    await keepMarkOfExcluded(db, 'phone', phone, { userId: session.userId, nowMs: now() });
    await db.query(
      `update users set phone = null, phone_confirmed_at = null, activation_type = case when email_confirmed_at is null then 0 else 1 end where id = $1`,
      [session.userId],
    );
    return undefined;
  });

  serve(app, securityContract.twoStepBegin, options, async ({ session, body, request }) => {
    await requirePassword({ session, body, request });
    const { email, login, enabled_at } = await rowOf(session.userId);
    if (enabled_at !== null) throw new Refusal(409, 'bad-request', { detail: 'Two-step sign-in is on already' });
    const made = newSecret(config(request).companyName, email ?? login);
    await db.query(
      `insert into authenticators (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where authenticators.enabled_at is null`,
      [session.userId, made.secret],
    );
    return made;
  });

  serve(app, securityContract.twoStepOn, options, async ({ session, body, request }) => {
    const { userId } = session;
    const recoveryCodes = await secrets.check({ kind: 'new-authenticator', of: { userId }, request, session }, (taken) =>
      db.transaction(async (tx) => {
        if (!(await isTotpRight(taken, tx, { userId, code: body.code, nowMs: now(), isEnabled: false }))) return undefined;
        await tx.query('update authenticators set enabled_at = $2 where user_id = $1', [userId, now()]);
        return newRecoveryCodes(tx, userId);
      }),
    );
    if (recoveryCodes === undefined) throw wrongCode();
    return { recoveryCodes };
  });

  serve(app, securityContract.twoStepOff, options, async ({ session, body, request }) => {
    const { userId } = session;
    await requirePassword({ session, body, request });
    const isRight = await secrets.check({ kind: 'second-step', of: { userId }, request, session }, async (taken) =>
      (await isSecondStepRight(taken, db, { userId, code: body.code, nowMs: now() })) ? true : undefined,
    );
    if (isRight === undefined) throw wrongCode();
    const { email } = await rowOf(userId);
    await db.transaction(async (tx) => {
      await tx.query('delete from authenticators where user_id = $1', [userId]);
      await tx.query('delete from recovery_codes where user_id = $1', [userId]);
      if (email !== null) await post.send({ kind: 'email', to: email, lang: body.lng ?? 'en', subject: 'two-step-off' }, request, tx);
    });
    return undefined;
  });

  serve(app, securityContract.emailAuth, options, async ({ session, body, request }) => {
    const { userId } = session;
    await requirePassword({ session, body, request });
    const { email_confirmed_at } = await rowOf(userId);
    if (body.isOn && email_confirmed_at === null)
      throw new Refusal(400, 'bad-request', { field: 'email', detail: 'Add and confirm an e-mail first' });
    await db.query('update users set email_auth_at = $2 where id = $1', [userId, body.isOn ? now() : null]);
    return undefined;
  });

  serve(app, securityContract.question, options, async ({ session, body, request }) => {
    const { userId } = session;
    await requirePassword({ session, body, request });
    const answer = body.answer ?? '';
    if (body.question !== null && answerForm(answer) === '')
      throw new Refusal(400, 'bad-request', { field: 'answer', detail: 'An answer is required' });
    await db.query('update users set question = $2, question_answer_hash = $3 where id = $1', [
      ...[userId, body.question, body.question === null ? null : await hashAnswer(answer)],
    ]);
    return undefined;
  });
}
