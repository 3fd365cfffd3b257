import { Refusal, type Services } from '@touchline/server-kernel';
import { languageOf, serve, type ServeOptions } from '@touchline/server-kernel/http';
import { codeContract, sessionContract } from '@touchline/identity-contract/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { codeCheck, matchCode, openCode, spendCode, takeCodeTry, wrongCode } from './codes/sent-codes.ts';
import { enter } from './enter.ts';
import { afterFirstStep } from './first-step.ts';
import { readLogin } from './login-body.ts';
import { requireFingerprint } from './security/fingerprint.ts';
import { isSecondStepRight, secondStepOf } from './security/second-step.ts';
import type { Guess, Secrets } from './secrets/tries.ts';
import { playerOfEmail, plainEmail } from './people/emails.ts';
import { requireNumber } from './people/phones.ts';
import { checkCredentials } from './sign-in.ts';
import { takeSignInToken } from './sign-in-tokens.ts';
import { originOf } from './social/origin-of.ts';

/** Sign-in by password (login, e-mail or phone), SMS code or e-mail link, and the second factor. @spec ID-01 ID-03 */
export function signInRoutes(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
  { desk, secrets }: { desk: CodeDesk; secrets: Secrets },
): void {
  const { db, now } = services;

  const finishSignIn = afterFirstStep(services, desk);
  const checkCode = codeCheck(services, secrets);

  const bySecondStep = async ({ guid, code, save }: CodeEntry, request: FastifyRequest, reply: FastifyReply) => {
    const guessOf = (userId: number | null): Guess => ({ kind: 'second-step', of: { userId: userId ?? 0 }, request });
    const opened = await openCode(db, guid, 'two-step', now(), (exhausted) => secrets.failed(guessOf(exhausted.user_id)));
    const { kind, lang } = opened;
    const userId = opened.user_id ?? 0;
    const isRight = await secrets.check(guessOf(userId), async (taken) => {
      if (kind !== 'totp') return matchCode(taken, db, { id: guid, purpose: 'two-step', code, nowMs: now() });
      await takeCodeTry(db, guid, 'two-step', now());
      return (await isSecondStepRight(taken, db, { userId, code, nowMs: now() })) ? true : undefined;
    });
    if (isRight === undefined) throw wrongCode();
    await spendCode(db, guid, now());
    return enter(services, { userId, isSaved: save === true, method: 'two-step', lang, request, reply });
  };
  serve(app, codeContract.twoStepLogin, options, ({ body, request, reply }) => bySecondStep(body, request, reply));

  serve(app, codeContract.smsAsk, options, async ({ body, request }) => {
    const phone = requireNumber(body.country_code, body.phone_number);
    const [person] = await db.query<{ id: number }>('select id from users where phone = $1', [phone]);
    return desk.send(request, {
      ...{ purpose: 'sms-login', userId: person?.id ?? null, kind: 'sms', target: phone, lang: body.lng, subject: 'sign-in' },
      isSilent: person === undefined,
    });
  });

  serve(app, codeContract.emailAsk, options, async ({ body, request }) => {
    const person = await playerOfEmail(db, body.email);
    return desk.send(request, {
      ...{ purpose: 'email-login', userId: person?.id ?? null, kind: 'email', lang: body.lng, subject: 'sign-in-link' },
      ...{ target: plainEmail(body.email), deliverTo: person?.email },
      path: '/user/login',
      isSilent: person === undefined,
    });
  });

  /** Sign-in by phone or mailbox proves one factor; players with two-factor sign-in must use their password. */
  const byCode = async (purpose: 'sms-login' | 'email-login', body: CodeEntry, request: FastifyRequest, reply: FastifyReply) => {
    const sent = await checkCode(purpose, body, request);
    await spendCode(db, sent.id, now());
    const second = sent.user_id === null ? undefined : await secondStepOf(db, sent.user_id);
    if (sent.user_id === null || second?.method === 'totp')
      throw new Refusal(403, 'forbidden', { detail: 'This account asks for a password and a code of the authenticator' });
    // A second code to the same mailbox would add no proof.
    if (purpose === 'email-login' && second !== undefined)
      throw new Refusal(403, 'wrong-credentials', { detail: 'This account asks for a password and a code by e-mail' });
    const method = purpose === 'sms-login' ? 'sms' : 'email';
    return enter(services, { userId: sent.user_id, isSaved: body.save === true, method, lang: sent.lang, request, reply });
  };
  serve(app, sessionContract.login, options, async ({ body, request, reply }) => {
    await requireFingerprint(services, request); // before the captcha, because its answer is single-use
    const { save, lng } = body;
    const wish = readLogin(body);
    if (wish.way === 'sms') return byCode('sms-login', { ...wish, save }, request, reply);
    if (wish.way === 'token') {
      const userId = await takeSignInToken(services, secrets, { ...wish, origin: originOf(services, request), request });
      return enter(services, { userId, isSaved: save === true, method: 'token', ...(lng !== undefined && { lang: lng }), request, reply });
    }
    if (wish.way === 'two-step') return bySecondStep({ ...wish, save }, request, reply);
    const userId = await checkCredentials(db, secrets, { ...wish, request });
    return finishSignIn({ userId, isSaved: save === true, lang: lng ?? languageOf(request), method: 'password' }, request, reply);
  });
  serve(app, codeContract.smsLogin, options, ({ body, request, reply }) => byCode('sms-login', body, request, reply));
  serve(app, codeContract.emailLogin, options, ({ body, request, reply }) => byCode('email-login', body, request, reply));
}

interface CodeEntry {
  guid: string;
  code: string;
  save?: boolean | undefined;
}
