import { REGISTRATION, setCookies } from '@touchline/server-identity/testing';
import type { CodeSent, LoginAnswer, OutboxMessages, RegistrationAnswer, RightsAnswer } from '@touchline/identity-contract';
import { rulesOf } from '@touchline/casino-game-math';
import { forgetEndedExclusions } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { NOON, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIMITS = '/limit-service-api/api/external/web/v3/limits';
const PASSWORD = 'quiet-river-lantern-7';
const PERSON = { password: PASSWORD, country_id: 40, currency_id: 978, date_birthday: '1990-04-30', isTermsAccepted: true, lng: 'en' };
const ALL = { bets: true, games: true, tickets: true, deposits: true, rewards: true };
const NONE = { bets: false, games: false, tickets: false, deposits: false, rewards: false };

/** Every call that opens an account, and where its trial is. */
const NEW_ACCOUNTS = {
  'POST /web-api/registration/fast': 'here',
  'POST /web-api/registration/full/code': 'here',
  'POST /web-api/registration/social': 'social.test.ts',
};

it('[LIM-5] [ID-06] every call that opens an account is listed', () => {
  const opening = CALLS.filter(({ path, method }) => method === 'POST' && /\/registration\//.test(path)).map(({ path }) => `POST ${path}`);
  // The first step of a registration by code stores nothing but the code.
  expect(opening.sort()).toEqual([...Object.keys(NEW_ACCOUNTS), 'POST /web-api/registration/full'].sort());
});

describe.each(ENGINES)('second accounts of excluded people on %s', (engine) => {
  let test: TestApp;
  let people = 0;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs = Math.max(NOON, test.clock.nowMs) + DAY;
    people += 1;
  });

  const post = (path: string, payload: object, { token, cookie }: { token?: string; cookie?: string | undefined } = {}) =>
    test.app.inject({
      ...{ method: 'POST', url: path, payload },
      headers: {
        ...{ host: 'localhost:4200', 'x-forwarded-for': `192.0.2.${people}` },
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(cookie !== undefined && { cookie }),
      },
    });
  const deviceOf = (answer: LightMyRequestResponse) =>
    setCookies(answer)
      .find((each) => each.startsWith('__Host-tl-device='))
      ?.split(';')[0];
  const codeOf = async (guid: string) => {
    const { messages } = (await test.app.inject({ url: `/web-api/user/code/${guid}/messages` })).json<OutboxMessages>();
    return /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] ?? 'none';
  };
  const fast = (cookie?: string) => post('/web-api/registration/fast', REGISTRATION, { cookie });
  const full = async (body: object, cookie?: string) => {
    const { guid } = (await post('/web-api/registration/full', { ...PERSON, ...body })).json<CodeSent>();
    return post('/web-api/registration/full/code', { guid, code: await codeOf(guid) }, { cookie });
  };
  const phoneOf = (digits: number) => ({ type: 'phone_reg', country_code: '+49', phone_number: `0171 ${String(3_000_000 + digits)}` });
  const rights = async (token: string) => (await test.get(token, '/web-api/user/rights')).json<RightsAnswer>();
  const exclude = (token: string, days = 7) => test.post(token, LIMITS, { limits: [{ limitType: 30, limitValue: days }] });
  /** A player who has just excluded themselves, and their browser. */
  const excluded = async () => {
    const answer = await fast();
    const { token, user_id: userId, login, password } = answer.json<RegistrationAnswer>();
    expect((await exclude(token)).statusCode).toBe(200);
    return { token, userId, login, password, device: deviceOf(answer) };
  };

  it('[LIM-5] [ID-06] a new account in the browser of an excluded person opens like any other, and plays nothing', async () => {
    const { device } = await excluded();
    const [answer, other] = [await fast(device), await fast()];
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json<object>())).toEqual(Object.keys(other.json<object>()));

    const { token, user_id: userId } = answer.json<RegistrationAnswer>();
    expect(await rights(token)).toEqual({ rights: NONE, hold: 'identity' });
    expect(await rights(other.json<RegistrationAnswer>().token)).toEqual({ rights: ALL, hold: null });
    const [account] = await test.db.query<{ id: number }>('select id from accounts where user_id = $1', [userId]);
    const intent = { id: randomUUID(), accountId: account?.id ?? 0 };
    const round = { ...intent, model: 'dice', amount: 100, choice: rulesOf('dice').standard };
    const news = { enable_mail_news: true, enable_mail_deposit: false, enable_mail_bets: false, enable_sms_news: false };
    for (const [path, body] of [
      ['/bff-api/games/rounds', round],
      ['/bff-api/toto/place', { ...intent, section: 'fifteen', number: 1, picks: [[0]], times: 1, cost: 100 }],
      ['/web-api/office/promo/activate', { code: 'SPINS5' }],
      ['/bff-api/promotions/first-steps/entry', {}],
      ['/bff-api/points/purchases', { item: 'two', id: randomUUID() }],
      ['/web-api/user/mailing', { ...news, bonus_type: 0, first_deposit_bonus_type: 0 }],
    ] as const) {
      const refused = await test.post(token, path, body);
      expect([path, refused.statusCode, refused.json<ErrorAnswer>().errors[0]?.code]).toEqual([path, 403, 'account-restricted']);
      // A stranger at the keyboard does not learn of the exclusion.
      expect(refused.payload).not.toMatch(/exclu|break/i);
    }
    const promotions = await test.app.inject({
      url: '/bff-api/content/list/promotion?lang=en',
      headers: { cookie: setCookies(answer)[0]?.split(';')[0] ?? '' },
    });
    expect(promotions.json()).toMatchObject({ cards: [] });
  });

  it('[LIM-5] a registration by phone or e-mail in that browser is held as well', async () => {
    const { device } = await excluded();
    for (const body of [phoneOf(people), { type: 'full_reg', email: `second-${people}@example.test` }]) {
      const { token } = (await full(body, device)).json<LoginAnswer>();
      expect(await rights(token)).toEqual({ rights: NONE, hold: 'identity' });
    }
  });

  it('[LIM-5] an account that was opened elsewhere is held when it signs in there; one from before the exclusion is not', async () => {
    const before = (await fast()).json<RegistrationAnswer>();
    test.clock.nowMs += HOUR;
    const { device } = await excluded();
    const after = (await fast()).json<RegistrationAnswer>();
    const signIn = ({ login, password }: RegistrationAnswer) =>
      post('/web-api/user/login', { uLogin: login, uPassword: password }, { cookie: device });
    const [old, made] = [(await signIn(before)).json<LoginAnswer>(), (await signIn(after)).json<LoginAnswer>()];
    expect([await rights(old.token), await rights(made.token)]).toEqual([
      { rights: ALL, hold: null },
      { rights: NONE, hold: 'identity' },
    ]);
  });

  it('[LIM-5] the hold ends with the exclusion, follows a longer one, and nothing of it is kept afterwards', async () => {
    const { token: own, userId, device } = await excluded();
    const { user_id: second } = (await fast(device)).json<RegistrationAnswer>();
    test.clock.nowMs += 6 * DAY;
    const between = (await fast()).json<RegistrationAnswer>();
    test.clock.nowMs += HOUR;
    expect((await exclude(await test.signIn(userId), 30)).statusCode).toBe(200);
    // Opened elsewhere between the exclusion and its extension.
    const known = await post('/web-api/user/login', { uLogin: between.login, uPassword: between.password }, { cookie: device });
    expect((await rights(known.json<LoginAnswer>().token)).hold).toBe('identity');
    test.clock.nowMs += 2 * DAY;
    expect((await rights(await test.signIn(second))).hold).toBe('identity');
    test.clock.nowMs += 30 * DAY;
    expect(await rights(await test.signIn(second))).toEqual({ rights: ALL, hold: null });
    await forgetEndedExclusions(test.db, test.clock.nowMs);
    expect(await test.db.query('select 1 from held_accounts where user_id = $1', [second])).toEqual([]);
    expect(await test.db.query('select 1 from excluded_people where user_id = $1', [userId])).toEqual([]);
    expect(own).not.toBe('');
  });

  it('[LIM-5] a phone that an excluded player takes off their account holds the account that confirms it, and is kept as a hash until the end', async () => {
    const phone = phoneOf(people + 100);
    const { token, user_id: userId } = (await full(phone)).json<LoginAnswer>();
    await exclude(token);
    expect((await test.post(token, '/web-api/user/phone/off', { password: PASSWORD })).statusCode).toBe(204);
    const marks = () => test.db.query<{ mark: string }>('select mark from personal_marks where user_id = $1', [userId]);
    expect((await marks()).map(({ mark }) => /^[\w-]{43}$/.test(mark))).toEqual([true]);

    test.clock.nowMs += HOUR; // a number gets one code at a time
    const second = (await full(phone)).json<LoginAnswer>();
    expect(await rights(second.token)).toEqual({ rights: NONE, hold: 'support' });
    test.clock.nowMs += 8 * DAY;
    await forgetEndedExclusions(test.db, test.clock.nowMs);
    expect([await marks(), (await rights(await test.signIn(second.user_id))).hold]).toEqual([[], null]);
  });

  it('[LIM-5] the same phone added to an existing account holds it', async () => {
    const phone = phoneOf(people + 200);
    const { token } = (await full(phone)).json<LoginAnswer>();
    await exclude(token);
    await test.post(token, '/web-api/user/phone/off', { password: PASSWORD });
    test.clock.nowMs += HOUR; // a number gets one code at a time
    const second = (await full({ type: 'full_reg', email: `adds-${people}@example.test` })).json<LoginAnswer>();
    const { country_code, phone_number } = phone;
    const sent = await test.post(second.token, '/web-api/user/contact', { country_code, phone_number, password: PASSWORD, lng: 'en' });
    const { guid } = sent.json<CodeSent>();
    expect((await rights(second.token)).hold).toBeNull();
    expect((await post('/web-api/user/activate', { guid, code: await codeOf(guid) })).statusCode).toBe(200);
    expect((await rights(second.token)).hold).toBe('support');
  });

  const passport = (token: string, number: string) => test.post(token, '/web-api/office/profile', { passport: number });
  /** Accepts the documents that every player has to send. */
  const verify = async (userId: number) => {
    for (const kind of ['passport', 'address'])
      await test.app.inject({ method: 'POST', url: '/__test/judge-document', payload: { userId, kind, state: 'accepted' } });
  };

  it('[LIM-5] [AC-07] the passport of an excluded person holds a second account; another one, once checked, ends the hold by browser', async () => {
    const { token: own, device } = await excluded();
    expect((await passport(own, `AB${people}00017`)).statusCode).toBe(200);
    const [thief, mate] = [(await fast(device)).json<RegistrationAnswer>(), (await fast(device)).json<RegistrationAnswer>()];
    for (const { user_id: userId } of [thief, mate]) await verify(userId);
    // Documents alone do not say whose they are.
    expect((await rights(mate.token)).hold).toBe('identity');
    await passport(thief.token, `ab ${people}00017`);
    await passport(mate.token, `CD${people}00018`);
    expect(await rights(mate.token)).toEqual({ rights: ALL, hold: null });
    expect((await rights(thief.token)).hold).toBe('support');
  });
});
