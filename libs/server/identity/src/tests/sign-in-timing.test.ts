import { measured } from '@touchline/measured';
import { ENGINE, type ModuleBackend, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startIdentity } from './identity.test.helper.ts';

/** Only the long run compares times, on an idle machine; other runs compare responses. */
const isLong = process.env['TOUCHLINE_LONG'] === '1';
const TRIES = isLong ? 1_000 : 20;
const DAY_MS = 24 * 3_600_000;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

let test: ModuleBackend;
beforeAll(async () => {
  test = await startIdentity(ENGINE);
  const { userId } = await test.addPlayer();
  await test.db.query('update users set email = $2, phone = $3 where id = $1', [userId, KNOWN.email, '+4915120000067']);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

/** Removes random ids from a response; everything else must be equal. */
const withoutIds = (body: string) => body.replace(/"(traceId|guid)":"[^"]*"/g, '"$1":""');

interface Ask {
  path: string;
  /** @param who - identifier with an account; null for one without, different each time. */
  payload: (who: string | null, at: number) => object;
}

const CODE = (at: number) => String(10_000 + at);
const emailOf = (who: string | null, at: number) => who ?? `anna${CODE(at)}@example.test`;
/** A phone number with the same visible digits as the player's. */
const phoneOf = (who: string | null, at: number) => who ?? `1512 ${CODE(at)}67`;
const BIRTH = { date_birthday: '1990-04-30' } as const;
const NEW = { country_id: 276, currency_id: 978, password: 'Quiet-river-7-lantern', isTermsAccepted: true, lng: 'en', ...BIRTH } as const;
const KNOWN = { login: 'player-1', email: 'anna00000@example.test', phone: '1512 0000067' };

const ASKS: readonly [name: string, known: keyof typeof KNOWN, ask: Ask][] = [
  [
    'sign-in with a password',
    'login',
    { path: 'user/login', payload: (who, at) => ({ uLogin: who ?? `nobody-${at}`, uPassword: 'not the password' }) },
  ],
  [
    'sign-in with a phone and a password',
    'phone',
    {
      path: 'user/login',
      payload: (who, at) => ({ country_code: '+49', phone_number: phoneOf(who, at), uPassword: 'not the password' }),
    },
  ],
  [
    'sign-in by SMS',
    'phone',
    { path: 'user/login/sms', payload: (who, at) => ({ country_code: '+49', phone_number: phoneOf(who, at), lng: 'en' }) },
  ],
  ['sign-in by e-mail link', 'email', { path: 'user/login/email', payload: (who, at) => ({ email: emailOf(who, at), lng: 'en' }) }],
  [
    'a forgotten password, by e-mail',
    'email',
    { path: 'user/password/reset', payload: (who, at) => ({ email: emailOf(who, at), lng: 'en' }) },
  ],
  [
    'a forgotten password, by phone',
    'phone',
    { path: 'user/password/reset', payload: (who, at) => ({ country_code: '+49', phone_number: phoneOf(who, at), lng: 'en' }) },
  ],
  [
    'registration by e-mail',
    'email',
    {
      path: 'registration/full',
      payload: (who, at) => ({ type: 'full_reg', email: emailOf(who, at), name: 'Anna', surname: 'Lee', ...NEW }),
    },
  ],
  [
    'registration by phone',
    'phone',
    {
      path: 'registration/full',
      payload: (who, at) => ({ type: 'phone_reg', country_code: '+49', phone_number: phoneOf(who, at), ...NEW }),
    },
  ],
];

it.each(ASKS)(
  '[AUTH-9] %s: responses with and without an account are equal, and their median times differ by at most 5 ms',
  async (_, kind, { path, payload }) => {
    let address = 0;
    const tryOnce = async (who: string | null, at: number) => {
      test.clock.nowMs += DAY_MS; // earlier attempts no longer count towards any limit
      address += 1;
      const began = performance.now();
      const { statusCode, body } = await test.app.inject({
        method: 'POST',
        url: `/web-api/${path}`,
        headers: { 'x-forwarded-for': `192.0.2.${address % 250}` },
        payload: payload(who, at),
      });
      const ms = performance.now() - began;
      // The clock was advanced, so make times relative to it.
      const text = withoutIds(body).replace(/\d{10}/g, (second) => String(Number(second) - Math.floor(test.clock.nowMs / 1000)));
      return { ms, text: `${statusCode} ${text}`, length: body.length };
    };
    const measure = { known: (at: number) => tryOnce(KNOWN[kind], at), unknown: (at: number) => tryOnce(null, at) };
    const first = await measure.known(0);
    await measure.unknown(0);
    expect(first.text).toMatch(path === 'user/login' ? /^400 .*wrong-credentials/ : /^200 .*"expiresAt":600,/);

    const known: Awaited<ReturnType<typeof tryOnce>>[] = [];
    const unknown: Awaited<ReturnType<typeof tryOnce>>[] = [];
    for (let at = 1; at <= TRIES; at++) {
      // Interleaved in alternating order, so that other load affects both.
      const steps = [() => measure.known(at).then((one) => known.push(one)), () => measure.unknown(at).then((one) => unknown.push(one))];
      for (const step of at % 2 === 0 ? steps : steps.reverse()) await step();
    }

    const answers = [...known, ...unknown];
    const texts = new Set(answers.map(({ text }) => text)).size;
    measured({ id: 'AUTH-9', unit: 'different answers', atMost: 1, trials: 16_000, run: 'long', value: texts, tried: answers.length });
    expect(new Set([...known, ...unknown].map(({ length }) => length)).size).toBe(1);
    const difference = Math.abs(median(known.map(({ ms }) => ms)) - median(unknown.map(({ ms }) => ms)));
    if (isLong) measured({ id: 'AUTH-9', unit: 'ms between medians', atMost: 5, run: 'long', value: difference });
  },
  10 * 60_000,
);
