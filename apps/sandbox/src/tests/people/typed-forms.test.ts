import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import type { CodeSent, LoginAnswer, OutboxMessages, TwoStepDemand } from '@touchline/identity-contract';
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { CALLS } from '../../testing/test-db.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR_MS = 60 * 60_000;
const COMPOSED = 'café-lantern-río-7';
const DECOMPOSED = 'cafe\u0301-lantern-ri\u0301o-7';
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ADULT = { date_birthday: '1990-04-30', isTermsAccepted: true, lng: 'en', currency_id: 978, country_id: 40 };

/** Digits of other scripts for 0 to 9. */
const ARABIC = '٠١٢٣٤٥٦٧٨٩';
const WIDE = '０１２３４５６７８９';
const inDigits = (text: string, digits: string) => text.replace(/\d/g, (digit) => [...digits][Number(digit)] ?? digit);

/** Fields of bodies that are a secret or a name which a person types and the server compares: each is tried below in other forms. */
const COMPARED = [
  ...[
    'answer',
    'code',
    'email',
    'login',
    'manualPromoCode',
    'newPassword',
    'pass',
    'password',
    'phone_number',
    'promoCode',
    'ref_code',
    'sms-code',
    'uLogin',
    'uPassword',
  ],
];
/** Fields with a name like one of those that are not compared with what a person typed. */
const NOT_COMPARED: Readonly<Record<string, string>> = {
  address: 'text of a profile, or the address of a wallet that the wallet itself gives',
  approval: 'made and sent back by programs',
  captcha: 'made and sent back by programs',
  clientSeed: 'ASCII letters, digits and dashes only',
  country_code: 'made by the page from a list',
  countryId: 'made by the page from a list',
  credential: 'signed by a provider',
  guid: 'made and sent back by programs',
  name: 'kept and shown; the profile compares it in its composed form (AC-07)',
  nonce: 'made and sent back by programs',
  passport: 'compared as a code (AC-07)',
  passport_date: 'a date',
  secret: 'made and sent back by programs',
  sign: 'made and sent back by programs',
  signature: 'signed by a wallet',
  state: 'made and sent back by programs',
  surname: 'kept and shown; the profile compares it in its composed form (AC-07)',
  ticket: 'made and sent back by programs',
  token: 'made and sent back by programs',
  tokenGuid: 'made and sent back by programs',
};
const LOOKS_TYPED =
  /pass|code|secret|approv|answer|token|ticket|sign|captcha|credential|guid|pin$|otp|state$|mail|phone|login|name|promo|nick|seed|address/i;

function textsOf(body: z.ZodMiniType): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'properties' && typeof part === 'object' && part !== null)
        for (const [field, { type, enum: known }] of Object.entries(part as Record<string, { type?: string; enum?: unknown }>))
          if (type === 'string' && known === undefined) found.push(field);
      walk(part);
    }
  };
  walk(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
  return found;
}

it('[ID-02] every field that could be a typed secret or name is tried in other forms below, or is listed with the reason why not', () => {
  const typed = (CALLS as readonly ContractCall[]).flatMap(({ body }) => (body === undefined ? [] : textsOf(body)));
  const fields = new Set(typed.filter((field) => LOOKS_TYPED.test(field)));
  expect([...fields].filter((field) => !COMPARED.includes(field) && NOT_COMPARED[field] === undefined)).toEqual([]);
  expect(COMPARED.filter((field) => !fields.has(field))).toEqual([]);
});

