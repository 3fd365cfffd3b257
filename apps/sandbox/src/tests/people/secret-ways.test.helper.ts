import { PASSWORD, type Person, type World } from '@touchline/server-identity/testing';
import { addressOf, personalSign, signedByTelegram } from '@touchline/server-social-provider';
import { markText } from '@touchline/identity-rules';
import type { LightMyRequestResponse } from 'fastify';
import { createHash } from 'node:crypto';

type Answer = Promise<LightMyRequestResponse>;
type Headers = Record<string, string>;

/** A route that compares a secret, opened for one account. */
export interface Trial {
  /** Sends a wrong secret. */
  guess(n: number, headers?: Headers): Answer;
  /** Sends the correct secret, for another challenge than the guessed one. */
  bring(headers?: Headers): Answer;
}

/** A route that compares a secret of an account. */
export interface Way {
  call: string;
  about?: string;
  /** Error code for a wrong secret that was checked. */
  wrong: string;
  /** Called in a session of the player, which has two extra attempts. */
  isOwn?: boolean;
  open(world: World, person: Person): Promise<Trial>;
}

const WRONG = 'not the password';
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

/** Routes that ask a signed-in player for the password again, with their other fields. */
const CONFIRMED: readonly (readonly [path: string, body: object])[] = [
  ['user/password', { newPassword: 'amber-window-42-oak', lng: 'en' }],
  ['user/contact', { email: 'another@example.test', lng: 'en' }],
  ['user/phone/off', {}],
  ['user/two-step', {}],
  ['user/sign-in-token', { mark: 'ABCDEFGH2345' }],
  ['user/email-auth', { isOn: true }],
  ['user/security-question', { question: 1, answer: 'a dog' }],
  ['user/passkeys/options', {}],
  ['user/passkeys/remove', { id: 'none' }],
];

const confirmed = CONFIRMED.map(([path, body]): Way => ({
  ...{ call: `POST /web-api/${path}`, wrong: 'wrong-password', isOwn: true },
  open: async ({ web, bearer }, person) => {
    const own = await bearer(person);
    return {
      guess: (_, headers) => web(path, { ...body, password: WRONG }, { ...own, ...headers }),
      bring: (headers) => web(path, { ...body, password: PASSWORD }, { ...own, ...headers }),
    };
  },
}));

/** Routes that accept a code of six digits, and how to request one. */
const CODES: readonly (readonly [path: string, ask: (world: World, person: Person) => Promise<{ guid: string; code: string }>])[] = [
  [
    'user/login/sms/code',
    ({ askCode }, { phone }) => askCode('user/login/sms', { country_code: '+49', phone_number: phone.typed, lng: 'en' }),
  ],
  ['user/login/email/code', ({ askCode }, { email }) => askCode('user/login/email', { email, lng: 'en' })],
  ['user/password/reset/code', ({ askCode }, { email }) => askCode('user/password/reset', { email, lng: 'en' })],
  [
    'user/activate',
    async ({ askCode, bearer }, person) =>
      askCode('user/contact', { email: `new-${person.email}`, password: PASSWORD, lng: 'en' }, await bearer(person)),
  ],
  [
    'registration/full/code',
    ({ askCode }, { email }) =>
      askCode('registration/full', {
        ...{ type: 'full_reg', email: `first-${email}`, password: 'quiet-river-lantern-7', country_id: 40, currency_id: 978 },
        ...{ date_birthday: '1990-04-30', isTermsAccepted: true, lng: 'en' },
      }),
  ],
];

const codes = CODES.map(([path, ask]): Way => ({
  ...{ call: `POST /web-api/${path}`, wrong: 'wrong_code' },
  open: async (world, person) => {
    const [guessed, kept] = [await ask(world, person), await ask(world, person)];
    return {
      guess: (_, headers) => world.web(path, { guid: guessed.guid, code: otherThan(guessed.code) }, headers),
      bring: (headers) => world.web(path, kept, headers),
    };
  },
}));

