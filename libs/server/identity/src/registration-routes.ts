import { Refusal, type Services } from '@touchline/server-kernel';
import { serve, type ServeOptions } from '@touchline/server-kernel/http';
import { codeContract, sessionContract } from '@touchline/identity-contract/schemas';
import type { RegistrationAnswer, RegistrationBody } from '@touchline/identity-contract';
import type { FastifyInstance } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { codeCheck, codeExpired, spendCode } from './codes/sent-codes.ts';
import { enter } from './enter.ts';
import type { NewPlayer } from './new-player.ts';
import { addWithMadeLogin, countRegistration, openingAccounts } from './open-account.ts';
import { hashPassword, madePassword } from './passwords.ts';
import { playerOfEmail, requireEmail } from './people/emails.ts';
import { isPhoneTaken, phoneMasks, requireNumber } from './people/phones.ts';
import type { RequireStrong } from './password-strength.ts';
import { refCodeOf } from './referral.ts';
import type { Secrets } from './secrets/tries.ts';
import { offered, registrationOptions, requirePerson } from './registration-terms.ts';

/** A registration waiting for its code; the password is already hashed. */
type Waiting = Omit<NewPlayer, 'login' | 'password'>;

/** Registration in one click, by phone and by e-mail. @spec ID-06 ID-26 */
export function registrationRoutes(
  app: FastifyInstance,
  services: Services,
  options: ServeOptions,
  { desk, requireStrong, secrets }: { desk: CodeDesk; requireStrong: RequireStrong; secrets: Secrets },
): void {
  const { db, now } = services;
  const checkCode = codeCheck(services, secrets);

  /** The account that has the address, with the address to write to. */
  const takenBy = async (kind: 'email' | 'sms', target: string): Promise<{ deliverTo: string } | undefined> => {
    if (kind === 'sms') return (await isPhoneTaken(db, target)) ? { deliverTo: target } : undefined;
    const player = await playerOfEmail(db, target);
    return player && { deliverTo: player.email };
  };

  serve(app, sessionContract.registrationOptions, options, async ({ query, reply }) => {
    reply.header('cache-control', 'public, max-age=600');
    return registrationOptions(query.lang);
  });

  serve(app, codeContract.phoneMasks, options, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=86400');
    return { masks: phoneMasks() };
  });

  serve(app, sessionContract.register, options, async ({ body, request, reply }): Promise<RegistrationAnswer> => {
    const accounts = openingAccounts(body);
    await countRegistration(services, request);
    const password = madePassword();
    const more = { refCode: refCodeOf(request, body.ref_code), bonusChoice: body.first_deposit_bonus_choice };
    const made = await addWithMadeLogin(services, { password, email: null, name: null, countryId: body.country_id, accounts, more });
    if (made === undefined) throw new Refusal(503, 'unavailable', { retryAfterSeconds: 1 });
    const { token, expiresAt } = await enter(services, { userId: made.userId, isSaved: false, method: 'registration', request, reply });
    return { user_id: made.userId, login: made.login, password, token, expiresAt };
  });

  const waitingOf = async (body: RegistrationBody, email: string | null, phone: string | undefined): Promise<Waiting> => ({
    email,
    name: body.name ?? null,
    countryId: body.country_id,
    accounts: openingAccounts(body),
    more: {
      passwordHash: await hashPassword(body.password),
      phone,
      surname: body.surname,
      birthDate: body.date_birthday,
      refCode: body.ref_code,
      bonusChoice: body.first_deposit_bonus_choice,
    },
  });

  // The answer is the same whether or not the address has an account; its owner learns it from the message. @spec AUTH-9
  serve(app, codeContract.registerAsk, options, async ({ body, request }) => {
    offered(body);
    requirePerson(body, now());
    const email = body.type === 'full_reg' ? requireEmail(body.email) : null;
    const phone = body.type === 'phone_reg' ? requireNumber(body.country_code, body.phone_number) : undefined;
    const { companyName } = services.config(request);
    // Counted before the strength estimate, which is expensive.
    await countRegistration(services, request);
    await requireStrong(
      { password: body.password, known: [companyName, email, phone, body.name, body.surname, body.date_birthday] },
      request.log,
    );
    const [kind, target] = phone === undefined ? (['email', email ?? ''] as const) : (['sms', phone] as const);
    const waiting = await waitingOf({ ...body, ref_code: refCodeOf(request, body.ref_code) }, email, phone); // hashed even for taken addresses, so that timing reveals nothing
    const taken = await takenBy(kind, target);
    return desk.send(request, {
      ...{ purpose: 'registration', kind, target, lang: body.lng, userId: null },
      ...(taken ? { ...taken, subject: 'taken', isDead: true, path: '/user/login' } : { subject: 'registration', path: '/user/activate' }),
      data: waiting,
    });
  });

  serve(app, codeContract.registerDone, options, async ({ body, request, reply }) => {
    const { id, kind, data, target, lang } = await checkCode('registration', body, request);
    await spendCode(db, id, now());
    const waiting = JSON.parse(data ?? '{}') as Waiting;
    const confirmed = kind === 'email' ? { emailConfirmedAt: now() } : { phoneConfirmedAt: now() };
    const made = await addWithMadeLogin(services, { ...waiting, password: '', more: { ...waiting.more, ...confirmed } }, async () =>
      takenBy(kind === 'email' ? 'email' : 'sms', target).then((taken) => taken === undefined),
    );
    if (made === undefined) throw codeExpired(); // the address was registered in the meantime
    return enter(services, { userId: made.userId, isSaved: false, method: 'registration', lang, request, reply });
  });
}
