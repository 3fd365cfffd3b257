import { ENGINES, type ModuleBackend, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import type {
  Activated,
  CodeSent,
  LoginAnswer,
  OutboxMessages,
  SecurityAnswer,
  SessionsAnswer,
  SignInsAnswer,
  TwoStepDemand,
} from '@touchline/identity-contract';
import { Secret, TOTP } from 'otpauth';
import { peopleCalls } from '../testing.ts';
import { startIdentity } from './identity.test.helper.ts';

const MINUTE_MS = 60_000;
const PASSWORD = 'quiet-river-lantern-7';
const FULL = {
  type: 'full_reg',
  email: 'Anna@Example.test',
  password: PASSWORD,
  country_id: 40,
  currency_id: 978,
  date_birthday: '1990-04-30',
  isTermsAccepted: true,
  lng: 'en',
};
const PHONE = {
  type: 'phone_reg',
  country_code: '+49',
  phone_number: '0171 1234567',
  password: PASSWORD,
  country_id: 276,
  currency_id: 978,
  date_birthday: '1990-04-30',
  isTermsAccepted: true,
  lng: 'en',
};

describe.each(ENGINES)('sign-in, registration and recovery on %s', (engine) => {
  let test: ModuleBackend;
  let address = 0;

  beforeAll(async () => {
    test = await startIdentity(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs += 61 * MINUTE_MS; // earlier attempts no longer count towards any limit
    address += 1;
  });

  const { proof } = peopleCalls(
    () => test,
    () => `192.0.2.${address}`,
  );
  const post = (path: string, payload: object, token?: string, more: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `/web-api/${path}`,
      payload,
      headers: {
        host: 'localhost:4200',
        'x-forwarded-for': `192.0.2.${address}`,
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...more,
      },
    });
  const get = async <T>(path: string, token = ''): Promise<T> =>
    (await test.app.inject({ method: 'GET', url: `/web-api/${path}`, headers: { authorization: `Bearer ${token}` } })).json<T>();
  const messagesOf = async (guid: string) => (await get<OutboxMessages>(`user/code/${guid}/messages`)).messages;
  const codeOf = async (guid: string) => /\b\d{6}\b/.exec((await messagesOf(guid))[0]?.text ?? '')?.[0] ?? 'none';
  const reason = (answer: { json: <T>() => T }) => answer.json<ErrorAnswer>().errors[0]?.code;
  const register = async (body: object = FULL) => {
    const sent = (await post('registration/full', body)).json<CodeSent>();
    return (await post('registration/full/code', { guid: sent.guid, code: await codeOf(sent.guid) })).json<LoginAnswer>();
  };
  const logIn = (uLogin: string, uPassword = PASSWORD) => post('user/login', { uLogin, uPassword });

  it('[ID-06] [ID-22] registers by e-mail with a code, and the player can sign in by e-mail', async () => {
    const sent = (await post('registration/full', FULL)).json<CodeSent>();
    expect(sent).toMatchObject({ kind: 'email', to: 'A•••@Example.test', hasOutbox: true });
    expect(sent.expiresAt - test.clock.nowMs / 1000).toBe(600);
    const [letter] = await messagesOf(sent.guid);
    expect(letter).toMatchObject({ to: 'Anna@Example.test', subject: 'Confirm your email' });
    expect(letter?.text).toMatch(/http:\/\/localhost:4200\/en\/user\/activate\?guid=.{22}&code=\d{6}/);

    const done = await post('registration/full/code', { guid: sent.guid, code: await codeOf(sent.guid) });

    const { token } = done.json<LoginAnswer>();
    expect(await get<SecurityAnswer>('user/security', token)).toMatchObject({
      email: 'Anna@Example.test',
      isEmailConfirmed: true,
      activation_type: 1,
    });
    expect((await logIn('anna@example.test')).statusCode).toBe(200);
    expect(reason(await post('registration/full/code', { guid: sent.guid, code: await codeOf(sent.guid) }))).toBe('time_up');
  });

  it('[ID-06] [ID-25] registers by phone in any notation, and signs in by phone and password', async () => {
    const { token } = await register({ ...PHONE, phone_number: '٠١٧١ ١٢٣ ٤٥ ٦٧' });

    expect(await get<SecurityAnswer>('user/security', token)).toMatchObject({ phone: '+491711234567', activation_type: 3 });
    const again = await post('user/login', { country_code: '+49', phone_number: '0171-1234567', uPassword: PASSWORD });
    expect(again.statusCode).toBe(200);
    expect(reason(await post('registration/full', { ...PHONE, phone_number: '12' }))).toBe('bad-request');
  });

  it('[ID-06] [ID-16] refuses minors, a missing name where it is required, and a weak password', async () => {
    const of = async (more: object) => {
      const answer = (await post('registration/full', { ...FULL, email: 'b@example.test', ...more })).json<ErrorAnswer>();
      return [answer.errors[0]?.code, answer.errors[0]?.field];
    };
    expect(await of({ date_birthday: '2012-05-03' })).toEqual(['under-age', 'date_birthday']);
    expect(await of({ country_id: 300, date_birthday: '2010-01-01' })).toEqual(['under-age', 'date_birthday']);
    expect(await of({ country_id: 276 })).toEqual(['bad-request', 'name']);
    expect(await of({ password: 'Password123' })).toEqual(['weak-password', 'password']);
    expect(await of({ password: 'b@example.test' })).toEqual(['weak-password', 'password']);
    expect(await of({ password: 'Touchline26' })).toEqual(['weak-password', 'password']);
    expect(await of({ first_deposit_bonus_choice: 3 })).toEqual(['bad-request', 'first_deposit_bonus_choice']);
  });

  it('[ID-02] rehashes a password with an outdated cost at the next sign-in, and still accepts it', async () => {
    const weak = '$argon2id$v=19$m=4096,t=1,p=1$OC2R5A/3TU281Y7bkvNA4g$smA1WojeV622rvLh4013T0VeJ6WMo7vHRo5Z1J0zdQw'; // correct horse battery
    const { userId, login, password } = await test.addPlayer();
    const hashOf = async () =>
      (await test.db.query<{ password_hash: string }>('select password_hash from users where id = $1', [userId]))[0]?.password_hash;
    await test.db.query('update users set password_hash = $2 where id = $1', [userId, weak]);

    expect((await logIn(login, 'wrong horse')).statusCode).toBe(400);
    expect(await hashOf()).toBe(weak);
    expect((await logIn(login, password)).statusCode).toBe(200);
    const renewed = await hashOf();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await logIn(login, password)).statusCode).toBe(200);
    expect(await hashOf()).toBe(renewed);
  });

  it('[ID-31] the message about a changed password is in the language of the page', async () => {
    const { token } = await register({ ...FULL, email: 'dana@example.test' });
    const changed = await post('user/password', { password: PASSWORD, newPassword: 'amber-window-42-oak', lng: 'ru' }, token);

    expect(changed.statusCode).toBe(204);
    const letter = (await test.services.outbox.messages()).find(({ to }) => to === 'dana@example.test');
    expect(letter?.html).toContain('lang="ru"');
  });

  it('[AUTH-9] registration with a known address gets the same response as a new one; its owner is notified, and no code is valid', async () => {
    await register({ ...FULL, email: 'carl@example.test' });
    test.clock.nowMs += 61 * MINUTE_MS;
    const known = (await post('registration/full', { ...FULL, email: 'carl@example.test' })).json<CodeSent>();
    const fresh = (await post('registration/full', { ...FULL, email: 'cora@example.test' })).json<CodeSent>();

    const shape = ({ guid, ...rest }: CodeSent) => ({ ...rest, guid: guid.length });
    expect(shape(known)).toEqual(shape(fresh));
    expect((await messagesOf(known.guid))[0]?.subject).toBe('You already have an account');
    expect(await codeOf(known.guid)).toBe('none');
    expect(reason(await post('registration/full/code', { guid: known.guid, code: '000000' }))).toBe('wrong_code');
  });

  it('[ID-27] [AUTH-11] a code allows five wrong attempts and one use, expires after ten minutes, and can be resent after 60 s', async () => {
    const sent = (await post('registration/full', { ...FULL, email: 'dora@example.test' })).json<CodeSent>();
    const right = await codeOf(sent.guid);
    const wrong = right === '111111' ? '222222' : '111111';
    const tryIt = async (code: string, headers: Record<string, string> = {}) =>
      reason(await post('registration/full/code', { guid: sent.guid, code }, undefined, headers));

    expect((await post('user/code/again', { guid: sent.guid })).statusCode).toBe(429);
    for (let tries = 0; tries < 5; tries += 1) expect(await tryIt(wrong)).toBe('wrong_code');
    expect(await tryIt(right)).toBe('time_up');

    test.clock.nowMs += MINUTE_MS;
    expect((await post('user/code/again', { guid: sent.guid })).statusCode).toBe(200);
    expect(await tryIt(right)).toBe('captcha'); // after five wrong codes from this address
    expect(await tryIt(right, { 'x-captcha': await proof() })).toBe('wrong_code');
    test.clock.nowMs += 10 * MINUTE_MS - 1;
    expect(await tryIt(wrong, { 'x-captcha': await proof() })).toBe('wrong_code');
    test.clock.nowMs += 1;
    expect(await tryIt(await codeOf(sent.guid))).toBe('time_up');
  });

  it('[ID-09] [AUTH-6] resets a forgotten password by code and approval, and ends every session', async () => {
    const { token } = await register({ ...FULL, email: 'emil@example.test' });
    const ask = (email: string) => post('user/password/reset', { email, lng: 'ru' });
    const sent = (await ask('EMIL@example.test')).json<CodeSent>();
    expect((await messagesOf(sent.guid))[0]?.subject).toBe('Новый пароль');
    const unknown = (await ask('nobody@example.test')).json<CodeSent>();
    expect([unknown.kind, await messagesOf(unknown.guid)]).toEqual(['email', []]);

    const code = await codeOf(sent.guid);
    const { approval } = (await post('user/password/reset/code', { guid: sent.guid, code })).json<{ approval: string }>();
    expect(reason(await post('user/password/reset/save', { guid: sent.guid, approval: 'x', password: 'amber-window-42-oak' }))).toBe(
      'time_up',
    );
    expect(reason(await post('user/password/reset/save', { guid: sent.guid, approval, password: 'qwerty123' }))).toBe('weak-password');
    expect((await post('user/password/reset/save', { guid: sent.guid, approval, password: 'amber-window-42-oak' })).statusCode).toBe(204);

    expect((await test.get(token, '/web-api/user/security')).statusCode).toBe(401);
    expect(reason(await logIn('emil@example.test'))).toBe('wrong-credentials');
    expect((await logIn('emil@example.test', 'amber-window-42-oak')).statusCode).toBe(200);
    expect(reason(await post('user/password/reset/save', { guid: sent.guid, approval, password: 'another-good-one-88' }))).toBe('time_up');
  });

  it('[AC-08] [ID-10] [ID-22] [ID-31] adds an e-mail address or phone number with the password and a code', async () => {
    const { token, password } = await test.addPlayer();
    expect(reason(await post('user/contact', { email: 'f@example.test', password: 'no', lng: 'en' }, token))).toBe('wrong-password');
    const sent = (await post('user/contact', { email: 'f@example.test', password, lng: 'en' }, token)).json<CodeSent>();
    expect((await messagesOf(sent.guid))[0]?.text).toContain('/en/user/activatefast?guid=');
    expect(await get<SecurityAnswer>('user/security', token)).toMatchObject({ email: null });

    const done = await post('user/activate', { guid: sent.guid, code: await codeOf(sent.guid) });

    expect(done.json<Activated>()).toEqual({ kind: 'email', activation_type: 1 });
    const phone = (
      await post('user/contact', { country_code: '+43', phone_number: '664 123456', password, lng: 'en' }, token)
    ).json<CodeSent>();
    expect((await post('user/activate', { guid: phone.guid, code: await codeOf(phone.guid) })).json<Activated>().activation_type).toBe(2);
    expect(await get<SecurityAnswer>('user/security', token)).toMatchObject({
      email: 'f@example.test',
      phone: '+43664123456',
      protection_level: 20,
    });
  });

  it('[ID-02] takes every field of the login payload: both names of login and password, a phone, and codes with their ids', async () => {
    const { token } = await register({ ...PHONE, phone_number: '0171 7654388' });
    const [{ login } = { login: '' }] = await test.db.query<{ login: string }>('select login from users order by id desc limit 1');
    const phone = { country_code: '+49', phone_number: '0171 7654388' };
    const status = async (body: object) => (await post('user/login', body)).statusCode;
    const field = async (body: object) => {
      const [error] = (await post('user/login', body)).json<ErrorAnswer>().errors;
      return [error?.code, error?.field];
    };

    expect(await status({ login, pass: PASSWORD, method_id: 1 })).toBe(200);
    expect(await status({ login, uLogin: login, uPassword: PASSWORD, save: true, lng: 'de' })).toBe(200);
    expect(await status({ ...phone, pass: PASSWORD, method_id: 2 })).toBe(200);
    expect(await field({ login, uLogin: `${login}1`, pass: PASSWORD })).toEqual(['bad-request', 'login']);
    expect(await field({ login, pass: PASSWORD, uPassword: 'another' })).toEqual(['bad-request', 'pass']);
    expect(await field({ login, pass: PASSWORD, method_id: 3 })).toEqual(['bad-request', 'method_id']);
    expect(await field({ pass: PASSWORD })).toEqual(['bad-request', 'uLogin']);
    expect(await field({ login })).toEqual(['bad-request', 'uPassword']);

    const sent = (await post('user/login/sms', { ...phone, lng: 'en' })).json<CodeSent>();
    const code = await codeOf(sent.guid);
    expect(await field({ 'sms-code': code })).toEqual(['bad-request', 'token']);
    expect(await field({ token: sent.guid, 'sms-code': code, code })).toEqual(['bad-request', 'code']);
    expect(await field({ token: sent.guid, 'sms-code': code, pass: PASSWORD })).toEqual(['bad-request', 'token']);
    expect(await field({ token: sent.guid, code })).toEqual(['time_up', 'code']);
    expect(await status({ token: sent.guid, 'sms-code': code, method_id: 3 })).toBe(200);

    const secret = (await post('user/two-step', { password: PASSWORD }, token)).json<{ secret: string }>().secret;
    const totp = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.nowMs });
    await post('user/two-step/on', { code: totp() }, token);
    test.clock.nowMs += MINUTE_MS;
    const { two_step } = (await post('user/login', { login, pass: PASSWORD })).json<TwoStepDemand>();
    expect(await status({ token: two_step.guid, code: totp(), method_id: 4 })).toBe(200);
  });

  it('[ID-01] [ID-31] two-step sign-in: accepts authenticator and recovery codes once each, and can be turned off', async () => {
    const { login, password, token } = await test.addPlayer();
    const { secret, uri } = (await post('user/two-step', { password }, token)).json<{ secret: string; uri: string }>();
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    const now = (ahead = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.nowMs + ahead * 30_000 });
    expect(reason(await post('user/two-step/on', { code: '000000' === now() ? '111111' : '000000' }, token))).toBe('wrong_code');
    const { recoveryCodes } = (await post('user/two-step/on', { code: now() }, token)).json<{ recoveryCodes: string[] }>();
    expect([recoveryCodes.length, new Set(recoveryCodes).size]).toEqual([10, 10]);

    const first = (await logIn(login, password)).json<TwoStepDemand>();
    expect(first).toMatchObject({ two_step: { method: 'totp' } });
    const step = (code: string, { two_step }: TwoStepDemand) => post('user/login/two-step', { guid: two_step.guid, code });
    expect(reason(await step(now(), first))).toBe('wrong_code'); // already used to enable the second step
    expect((await step(now(1), first)).statusCode).toBe(200);
    const replay = (await logIn(login, password)).json<TwoStepDemand>();
    expect(reason(await step(now(1), replay))).toBe('wrong_code');
    expect(reason(await step(now(), replay))).toBe('wrong_code'); // older than the last used one
    const second = (await logIn(login, password)).json<TwoStepDemand>();
    expect((await step(recoveryCodes[0]?.toUpperCase() ?? '', second)).statusCode).toBe(200);
    const third = (await logIn(login, password)).json<TwoStepDemand>();
    expect(reason(await step(recoveryCodes[0] ?? '', third))).toBe('wrong_code');
    expect(await get<SecurityAnswer>('user/security', token)).toMatchObject({ recoveryCodesLeft: 9, protection_level: 30 });

    expect((await post('user/two-step/off', { password, code: recoveryCodes[1] }, token)).statusCode).toBe(204);
    expect((await logIn(login, password)).json<LoginAnswer>().token).toBeDefined();
  });

  it('[ID-03] signs in by SMS; an unknown number gets the same response but no code', async () => {
    await register({ ...PHONE, phone_number: '171 7654321' });
    test.clock.nowMs += 61 * MINUTE_MS;
    const ask = async (phone_number: string) =>
      (await post('user/login/sms', { country_code: '+49', phone_number, lng: 'en' })).json<CodeSent>();
    const sent = await ask('171 7654321');
    const unknown = await ask('171 7654300');

    expect((await messagesOf(unknown.guid)).length).toBe(0);
    expect([unknown.kind, unknown.againAt, unknown.expiresAt]).toEqual([sent.kind, sent.againAt, sent.expiresAt]);
    const done = await post('user/login/sms/code', { guid: sent.guid, code: await codeOf(sent.guid) });
    expect(done.statusCode).toBe(200);
    const { signIns } = await get<SignInsAnswer>('user/sign-ins', done.json<LoginAnswer>().token);
    expect(signIns.map(({ method, device }) => [method, device])).toEqual([
      ['sms', 'Chrome on Android'],
      ['registration', 'Chrome on Android'],
    ]);
  });

  it('[ID-03] [AUTH-9] signs in once by e-mail link; an unknown address gets the same response but no link', async () => {
    const made = await register({ ...FULL, email: 'lena@example.test' });
    const ask = async (email: string) => (await post('user/login/email', { email, lng: 'en' })).json<CodeSent>();
    const sent = await ask('Lena@Example.test');
    const unknown = await ask('lenb@example.test');
    expect((await messagesOf(unknown.guid)).length).toBe(0);
    expect([unknown.kind, unknown.to, unknown.againAt, unknown.expiresAt]).toEqual([
      'email',
      'l•••@example.test',
      sent.againAt,
      sent.expiresAt,
    ]);

    const [letter] = await messagesOf(sent.guid);
    const link = new URL(/http\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    expect([letter?.subject, link.pathname, link.searchParams.get('guid')]).toEqual(['Your sign-in link', '/en/user/login', sent.guid]);
    const entry = { guid: sent.guid, code: link.searchParams.get('code') };
    const done = await post('user/login/email/code', entry);
    expect(done.json<LoginAnswer>().user_id).toBe(made.user_id);
    const { signIns } = await get<SignInsAnswer>('user/sign-ins', done.json<LoginAnswer>().token);
    expect(signIns[0]?.method).toBe('email');
    expect(reason(await post('user/login/email/code', entry))).toBe('time_up');
    // A code for another purpose is refused, and a new password invalidates pending links.
    const reset = (await post('user/password/reset', { email: 'lena@example.test', lng: 'en' })).json<CodeSent>();
    expect(reason(await post('user/login/email/code', { guid: reset.guid, code: await codeOf(reset.guid) }))).toBe('time_up');
    test.clock.nowMs += 2 * MINUTE_MS;
    const late = await ask('lena@example.test');
    const { token } = (await logIn('lena@example.test')).json<LoginAnswer>();
    expect((await post('user/password', { password: PASSWORD, newPassword: 'harbour-seven-lime' }, token)).statusCode).toBe(204);
    expect(reason(await post('user/login/email/code', { guid: late.guid, code: await codeOf(late.guid) }))).toBe('time_up');
  });

  it('[ID-03] [ID-31] an e-mail link does not bypass a second step', async () => {
    const { token } = await register({ ...FULL, email: 'mara@example.test' });
    expect((await post('user/email-auth', { password: PASSWORD, isOn: true }, token)).statusCode).toBeLessThan(300);
    const sent = (await post('user/login/email', { email: 'mara@example.test', lng: 'en' })).json<CodeSent>();

    expect(reason(await post('user/login/email/code', { guid: sent.guid, code: await codeOf(sent.guid) }))).toBe('wrong-credentials');
  });

  it('[AC-08] [AUTH-6] [ID-31] changing the password ends all other sessions', async () => {
    const { userId, token, password } = await test.addPlayer();
    const other = await test.signIn(userId);
    const change = (more: object) => post('user/password', { password, newPassword: 'harbour-seven-lime', ...more }, token);
    expect(reason(await change({ password: 'wrong' }))).toBe('wrong-password');
    expect(reason(await change({ newPassword: 'aaaaaaaaaa' }))).toBe('weak-password');
    expect(reason(await change({ newPassword: password }))).toBe('bad-request');

    expect((await change({})).statusCode).toBe(204);

    expect((await test.get(other, '/web-api/user/security')).statusCode).toBe(401);
    const security = await get<SecurityAnswer>('user/security', token);
    expect(security).toMatchObject({ protection_level: 20, protection_methods: { is_changed_password: true } });
  });

  it('[ID-12] sends no newsletter before the player opts in, and its link unsubscribes', async () => {
    const { token, userId } = await test.addPlayer();
    const before = await get<Record<string, unknown>>('user/mailing', token);
    expect(before).toEqual({
      ...{ enable_mail_news: false, enable_mail_deposit: false, enable_mail_bets: false, enable_sms_news: false },
      ...{ bonus_type: 0, first_deposit_bonus_type: 0 },
    });
    await post('user/mailing', { ...before, enable_mail_news: true, enable_mail_bets: true }, token);
    const [row] = await test.db.query<{ newsletter_token: string }>('select newsletter_token from users where id = $1', [userId]);

    expect((await post('user/newsletter/stop', { token: row?.newsletter_token })).statusCode).toBe(204);

    expect(await get('user/mailing', token)).toMatchObject({ enable_mail_news: false, enable_mail_bets: true });
    expect(reason(await post('user/newsletter/stop', { token: 'x' }))).toBe('link-used');
  });

  it('[AUTH-6] sessions record their device, and the list requires the session cookie', async () => {
    const { token } = await register({ ...FULL, email: 'gina@example.test' });
    const cookieless = await get<SessionsAnswer | ErrorAnswer>('user/sessions', token);
    expect(cookieless).toMatchObject({ status: 401 }); // requires the cookie instead of the token
    const rows = await test.db.query<{ device: string }>('select device from sessions where device is not null order by id desc limit 1');
    expect(rows).toEqual([{ device: 'Chrome on Android' }]);
  });
});