const SECOND = 'user/login/two-step';
/** @param right - returns the correct code for the authenticator. */
const secondStep = (about: string, right: (made: Awaited<ReturnType<World['addAuthenticator']>>) => string): Way => ({
  ...{ call: `POST /web-api/${SECOND}`, about, wrong: 'wrong_code' },
  open: async (world, person) => {
    const made = await world.addAuthenticator(person);
    const [guessed, kept] = [await world.firstStep(person), await world.firstStep(person)];
    return {
      guess: (n, headers) => world.web(SECOND, { guid: guessed, code: n % 2 === 0 ? otherThan(made.code()) : 'aaaaa-aaaaa' }, headers),
      bring: (headers) => world.web(SECOND, { guid: kept, code: right(made) }, headers),
    };
  },
});

const KEY = Uint8Array.from({ length: 32 }, (_, index) => index + 1);
export const BOT_TOKEN = '1234567890:a-token-of-a-bot-of-this-test';

/** Every route that compares a secret of an account. */
export const WAYS: readonly Way[] = [
  {
    ...{ call: 'POST /web-api/user/login', wrong: 'wrong-credentials' },
    open: async ({ web }, { login, email, phone }) => {
      const names = [{ uLogin: login }, { uLogin: email }, { uLogin: phone.full }, { country_code: '+49', phone_number: phone.typed }];
      return {
        guess: (n, headers) => web('user/login', { ...names[n % names.length], uPassword: `${WRONG} ${n}` }, headers),
        bring: (headers) => web('user/login', { uLogin: email, uPassword: PASSWORD }, headers),
      };
    },
  },
  {
    ...{ call: 'POST /web-api/user/login', about: 'an SMS code', wrong: 'wrong_code' },
    open: async (world, { phone }) => {
      const ask = async () => {
        const { guid, code } = await world.askCode('user/login/sms', { country_code: '+49', phone_number: phone.typed, lng: 'en' });
        return { token: guid, 'sms-code': code };
      };
      const [guessed, kept] = [await ask(), await ask()];
      return {
        guess: (_, headers) => world.web('user/login', { ...guessed, 'sms-code': otherThan(guessed['sms-code']) }, headers),
        bring: (headers) => world.web('user/login', kept, headers),
      };
    },
  },
  {
    ...{ call: 'POST /web-api/user/login', about: 'a sign-in token', wrong: 'link-used' },
    open: async (world, person) => {
      const sign = 'a secret of this device';
      const mark = markText(createHash('sha256').update(sign).digest());
      const made = await world.web('user/sign-in-token', { password: PASSWORD, mark }, await world.bearer(person));
      const { token } = made.json<{ token: string }>();
      const wrong = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
      return {
        guess: (_, headers) => world.web('user/login', { token: wrong, sign }, headers),
        bring: (headers) => world.web('user/login', { token, sign }, headers),
      };
    },
  },
  secondStep('an authenticator', ({ code }) => code()),
  secondStep('a recovery code', ({ recoveryCodes }) => recoveryCodes[0] ?? ''),
  {
    ...{ call: `POST /web-api/${SECOND}`, about: 'a code by e-mail', wrong: 'wrong_code' },
    open: async (world, person) => {
      await world.web('user/email-auth', { password: PASSWORD, isOn: true }, await world.bearer(person));
      const ask = async () => {
        const guid = await world.firstStep(person);
        const text = (await world.test.services.outbox.messages(guid))[0]?.text ?? '';
        world.test.clock.nowMs += 60_000;
        return { guid, code: /\b\d{6}\b/.exec(text)?.[0] ?? 'none' };
      };
      const [guessed, kept] = [await ask(), await ask()];
      return {
        guess: (_, headers) => world.web(SECOND, { guid: guessed.guid, code: otherThan(guessed.code) }, headers),
        bring: (headers) => world.web(SECOND, kept, headers),
      };
    },
  },
  ...codes,
  {
    ...{ call: 'POST /web-api/user/password/reset/save', wrong: 'time_up' },
    open: async ({ askCode, web }, { email }) => {
      const { guid, code } = await askCode('user/password/reset', { email, lng: 'en' });
      const { approval } = (await web('user/password/reset/code', { guid, code })).json<{ approval: string }>();
      const save = (text: string, headers?: Headers) =>
        web('user/password/reset/save', { guid, approval: text, password: 'amber-window-42-oak' }, headers);
      return { guess: (n, headers) => save(`guess-${n}`, headers), bring: (headers) => save(approval, headers) };
    },
  },
  {
    ...{ call: 'POST /web-api/user/two-step/off', wrong: 'wrong_code', isOwn: true },
    open: async (world, person) => {
      const { code } = await world.addAuthenticator(person);
      const own = await world.bearer(person);
      const off = (text: string, headers?: Headers) =>
        world.web('user/two-step/off', { password: PASSWORD, code: text, lng: 'en' }, { ...own, ...headers });
      return { guess: (_, headers) => off(otherThan(code()), headers), bring: (headers) => off(code(), headers) };
    },
  },
  {
    ...{ call: 'POST /web-api/user/two-step/off', about: 'the password', wrong: 'wrong-password', isOwn: true },
    open: async (world, person) => {
      const { code } = await world.addAuthenticator(person);
      const own = await world.bearer(person);
      const off = (password: string, headers?: Headers) =>
        world.web('user/two-step/off', { password, code: code(), lng: 'en' }, { ...own, ...headers });
      return { guess: (_, headers) => off(WRONG, headers), bring: (headers) => off(PASSWORD, headers) };
    },
  },
  {
    ...{ call: 'POST /web-api/user/two-step/on', wrong: 'wrong_code', isOwn: true },
    open: async (world, person) => {
      const { code } = await world.addAuthenticator(person);
      await world.test.db.query('update authenticators set enabled_at = null where user_id = $1', [person.userId]);
      const own = await world.bearer(person);
      const on = (text: string, headers?: Headers) => world.web('user/two-step/on', { code: text }, { ...own, ...headers });
      return { guess: (_, headers) => on(otherThan(code()), headers), bring: (headers) => on(code(), headers) };
    },
  },
  ...confirmed,
  {
    ...{ call: 'POST /web-api/user/login/passkey', wrong: 'wrong-credentials' },
    open: async ({ addPasskey, web }, person) => {
      const { begin, answer } = await addPasskey(person);
      const kept = await begin();
      return {
        guess: async (n, headers) => web('user/login/passkey', answer(await begin(), `another challenge ${n}`), headers),
        bring: (headers) => web('user/login/passkey', answer(kept), headers),
      };
    },
  },
  {
    ...{ call: 'POST /social-api/oauth/metamask/signature', wrong: 'link-used' },
    open: async ({ askWallet, connect, send }, { userId }) => {
      const key = KEY.with(0, userId % 250).with(1, Math.floor(userId / 250));
      await connect(userId, 'metamask', addressOf(key));
      const bring = ({ ticket, message, cookie }: Awaited<ReturnType<World['askWallet']>>, by: Uint8Array, headers?: Headers) =>
        send('/social-api/oauth/metamask/signature', { ticket, signature: personalSign(message, by) }, { cookie, ...headers });
      const kept = await askWallet(addressOf(key));
      return {
        guess: async (_, headers) => bring(await askWallet(addressOf(key)), key.toReversed(), headers),
        bring: (headers) => bring(kept, key, headers),
      };
    },
  },
  {
    ...{ call: 'POST /social-api/oauth/telegram/signed', wrong: 'link-used' },
    open: async ({ askTelegram, connect, send, test }, { userId }) => {
      await connect(userId, 'telegram', String(userId));
      const data = { id: userId, first_name: 'Anna', auth_date: Math.floor(test.clock.nowMs / 1000) };
      const bring = ({ state, cookie }: Awaited<ReturnType<World['askTelegram']>>, token: string, headers?: Headers) =>
        send('/social-api/oauth/telegram/signed', { state, result: signedByTelegram(data, token) }, { cookie, ...headers });
      const kept = await askTelegram();
      return {
        guess: async (n, headers) => bring(await askTelegram(), `1234567890:another-token-of-a-bot-${n}`, headers),
        bring: (headers) => bring(kept, BOT_TOKEN, headers),
      };
    },
  },
  {
    ...{ call: 'POST /web-api/user/login/qr/enter', wrong: 'time_up' },
    open: async ({ beginQr, web }) => {
      const { guid, secret } = await beginQr();
      const other = await beginQr();
      return {
        guess: (_, headers) => web('user/login/qr/enter', { guid, secret: other.secret }, headers),
        bring: (headers) => web('user/login/qr/enter', { guid, secret }, headers),
      };
    },
  },
];
