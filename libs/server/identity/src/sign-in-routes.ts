import { readDeviceCookie, Refusal, serve, type ServeOptions, type Services } from '@touchline/server-kernel';
import { codeContract, sessionContract } from '@touchline/identity-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { fullNumber, requireNumber } from './codes/phones.ts';
import { checkCode, takeCodeTry, spendCode, wrongCode } from './codes/sent-codes.ts';
import { enter } from './enter.ts';
import { afterFirstStep } from './first-step.ts';
import { requireCaptcha } from './security/captcha.ts';
import { requireFingerprint } from './security/fingerprint.ts';
import { isTotpRight, secondStepOf, takeRecoveryCode } from './security/second-step.ts';
import { checkCredentials } from './sign-in.ts';

/** Signing in: by password with a login, an e-mail or a phone; by SMS; by a link in a letter; and the second step. @spec ID-01 ID-03 */
export function signInRoutes(app: FastifyInstance, services: Services, options: ServeOptions, desk: CodeDesk): void {
  const { db, now, peoplePerAddress } = services;

  const goOn = afterFirstStep(services, desk);

  serve(app, sessionContract.login, options, async ({ body, request, reply }) => {
    await requireFingerprint(services, request); // before the captcha, whose answer works once
    const { uLogin, country_code, phone_number, uPassword, save, lng } = body;
    const login =
      uLogin ??
      (country_code !== undefined && phone_number !== undefined ? (fullNumber(country_code, phone_number) ?? phone_number) : undefined);
    if (login === undefined) throw new Refusal(400, 'bad-request', { field: 'uLogin', detail: 'A login or a phone is required' });
    const userId = await checkCredentials(
      db,
      {
        ...{ login, password: uPassword, address: request.ip, device: readDeviceCookie(request), peoplePerAddress },
        requireCaptcha: () => requireCaptcha(services, request),
      },
      now(),
    );
    return goOn({ userId, isSaved: save === true, lang: lng ?? 'en', method: 'password' }, request, reply);
  });

  serve(app, codeContract.twoStepLogin, options, async ({ body, request, reply }) => {
    const { guid, code, save } = body;
    const row = await takeCodeTry(db, guid, 'two-step', now());
    const userId = row.user_id ?? 0;
    const isRight =
      row.kind === 'totp'
        ? (await isTotpRight(db, { userId, code, nowMs: now(), isEnabled: true })) || (await takeRecoveryCode(db, userId, code))
        : (await checkCode(db, { id: guid, purpose: 'two-step', code, nowMs: now() }), true);
    if (!isRight) throw wrongCode();
    await spendCode(db, guid, now());
    return enter(services, { userId, isSaved: save === true, method: 'two-step', request, reply });
  });

  serve(app, codeContract.smsAsk, options, async ({ body, request }) => {
    const phone = requireNumber(body.country_code, body.phone_number);
    const [person] = await db.query<{ id: number }>('select id from users where phone = $1', [phone]);
    return desk.send(request, {
      ...{ purpose: 'sms-login', userId: person?.id ?? null, kind: 'sms', target: phone, lang: body.lng, subject: 'sign-in' },
      isSilent: person === undefined,
    });
  });

  serve(app, codeContract.emailAsk, options, async ({ body, request }) => {
    const email = body.email.trim();
    const [person] = await db.query<{ id: number }>('select id from users where lower(email) = lower($1)', [email]);
    return desk.send(request, {
      ...{ purpose: 'email-login', userId: person?.id ?? null, kind: 'email', target: email, lang: body.lng, subject: 'sign-in-link' },
      path: '/user/login',
      isSilent: person === undefined,
    });
  });

  /** Whoever holds the phone or the mailbox has one step; a player who asked for two gets in by their password. */
  const byCode = async (
    purpose: 'sms-login' | 'email-login',
    { guid, code, save }: CodeEntry,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const sent = await checkCode(db, { id: guid, purpose, code, nowMs: now() });
    await spendCode(db, sent.id, now());
    const second = sent.user_id === null ? undefined : await secondStepOf(db, sent.user_id);
    if (sent.user_id === null || second?.method === 'totp')
      throw new Refusal(403, 'forbidden', { detail: 'This account asks for a password and a code of the authenticator' });
    // The second step is a code to the same mailbox: it would prove nothing more.
    if (purpose === 'email-login' && second !== undefined)
      throw new Refusal(403, 'wrong-credentials', { detail: 'This account asks for a password and a code by e-mail' });
    const method = purpose === 'sms-login' ? 'sms' : 'email';
    return enter(services, { userId: sent.user_id, isSaved: save === true, method, request, reply });
  };
  serve(app, codeContract.smsLogin, options, ({ body, request, reply }) => byCode('sms-login', body, request, reply));
  serve(app, codeContract.emailLogin, options, ({ body, request, reply }) => byCode('email-login', body, request, reply));
}

interface CodeEntry {
  guid: string;
  code: string;
  save?: boolean | undefined;
}