describe.each(ENGINES)('typed secrets and names on %s', (engine) => {
  let test: TestApp;
  let address = 0;
  let mails = 0;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs += HOUR_MS; // earlier attempts no longer count towards any limit
    address += 1;
  });

  const post = (path: string, payload: object, token?: string) =>
    test.app.inject({
      method: 'POST',
      url: `/web-api/${path}`,
      payload,
      headers: {
        host: 'localhost:4200',
        'x-forwarded-for': `192.0.2.${address}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  const control = (name: string, payload: object) => test.app.inject({ method: 'POST', url: `/__test/${name}`, payload });
  const reason = (answer: LightMyRequestResponse) => {
    const [error] = answer.json<Partial<ErrorAnswer>>().errors ?? [];
    return [error?.code, error?.field];
  };
  const lettersOf = async (guid: string) =>
    (await test.app.inject({ url: `/web-api/user/code/${guid}/messages` })).json<OutboxMessages>().messages;
  const codeOf = async (guid: string) => /\b\d{6}\b/.exec((await lettersOf(guid))[0]?.text ?? '')?.[0] ?? 'none';
  const ask = async (path: string, body: object, token?: string) => (await post(path, body, token)).json<CodeSent>();
  const newMail = () => `player${(mails += 1)}`;
  const register = async (body: object) => {
    const sent = await ask('registration/full', { type: 'full_reg', password: COMPOSED, ...ADULT, ...body });
    test.clock.nowMs += 61_000;
    return (await post('registration/full/code', { guid: sent.guid, code: await codeOf(sent.guid) })).json<LoginAnswer>();
  };
  const logIn = (uLogin: string, uPassword: string) => post('user/login', { uLogin, uPassword });
  const hashOf = async (userId: number) =>
    (await test.db.query<{ password_hash: string }>('select password_hash from users where id = $1', [userId]))[0]?.password_hash;

  it.each([
    [COMPOSED, DECOMPOSED],
    [DECOMPOSED, COMPOSED],
    [`${COMPOSED} and\u00a0owls`, `${DECOMPOSED} and owls`],
  ])('[ID-02] [ID-31] a password registered as %j is right as %j, at sign-in and wherever it is asked', async (made, typed) => {
    const email = `${newMail()}@example.test`;
    const { token } = await register({ email, password: made });

    expect((await logIn(email, typed)).statusCode).toBe(200);
    expect((await post('user/login', { login: email, pass: typed })).statusCode).toBe(200);
    expect((await post('user/email-auth', { password: typed, isOn: false }, token)).statusCode).toBe(204);
    expect(reason(await post('user/password', { password: made, newPassword: typed }, token))).toEqual(['bad-request', 'newPassword']);
    expect((await post('user/password', { password: typed, newPassword: 'ångström-window-42' }, token)).statusCode).toBe(204);
    expect((await logIn(email, '\u212bngstro\u0308m-window-42'.toLowerCase())).statusCode).toBe(200);
    expect(reason(await logIn(email, 'Ångström-window-42'))[0]).toBe('wrong-credentials');
  });

  it.each([
    ['composed', COMPOSED, DECOMPOSED],
    ['decomposed', DECOMPOSED, COMPOSED],
    ['with another space', 'owl\u00a0of the\u3000lantern é', 'owl\u00a0of the\u3000lantern é'],
    ['with a character that is no longer accepted', 'owl\u200b-lantern-72', 'owl\u200b-lantern-72'],
  ])('[ID-02] accepts a hash of an earlier release of a password %s, and renews it', async (_, stored, typed) => {
    const { userId, login } = await test.addPlayer();
    const old = await hash(stored, COST);
    await test.db.query('update users set password_hash = $2 where id = $1', [userId, old]);

    expect((await logIn(login, 'owl-lantern')).statusCode).toBe(400);
    expect(await hashOf(userId)).toBe(old);
    expect((await logIn(login, typed)).statusCode).toBe(200);
    const renewed = await hashOf(userId);
    expect((await logIn(login, typed.normalize('NFD'))).statusCode).toBe(200);
    expect((await logIn(login, typed.normalize('NFC'))).statusCode).toBe(200);
    expect(await hashOf(userId)).toBe(renewed);
  });

  it('[ID-02] [ID-06] [ID-09] refuses new passwords with characters that cannot be typed alike everywhere, and says so', async () => {
    const email = `${newMail()}@example.test`;
    const bad = ['quiet-river\u0007-lantern', 'quiet-river\u200b-lantern', 'quiet-❤\ufe0f-lantern', '\ud83dquiet-river-lantern'];
    for (const password of bad)
      expect([password, ...reason(await post('registration/full', { type: 'full_reg', email, ...ADULT, password }))]).toEqual([
        ...[password, 'password-characters', 'password'],
      ]);
    const { token } = await register({ email });
    expect(reason(await post('user/password', { password: COMPOSED, newPassword: bad[1] }, token))).toEqual([
      ...['password-characters', 'newPassword'],
    ]);
    // Four letters with four accents are four characters.
    expect(reason(await post('user/password', { password: COMPOSED, newPassword: 'a\u0301e\u0301o\u0301u\u0301' }, token))).toEqual([
      ...['weak-password', 'newPassword'],
    ]);
    const sent = await ask('user/password/reset', { email, lng: 'en' });
    const { approval } = (await post('user/password/reset/code', { guid: sent.guid, code: await codeOf(sent.guid) })).json<{
      approval: string;
    }>();
    expect(reason(await post('user/password/reset/save', { guid: sent.guid, approval, password: bad[0] }))[0]).toBe('password-characters');
    expect((await post('user/password/reset/save', { guid: sent.guid, approval, password: `${DECOMPOSED}!` })).statusCode).toBe(204);
    expect((await logIn(email, `${COMPOSED}!`)).statusCode).toBe(200);
  });

  it.each([
    ['JO\u0308RG', 'example.test', 'jörg@example.test'],
    ['jörg', 'example.test', 'JÖRG@EXAMPLE.TEST'],
    ['ｊörg', 'example.test', 'jörg＠example.test'],
    ['jörg', 'mu\u0308ller.test', 'jörg@xn--mller-kva.test'],
    ['jörg', 'xn--mller-kva.test', 'jörg@MÜLLER.test'],
    ['владимир', 'почта.test', 'ВЛАДИМИР@ПОЧТА.TEST'],
  ])(
    '[ID-02] [ID-03] the address %s@%s is found as %s, and letters go to the address as it was registered',
    async (local, domain, typed) => {
      const own = newMail();
      const registered = `${own}-${local}@${domain}`;
      const other = typed.replace(/^/, `${own.toUpperCase()}-`);
      const { user_id: userId } = await register({ email: registered });
      const [kept] = await test.db.query<{ email: string }>('select email from users where id = $1', [userId]);

      expect((await logIn(other, COMPOSED)).json<LoginAnswer>().user_id).toBe(userId);
      for (const path of ['user/login/email', 'user/password/reset']) {
        const sent = await ask(path, { email: other, lng: 'en' });
        expect((await lettersOf(sent.guid)).map(({ to }) => to)).toEqual([kept?.email]);
        expect(sent.to.startsWith('P•••@')).toBe(true); // as typed: the answer does not say what was registered
      }
      test.clock.nowMs += 61_000;
      const again = await ask('registration/full', { type: 'full_reg', password: COMPOSED, ...ADULT, email: other });
      expect((await lettersOf(again.guid)).map(({ to, subject }) => [to, subject])).toEqual([[kept?.email, 'You already have an account']]);
      const { token } = await test.addPlayer();
      const contact = await ask('user/contact', { email: other, password: 'correct horse battery', lng: 'en' }, token);
      expect((await lettersOf(contact.guid))[0]?.subject).toBe('You already have an account');
    },
  );

  it('[ID-02] [AUTH-8] a code for the address of another letter form counts against the same limit', async () => {
    const own = newMail();
    expect((await post('user/password/reset', { email: `${own}-é@example.test`, lng: 'en' })).statusCode).toBe(200);
    expect((await post('user/password/reset', { email: `${own}-E\u0301@EXAMPLE.test`, lng: 'en' })).statusCode).toBe(429);
  });

  it('[ID-02] refuses new addresses with invisible characters, symbols or letters of both directions', async () => {
    for (const email of ['an\u200bna@example.test', 'a☺@example.test', 'aא@example.test', 'anna@exam\u00a0ple..test'])
      expect([email, (await post('registration/full', { type: 'full_reg', password: COMPOSED, ...ADULT, email })).statusCode]).toEqual([
        ...[email, 400],
      ]);
  });

  it('[ID-02] accounts of earlier releases keep their addresses, also two that differ in composition alone', async () => {
    const [one, two] = [await test.addPlayer(), await test.addPlayer()];
    await test.db.query('update users set email = $2 where id = $1', [one.userId, 'zoë@example.test']);
    await test.db.query('update users set email = $2 where id = $1', [two.userId, 'zoe\u0308@example.test']);
    const found = async (email: string) => (await logIn(email, one.password)).json<LoginAnswer>().user_id;

    expect([await found('zoë@example.test'), await found('zoe\u0308@example.test')]).toEqual([one.userId, two.userId]);
  });

  it('[ID-02] a login is found in full-width and Arabic digits', async () => {
    const { login, password, userId } = await test.addPlayer();
    const logins = [inDigits(login, WIDE), inDigits(login, ARABIC), login.toUpperCase(), ` ${login} `];
    for (const typed of logins) {
      expect((await logIn(typed, password)).json<LoginAnswer>().user_id).toBe(userId);
      expect((await post('user/login', { login: typed, pass: password })).json<LoginAnswer>().user_id).toBe(userId);
    }
  });

  it.each([
    ['Arabic', ARABIC],
    ['full-width', WIDE],
    ['Devanagari', '०१२३४५६७८९'],
  ])('[ID-27] codes of messages, authenticators and recovery are right in %s digits, with spaces and dashes', async (_, digits) => {
    const email = `${newMail()}@example.test`;
    const sent = await ask('registration/full', { type: 'full_reg', password: COMPOSED, ...ADULT, email });
    const code = inDigits(await codeOf(sent.guid), digits);
    const made = await post('registration/full/code', { guid: sent.guid, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const { token } = made.json<LoginAnswer>();
    const { secret } = (await post('user/two-step', { password: COMPOSED }, token)).json<{ secret: string }>();
    const totp = (ahead = 0) =>
      inDigits(new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.nowMs + ahead * 30_000 }), digits);
    const { recoveryCodes } = (await post('user/two-step/on', { code: totp() }, token)).json<{ recoveryCodes: string[] }>();
    const step = async (typed: string) => {
      const { two_step } = (await logIn(email, COMPOSED)).json<TwoStepDemand>();
      return (await post('user/login/two-step', { guid: two_step.guid, code: typed })).statusCode;
    };

    expect(await step(totp(1))).toBe(200);
    const recovery = recoveryCodes.map((one) => inDigits(one, digits));
    expect(await step(` ${recovery[0]?.toUpperCase().replace('-', ' – ')} `)).toBe(200);
    expect((await post('user/two-step/off', { password: DECOMPOSED, code: recovery[1] }, token)).statusCode).toBe(204);
  });

  it.each([
    ['+225', '07 08 12 34 56', ['0708123456', '٠٧ ٠٨ ١٢ ٣٤ ٥٦', '00225 0708123456', '+225 07-08-12-34-56'], '+225 07 08 12 3456'],
    ['+39', '06 6982 1234', ['0669821234', '+39 06 69821234'], '+39 06 6982 1234'],
    ['+36', '20 123 4567', ['06 20 123 4567', '06201234567', '+36 (06) 20 123 4567'], '+36 20 123 4567'],
    ['+7', '8 (912) 345-67-89', ['912 345 67 89', '+7 912 345-67-89', '７ ９１２ ３４５ ６７ ８９'], '+7 912 345 67 89'],
  ])('[ID-08] [ID-25] a number of %s registered as %s signs in however it is typed', async (code, made, others, shown) => {
    const phone = { country_code: code, phone_number: made };
    const sent = await ask('registration/full', { type: 'phone_reg', password: COMPOSED, ...ADULT, ...phone });
    test.clock.nowMs += 61_000;
    const { token, user_id: userId } = (
      await post('registration/full/code', { guid: sent.guid, code: await codeOf(sent.guid) })
    ).json<LoginAnswer>();
    const security = await test.get(token, '/web-api/user/security');
    expect(security.json()).toMatchObject({ phone: shown.replaceAll(' ', ''), phoneText: shown });

    for (const typed of others) {
      const answer = await post('user/login', { country_code: code, phone_number: typed, uPassword: DECOMPOSED });
      expect([typed, answer.json<LoginAnswer>().user_id]).toEqual([typed, userId]);
      const taken = await ask('registration/full', {
        ...{ type: 'phone_reg', password: COMPOSED, ...ADULT, country_code: code, phone_number: typed },
      });
      expect([typed, (await lettersOf(taken.guid))[0]?.text]).toEqual([
        typed,
        expect.stringContaining('this number already has an account'),
      ]);
      test.clock.nowMs += HOUR_MS;
    }
    expect((await logIn(` ${shown} `, COMPOSED)).json<LoginAnswer>().user_id).toBe(userId);
    const sms = await ask('user/login/sms', { country_code: code, phone_number: others[0], lng: 'en' });
    expect((await lettersOf(sms.guid)).map(({ to }) => to)).toEqual([shown.replaceAll(' ', '')]);
    const smsCode = inDigits(await codeOf(sms.guid), ARABIC);
    const signedIn = await post('user/login', { token: sms.guid, 'sms-code': `${smsCode.slice(0, 3)} ${smsCode.slice(3)}` });
    expect(signedIn.json<LoginAnswer>().user_id).toBe(userId);
  });

  it('[ID-31] an answer to the security question is right in any case, width, composition and spacing, and guesses are bounded', async () => {
    const { token, password, userId } = await test.addPlayer();
    const isRight = async (answer: string) => (await control('security-answer', { userId, answer })).json<{ isRight?: boolean }>().isRight;
    expect((await post('user/security-question', { password, question: 1, answer: ' Rue de l’Église' }, token)).statusCode).toBe(204);

    for (const typed of ['rue de l’église', 'RUE DE L’E\u0301GLISE', 'Rue  de\u00a0l’Église ', 'Ｒue de l’église'])
      expect([typed, await isRight(typed)]).toEqual([typed, true]);
    // An answer of an earlier release: trimmed and in lower case, as it was typed.
    await test.db.query('update users set question_answer_hash = $2 where id = $1', [userId, await hash('rue de l’e\u0301glise', COST)]);
    expect(await isRight('Rue de l’Église')).toBe(true);
    for (let n = 0; n < 5; n += 1) expect(await isRight('rue')).toBe(false);
    expect((await control('security-answer', { userId, answer: 'Rue de l’Église' })).statusCode).toBe(429);
  });

  it.each(['touchline１０', 'ｔｏｕｃｈｌｉｎｅ-10', 'touchlİne ١٠', 'TOUCH\u00adLINE–10'])(
    '[AC-11] [CP-28] the promo code %j is TOUCHLINE10',
    async (typed) => {
      const { token } = await test.addPlayer();
      const checked = await post('office/promo/check', { code: typed }, token);
      expect(checked.json()).toMatchObject({ code: 'TOUCHLINE10', state: 'usable' });
      expect((await post('office/promo/activate', { code: typed }, token)).statusCode).toBe(200);
      expect((await post('office/promo/check', { code: 'TOUCHLINE10' }, token)).json()).toMatchObject({ state: 'used' });
    },
  );

  it('[CP-31] a booking code is found in any case, width and with spaces and dashes', async () => {
    const { gameId, marketId, outcomeId } = test.prices.addGame(990_001, { coef: 2000 });
    const shared = await test.app.inject({
      method: 'POST',
      url: '/bff-api/coupon/shared',
      headers: { origin: 'http://localhost', host: 'localhost' },
      payload: { bets: [{ gameId, marketId, outcomeId }] },
    });
    const { code } = shared.json<{ code: string }>();
    const wide = [...code].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');
    for (const typed of [code.toLowerCase(), wide, `${code.slice(0, 3)}-${code.slice(3)}`, ` ${code.slice(0, 4)} ${code.slice(4)}`])
      expect([typed, (await test.app.inject({ url: `/bff-api/coupon/shared/${encodeURIComponent(typed)}` })).statusCode]).toEqual([
        typed,
        200,
      ]);
  });

  it('[AC-10] a typed code of a friend is kept as the code that the friend has', async () => {
    const answer = await post('registration/fast', {
      ...{ type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true, ref_code: ' k7fq-２mn' },
    });
    const { user_id: userId } = answer.json<{ user_id: number }>();
    expect(await test.db.query('select ref_code from users where id = $1', [userId])).toEqual([{ ref_code: 'K7FQ2MN' }]);
  });

  it('[AC-07] a name that is sent again in another composition is the same name', async () => {
    const { token } = await test.addPlayer();
    const save = (payload: object) =>
      test.app.inject({ method: 'POST', url: '/web-api/office/profile', payload, headers: { authorization: `Bearer ${token}` } });
    expect((await save({ name: 'Zoë', passport: 'ab 12-3456' })).statusCode).toBe(200);
    expect((await save({ name: 'Zoe\u0308', passport: 'AB١٢٣٤٥٦' })).statusCode).toBe(200);
    expect((await save({ name: 'Zoe' })).statusCode).toBe(409);
  });
});
