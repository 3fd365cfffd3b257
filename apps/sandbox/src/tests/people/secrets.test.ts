import { openWorld, reasonOf, type World } from '@touchline/server-identity/testing';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import * as z from 'zod/mini';
import { CALLS, openTestDb } from '../../testing/test-db.ts';
import { testAppOn, type TestApp } from '../../testing/test-app.ts';
import { BOT_TOKEN, type Way, WAYS } from './secret-ways.test.helper.ts';

const HOUR_MS = 60 * 60_000;
const ENV = {
  ...{ ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' },
  SOCIAL_PROVIDERS: JSON.stringify({ metamask: {}, telegram: { botToken: BOT_TOKEN } }),
};

/** Limited by address only: a wrong token belongs to no account. */
const BY_ADDRESS = ['POST /web-api/user/newsletter/stop'];

/** Calls with fields that look like secrets but do not compare a secret of an account. */
const NO_SECRET: Readonly<Record<string, string>> = {
  'POST /redirects-api/api/v1/redirect-light': 'an address to go to',
  'POST /blocks-api/api/v2/block': 'an address to ask about',
  'POST /web-api/user/cookies-agreement': 'a choice',
  'POST /bff-api/player/changes': 'channels that an edge holds, each sealed by the key of the site',
  'POST /fatman-api/:key': 'what was measured, by the key of a project',
  'POST /fatman-api/:key/recording': 'what was measured, by the key of a project',
  'POST /web-api/registration/fast': 'makes an account',
  'POST /web-api/registration/full': 'takes a new password and sends a code',
  'POST /web-api/user/code/again': 'sends a code',
  'POST /web-api/user/password/reset': 'sends a code',
  'POST /web-api/user/login/sms': 'sends a code',
  'POST /web-api/user/login/email': 'sends a code',
  'POST /web-api/captcha/validate': 'a captcha, which is of no account',
  'POST /web-api/fingerprint': 'what a browser says of itself',
  'POST /web-api/user/social/ticket': 'a ticket of 128 bits that works for the browser it was made for, five times',
  'POST /web-api/registration/social': 'a ticket of 128 bits that works for the browser it was made for, five times',
  'POST /web-api/user/social/link': 'a ticket of 128 bits that works for the browser it was made for, five times',
  'POST /social-api/oauth/google-one-tap': 'a statement that the provider has signed with its own key',
  'POST /social-api/oauth/metamask/message': 'asks for a message to sign',
  'POST /web-api/user/login/qr': 'begins a question',
  'POST /web-api/user/qr/look': 'the number of a question; its secret stays in the browser that requested it',
  'POST /web-api/user/qr/decide': 'the number of a question; its secret stays in the browser that requested it',
  'POST /web-api/user/login/passkey/options': 'begins a question',
  'POST /web-api/user/passkeys': 'a new key, for a question of the same session',
  'POST /web-api/coupon/quote': 'a promo code',
  'POST /web-api/coupon/place': 'a promo code',
  'POST /bff-api/coupon/shared': 'selections of a coupon',
  'POST /bff-api/coupon/builder': 'selections of a coupon',
  'POST /bff-api/coupon/builder/kept': 'selections of a coupon',
  'POST /bff-api/games/demo': 'play without money',
  'POST /limit-service-api/api/external/web/v3/testanswers': 'answers of a quiz',
  'POST /web-api/office/promo/check': 'a promo code',
  'POST /web-api/office/promo/activate': 'a promo code',
  'POST /web-api/office/profile': 'a number of a document to keep',
  'POST /support-api/v1/message': 'a message of a visitor',
  'POST /support-api/v1/conversation': 'begins a conversation of a visitor',
};

const LOOKS_SECRET = /pass|code|secret|approv|answer|token|ticket|sign|captcha|credential|proof|guid|pin$|otp|state$/i;
const nameOf = ({ method, path }: ContractCall) => `${method} ${path}`;
/** Names of all fields in a body's schema. */
function fieldsOf(body: z.ZodMiniType): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'properties' && typeof part === 'object' && part !== null) found.push(...Object.keys(part));
      walk(part);
    }
  };
  walk(z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }));
  return found;
}
const takesSecret = ({ method, auth, body }: ContractCall) =>
  method !== 'GET' && (auth === 'none' || (body !== undefined && fieldsOf(body).some((field) => LOOKS_SECRET.test(field))));

it('[AUTH-8] every call that could compare a secret is tested below, or listed with what it accepts instead', () => {
  const counted = [...WAYS.map(({ call }) => call), ...BY_ADDRESS];
  const open = CALLS.filter(takesSecret).map(nameOf);
  expect(open.filter((call) => !counted.includes(call) && NO_SECRET[call] === undefined)).toEqual([]);
  // The lists contain only existing calls, and each only once.
  const calls = CALLS.map(nameOf);
  expect([...counted, ...Object.keys(NO_SECRET)].filter((call) => !calls.includes(call))).toEqual([]);
  expect(Object.keys(NO_SECRET).filter((call) => counted.includes(call))).toEqual([]);
});

describe.each(ENGINES)('secrets of accounts on %s', (engine) => {
  let test: TestApp;
  let world: World;

  beforeAll(async () => {
    test = await testAppOn(await openTestDb(engine), ENV);
    world = openWorld(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs += HOUR_MS; // earlier attempts no longer count towards any limit
  });

  const titled = WAYS.map((way): [string, Way] => [way.about === undefined ? way.call : `${way.call} (${way.about})`, way]);
  it.each(titled)(
    '[AUTH-8] [AUTH-11] %s: fifty concurrent guesses stay within their bound, and the owner can sign in with a captcha',
    async (_, { wrong, isOwn = false, open }) => {
      const bound = isOwn ? 7 : 5;
      const { guess, bring } = await open(world, await world.addPerson());

      const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)));
      const looked = answers.map(reasonOf).filter((reason) => reason === wrong).length;

      expect(looked).toBeLessThanOrEqual(bound);
      // On a slow machine some guesses time out unchecked. Exactly the rest of the bound must be left.
      for (let n = looked; n < bound; n += 1) expect(reasonOf(await guess(50 + n))).toBe(wrong);
      expect(reasonOf(await bring())).toBe('captcha');
      const owner = await bring({ 'x-captcha': await world.proof() });
      expect([owner.statusCode < 300, reasonOf(owner)]).toEqual([true, undefined]);
    },
    START_TIMEOUT_MS,
  );

  it('[AUTH-8] checks a token without an account at most thirty times a minute per address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        world.web('user/newsletter/stop', { token: `guess-${n}` }, { 'x-forwarded-for': '203.0.113.9' }),
      ),
    );

    expect(answers.map(reasonOf).filter((reason) => reason === 'link-used')).toHaveLength(30);
    expect(answers.map(reasonOf).filter((reason) => reason === 'too-many-tries')).toHaveLength(20);
  });
});
