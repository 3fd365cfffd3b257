import {
  ofPeople,
  Refusal,
  REGISTRATIONS_OF_ADDRESS,
  serve,
  type ServeOptions,
  type Services,
  takeTryOfAddress,
} from '@touchline/server-kernel';
import { codeContract, sessionContract } from '@touchline/identity-contract/schemas';
import type { RegistrationAnswer, RegistrationBody } from '@touchline/identity-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CodeDesk } from './codes/code-desk.ts';
import { phoneMasks, requireNumber } from './codes/phones.ts';
import { checkCode, timeUp, spendCode } from './codes/sent-codes.ts';
import { enter } from './enter.ts';
import { addPlayer, madeLogin, type NewPlayer } from './new-player.ts';
import { hashPassword, madePassword } from './passwords.ts';
import { requireStrong } from './password-strength.ts';
import { refCodeOf } from './referral.ts';
import { offered, registrationOptions, requirePerson } from './registration-terms.ts';

/** Play money for a new player, in round units of their currency. */
const OPENING_UNITS = 1000;
const LOGIN_TRIES = 5;

/** A registration that waits for its code. The password is a hash already. */
type Waiting = Omit<NewPlayer, 'login' | 'password'>;

/** Registration in one click, by phone and by e-mail. @spec ID-06 ID-26 */
export function registrationRoutes(app: FastifyInstance, services: Services, options: ServeOptions, desk: CodeDesk): void {
  const { db, house, now, peoplePerAddress } = services;

  const countRegistration = async ({ ip }: FastifyRequest) => {
    if (!(await takeTryOfAddress(db, ofPeople(REGISTRATIONS_OF_ADDRESS, peoplePerAddress), ip, now())))
      throw new Refusal(429, 'too-many-tries', { detail: 'Too many registrations from here, please wait', retryAfterSeconds: 60 });
  };
  const openingAccounts = (body: Parameters<typeof offered>[0]) => {
    const { iso, unit } = offered(body);
    return [{ type: 0, currencyIso: iso, amount: OPENING_UNITS * unit }] as const;
  };
  const isTaken = async (kind: 'email' | 'sms', target: string): Promise<boolean> =>
    (
      await db.query(kind === 'email' ? 'select 1 from users where lower(email) = lower($1)' : 'select 1 from users where phone = $1', [
        target,
      ])
    ).length > 0;

  /** Tries logins until one is free. @returns undefined when e-mail or phone is taken. */
  const addWithMadeLogin = async (player: Omit<NewPlayer, 'login'>, isNewAddress: () => Promise<boolean>) => {
    for (let tries = 0; tries < LOGIN_TRIES; tries += 1) {
      const login = madeLogin();
      const userId = await addPlayer(db, house, { ...player, login }, now());
      if (userId !== undefined) return { userId, login };
      if (!(await isNewAddress())) return undefined;
    }
    throw new Refusal(503, 'unavailable', { retryAfterSeconds: 1 });
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
    await countRegistration(request);
    const password = madePassword();
    const more = { refCode: refCodeOf(request, body.ref_code), bonusChoice: body.first_deposit_bonus_choice };
    const made = await addWithMadeLogin(
      { password, email: null, name: null, countryId: body.country_id, accounts, more },
      async () => true,
    );
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

  // Nobody learns from the answer whether the address has an account: its owner learns it from the message. @spec AUTH-9
  serve(app, codeContract.registerAsk, options, async ({ body, request }) => {
    offered(body);
    requirePerson(body, now());
    const email = body.type === 'full_reg' ? body.email.trim() : null;
    const phone = body.type === 'phone_reg' ? requireNumber(body.country_code, body.phone_number) : undefined;
    requireStrong(body.password, [email, phone, body.name, body.surname, body.date_birthday]);
    await countRegistration(request);
    const [kind, target] = phone === undefined ? (['email', email ?? ''] as const) : (['sms', phone] as const);
    const waiting = await waitingOf({ ...body, ref_code: refCodeOf(request, body.ref_code) }, email, phone); // hashed for those who have an account too: the time tells nothing
    const taken = await isTaken(kind, target);
    return desk.send(request, {
      ...{ purpose: 'registration', kind, target, lang: body.lng, userId: null },
      ...(taken ? { subject: 'taken', isDead: true, path: '/user/login' } : { subject: 'registration', path: '/user/activate' }),
      data: waiting,
    });
  });

  serve(app, codeContract.registerDone, options, async ({ body, request, reply }) => {
    const { id, kind, data, target } = await checkCode(db, { id: body.guid, purpose: 'registration', code: body.code, nowMs: now() });
    await spendCode(db, id, now());
    const waiting = JSON.parse(data ?? '{}') as Waiting;
    const confirmed = kind === 'email' ? { emailConfirmedAt: now() } : { phoneConfirmedAt: now() };
    const made = await addWithMadeLogin({ ...waiting, password: '', more: { ...waiting.more, ...confirmed } }, async () =>
      isTaken(kind === 'email' ? 'email' : 'sms', target).then((taken) => !taken),
    );
    if (made === undefined) throw timeUp(); // somebody registered with this address meanwhile
    return enter(services, { userId: made.userId, isSaved: false, method: 'registration', request, reply });
  });
}
