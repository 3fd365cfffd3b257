import { measured } from '@touchline/measured';
import { COOKIE_GRACE_MS, COOKIE_ROTATES_AFTER_MS } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS, type TestBackend } from '@touchline/server-kernel/testing';
import type { LoginAnswer, SessionAnswer, Token } from '@touchline/identity-contract';
import type { LightMyRequestResponse } from 'fastify';
import { startIdentity } from './identity.test.helper.ts';

const MINUTE_MS = 60_000;
const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const RACES = IS_LONG ? 1_000 : 20;
/** Tabs of a busy browser, which may send requests at once. */
const TABS = 8;

describe.each(ENGINES)('the cookies of one session on %s', (engine) => {
  let test: TestBackend;

  beforeAll(async () => {
    test = await startIdentity(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const cookieIn = (answer: LightMyRequestResponse): string | undefined =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .find((one) => one.startsWith('__Host-tl-session='))
      ?.split(';')[0];
  const signIn = async (save = false) => {
    const { login, password } = await test.addPlayer();
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/web-api/user/login', payload: { uLogin: login, uPassword: password, save } },
      headers: { 'x-forwarded-for': `198.51.100.${(hosts = (hosts % 250) + 1)}` },
    });
    return { cookie: cookieIn(answer) ?? '', token: answer.json<LoginAnswer>().token };
  };
  let hosts = 0;
  const getToken = (cookie: string) =>
    test.app.inject({
      ...{ method: 'GET', url: '/web-api/user/gettoken?force_refresh=true' },
      headers: { cookie, 'x-requested-with': 'XMLHttpRequest' },
    });
  const rightsOf = async (token: string) =>
    (await test.app.inject({ method: 'GET', url: '/web-api/user/rights', headers: { authorization: `Bearer ${token}` } })).statusCode;
  const userOf = async (cookie: string) =>
    (await test.app.inject({ method: 'GET', url: '/web-api/session', headers: { cookie } })).json<SessionAnswer>().user_id;

  it('[AUTH-4] are kept for ten minutes, then replaced when the next token is requested', async () => {
    const { cookie } = await signIn();

    test.clock.nowMs += 10 * MINUTE_MS - 1;
    expect(cookieIn(await getToken(cookie))).toBeUndefined();
    test.clock.nowMs += 1;
    const next = cookieIn(await getToken(cookie));

    expect(next).toMatch(/^__Host-tl-session=[\w-]{43}$/);
    expect(next).not.toBe(cookie);
    expect((await getToken(next ?? '')).statusCode).toBe(200);
  });

  it('[AUTH-4] the previous cookie is valid for thirty seconds and gets the same successor; a later replay ends the session and its tokens', async () => {
    const { cookie, token } = await signIn();
    test.clock.nowMs += COOKIE_ROTATES_AFTER_MS;
    const next = cookieIn(await getToken(cookie)) ?? '';
    expect(await userOf(next)).not.toBeNull();

    test.clock.nowMs += 30_000;
    const late = await getToken(cookie);
    expect([late.statusCode, cookieIn(late)]).toEqual([200, next]);
    const { token: fresh } = late.json<Token>();
    expect(await rightsOf(fresh)).toBe(200);

    test.clock.nowMs += 1;
    expect((await getToken(cookie)).statusCode).toBe(401);
    expect([(await getToken(next)).statusCode, await userOf(next), await rightsOf(fresh), await rightsOf(token)]).toEqual([
      ...[401, null, 401, 401],
    ]);
  });

  it('[AUTH-4] a browser that never received its new cookie can keep using the old one', async () => {
    const { cookie } = await signIn();
    test.clock.nowMs += COOKIE_ROTATES_AFTER_MS;
    const lost = cookieIn(await getToken(cookie));

    test.clock.nowMs += 60 * MINUTE_MS;
    const again = await getToken(cookie);
    expect([again.statusCode, cookieIn(again)]).toEqual([200, lost]);
    expect(await userOf(lost ?? '')).not.toBeNull();
  });

  it('[AUTH-4] [ID-02] rotation does not extend a remembered session', async () => {
    const { cookie } = await signIn(true);
    test.clock.nowMs += 24 * 60 * MINUTE_MS;

    const answer = await getToken(cookie);

    expect(String(answer.headers['set-cookie'])).toMatch(/; Max-Age=2505600$/); // 29 of 30 days
  });

  it(
    `[AUTH-4] ${RACES} races of ${TABS} tabs: none is signed out; a later replay by a thief ends every session`,
    async () => {
      const outcomes = { signedOut: 0, successors: 0, revoked: 0 };
      for (let race = 0; race < RACES; race += 1) {
        const { cookie } = await signIn();
        test.clock.nowMs += COOKIE_ROTATES_AFTER_MS;
        const answers = await Promise.all(Array.from({ length: TABS }, () => getToken(cookie)));
        outcomes.signedOut += answers.filter(({ statusCode }) => statusCode !== 200).length;
        const successors = new Set(answers.map(cookieIn));
        outcomes.successors += successors.size;
        const [next = ''] = successors;
        outcomes.signedOut += (await userOf(next)) === null ? 1 : 0;
        test.clock.nowMs += COOKIE_GRACE_MS + 1;
        const replay = await getToken(cookie);
        outcomes.revoked += replay.statusCode === 401 && (await userOf(next)) === null ? 1 : 0;
      }
      expect(outcomes).toEqual({ signedOut: 0, successors: RACES, revoked: RACES });
      measured({ id: 'AUTH-4', unit: 'false sign-outs', atMost: 0, trials: 1_000, run: 'long', value: outcomes.signedOut, tried: RACES });
      measured({
        id: 'AUTH-4',
        unit: 'replays not noticed',
        atMost: 0,
        trials: 1_000,
        run: 'long',
        value: RACES - outcomes.revoked,
        tried: RACES,
      });
    },
    IS_LONG ? 20 * MINUTE_MS : 60_000,
  );
});
