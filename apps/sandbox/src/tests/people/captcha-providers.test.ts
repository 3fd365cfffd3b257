import { captchaSettings, isProviderAnswerRight, peopleCalls } from '@touchline/server-identity/testing';
import { setSwitches } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSocials, type Socials } from '../../social-provider.ts';
import { testAppOn, type TestApp } from '../../testing/test-app.ts';
import { openTestDb } from '../../testing/test-db.ts';

const PROVIDERS = ['turnstile', 'hcaptcha', 'recaptcha', 'geetest'] as const;
type Provider = (typeof PROVIDERS)[number];
const SCOPE = 'captchas';
const COOKIE = { cookie: `tl-test=${SCOPE}` };
const MINUTE_MS = 60_000;

const answerOf = (provider: Provider, token: string) =>
  provider === 'geetest' ? { lot_number: token, captcha_output: 'output', pass_token: 'pass', gen_time: '1' } : { token };
const captchaOf = (answer: object) => btoa(JSON.stringify(answer));

describe.each(ENGINES)('captchas of external providers on %s', (engine) => {
  let socials: Socials;
  let test: TestApp;
  let address = 0;

  beforeAll(async () => {
    socials = await startSocials(TEST_ENV);
    test = await testAppOn(await openTestDb(engine), { ...TEST_ENV, ...socials.env });
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    setSwitches(SCOPE, {});
    await test.close();
    await socials.stop();
  });
  beforeEach(() => {
    test.clock.nowMs += 60 * MINUTE_MS;
    address += 1;
  });
  afterEach(() => socials.setFaults({}));

  const { call, logIn } = peopleCalls(
    () => test,
    () => `192.0.2.${address}`,
  );
  const validate = (captcha: string) => call('POST', '/web-api/captcha/validate', { payload: { captcha }, headers: COOKIE });
  const numberOf = async (captcha: string) => (await validate(captcha)).json<ErrorAnswer>().code;
  /** The token that the provider's script gives to a browser. */
  const tokenFrom = async (provider: Provider): Promise<string> => {
    const script = await (await fetch(`${socials.origin ?? ''}/captcha/${provider}/api.js`)).text();
    return /"([\w-]{22})"/.exec(script)?.[1] ?? '';
  };

  it.each(PROVIDERS)('[HT-04] [HT-05] a solved %s captcha permits one sign-in, and invalid ones none', async (provider) => {
    setSwitches(SCOPE, { captcha: provider });
    const { login, password } = await test.addPlayer();
    for (let at = 0; at < 5; at += 1) await logIn(login, `wrong-${at}`, COOKIE);
    expect((await logIn(login, password, COOKIE)).json<ErrorAnswer>().code).toBe(100);

    const question = (await call('GET', '/web-api/captcha/update', { headers: COOKIE })).json<object>();
    expect(question).toEqual({ provider, frameUrl: `http://games.localhost:4200/captcha?provider=${provider}&key=stand-in` });

    expect(await numberOf(captchaOf(answerOf(provider, 'made-up')))).toBe(111);
    expect(await numberOf('no base64')).toBe(111);
    const captcha = captchaOf(answerOf(provider, await tokenFrom(provider)));
    const { answer } = (await validate(captcha)).json<{ answer: string }>();
    expect(await numberOf(captcha)).toBe(111);
    expect((await logIn(login, password, { ...COOKIE, 'x-captcha': answer })).statusCode).toBe(200);
  });

  it('[HT-04] [AUTH-8] an unreachable provider confirms nothing', async () => {
    setSwitches(SCOPE, { captcha: 'turnstile' });
    const captcha = captchaOf({ token: await tokenFrom('turnstile') });
    socials.setFaults({ isDown: true });

    expect(await numberOf(captcha)).toBe(111);
    socials.setFaults({});
    expect((await validate(captcha)).statusCode).toBe(200);
  });
});

/** A provider that records its requests. */
async function watched(says: object) {
  const received: { url: string; form: Record<string, string> }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      received.push({ url: request.url ?? '', form: Object.fromEntries(new URLSearchParams(body)) });
      response.end(JSON.stringify(says));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    verifyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

it('[HT-05] calls Turnstile, hCaptcha and reCAPTCHA as documented', async () => {
  const { received, verifyUrl, stop } = await watched({ success: true });
  for (const provider of ['turnstile', 'hcaptcha', 'recaptcha'] as const)
    expect(
      await isProviderAnswerRight({ provider, siteKey: 'site-1', secret: 'secret-1', verifyUrl }, { token: 'solved' }, '192.0.2.9'),
    ).toBe(true);
  await stop();

  const form = { secret: 'secret-1', response: 'solved', remoteip: '192.0.2.9', sitekey: 'site-1' };
  expect(received).toEqual(Array.from({ length: 3 }, () => ({ url: '/verify', form })));
});

it('[HT-05] calls GeeTest with a signature of the lot number, made with the secret', async () => {
  const { received, verifyUrl, stop } = await watched({ status: 'success', result: 'success' });
  const parts = { lot_number: 'lot-1', captcha_output: 'out', pass_token: 'pass', gen_time: '17' };
  expect(await isProviderAnswerRight({ provider: 'geetest', siteKey: 'site-1', secret: 'secret-1', verifyUrl }, parts, '192.0.2.9')).toBe(
    true,
  );
  await stop();

  // HMAC-SHA-256 of "lot-1" with the key "secret-1", computed by openssl.
  const sign_token = 'e2e6dfea6dccc7421bba6ba4f725f7b5fadd47039e7cb4147199114c893a1489';
  expect(received).toEqual([{ url: '/verify?captcha_id=site-1', form: { ...parts, sign_token } }]);
});

it.each([
  ['turnstile', { success: 'true' }],
  ['turnstile', {}],
  ['hcaptcha', { success: false, 'error-codes': ['missing-input-response'] }],
  ['geetest', { status: 'success', result: 'fail' }],
  ['geetest', { status: 'error', success: true }],
] as const)('[HT-05] %s: the response %j does not confirm a captcha', async (provider, says) => {
  const { verifyUrl, stop } = await watched(says);
  const solution = provider === 'geetest' ? answerOf('geetest', 'lot-1') : { token: 'solved' };
  expect(await isProviderAnswerRight({ provider, siteKey: 'site-1', secret: 'secret-1', verifyUrl }, solution, '192.0.2.9')).toBe(false);
  await stop();
});

it('[HT-04] requires a known provider, a key and a secret in the configuration', () => {
  const configured = (value: object) => captchaSettings({ CAPTCHA_PROVIDER: JSON.stringify(value) });

  expect(captchaSettings({})).toBeUndefined();
  expect(configured({ provider: 'hcaptcha', siteKey: 'site-1', secret: 'secret-1' })).toEqual({
    ...{ provider: 'hcaptcha', siteKey: 'site-1', secret: 'secret-1' },
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  });
  for (const wrong of [
    { provider: 'puzzle', siteKey: 'a', secret: 'b' },
    { provider: 'geetest', siteKey: 'a' },
    { provider: 'geetest', siteKey: '', secret: 'b' },
  ])
    expect(() => configured(wrong)).toThrow('CAPTCHA_PROVIDER needs a provider (turnstile, hcaptcha, recaptcha, geetest)');
});
