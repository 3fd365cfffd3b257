import { verify } from '@node-rs/argon2';
import { forgetOldShares } from '@touchline/server-betting/testing';
import { bearer, cookieOf, DEMO, ensureDemoPlayer, peopleCalls, REGISTRATION, setCookies } from '@touchline/server-identity/testing';
import { forgetOldSessions } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { forgetOldConversations } from '@touchline/server-support/testing';
import type { AccountsAnswer } from '@touchline/account-contract';
import type { ErrorAnswer } from '@touchline/shared-contract';
import type { LoginAnswer, SessionAnswer, SessionsAnswer, Token } from '@touchline/identity-contract';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const OURS = { 'x-requested-with': 'XMLHttpRequest' };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe.each(ENGINES)('accounts and sessions on %s', (engine) => {
  let test: TestApp;
  let address = 0;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs += 60 * MINUTE_MS; // earlier attempts no longer count towards any limit
    address += 1;
  });

  const { call, logIn, proof } = peopleCalls(
    () => test,
    () => `192.0.2.${address}`,
  );
  const deviceOf = (response: LightMyRequestResponse) =>
    setCookies(response)
      .find((cookie) => cookie.startsWith('__Host-tl-device='))
      ?.split(';')[0] ?? '';
  const getToken = (cookie: string, headers: Record<string, string> = OURS) =>
    call('GET', '/web-api/user/gettoken?force_refresh=true', { headers: { cookie, ...headers } });
  const reasonOf = (answer: LightMyRequestResponse) => answer.json<Partial<ErrorAnswer>>().errors?.[0]?.code;

  it('[ID-02] signs in by login, and returns the player and the time of the previous sign-in', async () => {
    const { login, password, userId } = await test.addPlayer();
    test.clock.nowMs += 5000;

    const answer = await logIn(` ${login.toUpperCase()} `, password);

    expect(answer.statusCode).toBe(200);
    expect(answer.json<LoginAnswer>()).toMatchObject({ user_id: userId, previousLoginAt: test.clock.nowMs / 1000 - 5 });
    expect((await call('GET', '/web-api/account/list', bearer(answer.json<LoginAnswer>().token))).statusCode).toBe(200);
  });

  it('[ID-02] creates the demo player with play money once, who can sign in by e-mail', async () => {
    await ensureDemoPlayer(test.services);
    await ensureDemoPlayer(test.services);

    const { token } = (await logIn(DEMO.login, DEMO.password)).json<LoginAnswer>();
    const { accounts } = (await call('GET', '/web-api/account/list', bearer(token))).json<AccountsAnswer>();

    expect(accounts.map(({ iso, money, type, isActive }) => [iso, money, type, isActive])).toEqual([
      ['EUR', 100_000, 0, true],
      ['EUR', 2_000, 4, false],
      ['USD', 25_000, 9, false],
    ]);
  });

  it('[AUTH-7] keeps the session in a cookie that scripts and other hosts cannot read', async () => {
    const { login, password } = await test.addPlayer();

    const plain = await logIn(login, password);
    const saved = await call('POST', '/web-api/user/login', { payload: { uLogin: login, uPassword: password, save: true } });

    expect(setCookies(plain)[0]).toMatch(/^__Host-tl-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(setCookies(saved)[0]).toMatch(/^__Host-tl-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=2592000$/);
    expect(plain.headers['cache-control']).toBe('private, no-store');
    const stored = await test.db.query('select id_hash from sessions');
    expect(JSON.stringify(stored)).not.toContain(cookieOf(plain).split('=')[1]);
  });

  it('[AUTH-5] gives every sign-in a new session id, and ends the browser’s previous session', async () => {
    const { login, password } = await test.addPlayer();
    const planted = `__Host-tl-session=${'A'.repeat(43)}`;

    const first = cookieOf(await logIn(login, password, { cookie: planted }));
    const second = cookieOf(await logIn(login, password, { cookie: first }));

    expect(new Set([planted, first, second]).size).toBe(3);
    expect((await getToken(planted)).statusCode).toBe(401);
    expect((await getToken(first)).statusCode).toBe(401);
    expect((await getToken(second)).statusCode).toBe(200);
  });

  it('[AUTH-6] signing out ends the session on the server: cookie and token are invalid immediately for all calls', async () => {
    const { login, password } = await test.addPlayer();
    const signedIn = await logIn(login, password);
    const cookie = cookieOf(signedIn);
    const { token } = signedIn.json<LoginAnswer>();

    const answer = await call('POST', '/web-api/user/logout', { headers: { cookie } });

    expect(answer.statusCode).toBe(204);
    expect(answer.headers['set-cookie']).toMatch(/^__Host-tl-session=; .*Max-Age=0$/);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    const dead = await Promise.all([
      getToken(cookie),
      call('POST', '/web-api/user/logout', { headers: { cookie } }),
      ...['/web-api/account/list', '/web-api/user/config', '/web-api/coupon/history', '/web-api/coupon/1'].map((url) =>
        call('GET', url, bearer(token)),
      ),
      call('POST', '/web-api/account/active', { ...bearer(token), payload: { id: 1 } }),
      call('POST', '/web-api/coupon/place', { ...bearer(token), payload: {} }),
    ]);
    expect(dead.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(401));
  });

  it('[HT-01] issues tokens that expire after at most five minutes, and with their session', async () => {
    const { login, password } = await test.addPlayer();
    const cookie = cookieOf(await logIn(login, password));
    const { token, expiresAt } = (await getToken(cookie)).json<Token>();
    const issuedAt = test.clock.nowMs;

    test.clock.nowMs = expiresAt - 1000;
    const fresh = await call('GET', '/web-api/user/config', bearer(token));
    test.clock.nowMs = expiresAt;
    const stale = await call('GET', '/web-api/user/config', bearer(token));
    test.clock.nowMs = issuedAt + 24 * 60 * MINUTE_MS;

    expect(expiresAt - issuedAt).toBe(5 * MINUTE_MS);
    expect([fresh.statusCode, stale.statusCode]).toEqual([200, 401]);
    expect((await getToken(cookie)).statusCode).toBe(401);
  });

  it.each([
    ['a page of ours', { ...OURS, 'sec-fetch-site': 'same-origin' }, 200],
    ['no browser', OURS, 200],
    ['another site', { ...OURS, 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister host', { ...OURS, 'sec-fetch-site': 'same-site' }, 403],
    ['a typed address', { ...OURS, 'sec-fetch-site': 'none' }, 403],
    ['a form or an image', { 'sec-fetch-site': 'same-origin' }, 403],
  ])('[HT-02] answers gettoken from %s with the expected status', async (_, headers, status) => {
    const { login, password } = await test.addPlayer();
    const cookie = cookieOf(await logIn(login, password));

    expect((await getToken(cookie, headers)).statusCode).toBe(status);
  });

  it.each([
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['an opaque origin', { origin: 'null' }],
    ['an invalid origin', { origin: 'https://' }],
    ['our host on another port', { origin: 'https://localhost:8443' }],
  ] as const)('[AUTH-12] refuses sign-in, sign-out and registration from %s without effect', async (_, headers) => {
    const { login, password } = await test.addPlayer();
    const cookie = cookieOf(await logIn(login, password));
    const players = async () => (await test.db.query<{ n: number }>('select count(*)::bigint as n from users'))[0]?.n;
    const before = await players();

    const answers = await Promise.all([
      logIn(login, password, headers),
      call('POST', '/web-api/registration/fast', { payload: REGISTRATION, headers }),
      call('POST', '/web-api/user/logout', { headers: { cookie, ...headers } }),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(answers.map((answer) => answer.headers['set-cookie'])).toEqual([undefined, undefined, undefined]);
    expect(await players()).toBe(before);
    expect((await getToken(cookie)).statusCode).toBe(200);
  });

  it('[AUTH-12] accepts sign-out from our own pages, whether the browser sends Sec-Fetch-Site or only Origin', async () => {
    const { login, password } = await test.addPlayer();
    const statuses: number[] = [];
    const ways: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:80' }];
    for (const headers of ways) {
      const cookie = cookieOf(await logIn(login, password));
      statuses.push((await call('POST', '/web-api/user/logout', { headers: { cookie, host: 'localhost', ...headers } })).statusCode);
      statuses.push((await getToken(cookie)).statusCode);
    }

    expect(statuses).toEqual([204, 401, 204, 401]);
  });

  it('[HT-09] returns the player of a session, or null, uncached', async () => {
    const { login, password, userId } = await test.addPlayer();
    const cookie = cookieOf(await logIn(login, password));

    const visitor = await call('GET', '/web-api/session');
    const player = await call('GET', '/web-api/session', { headers: { cookie } });

    expect(visitor.json<SessionAnswer>()).toEqual({ user_id: null, serverTime: test.clock.nowMs, startedAt: null, previousLoginAt: null });
    expect(player.json<SessionAnswer>()).toMatchObject({ user_id: userId, startedAt: test.clock.nowMs / 1000 });
    expect(player.headers['cache-control']).toBe('private, no-store');
  });

  it('[HT-04] [HT-05] a captcha answer works once, and forged ones never', async () => {
    const { login } = await test.addPlayer();
    for (let at = 0; at < 5; at += 1) await logIn(login, `wrong-${at}`);
    const answer = await proof();
    const numberOf = async (captcha: string) => (await logIn(login, 'wrong', { 'x-captcha': captcha })).json<ErrorAnswer>().code;

    expect(await numberOf('A'.repeat(22))).toBe(112);
    expect(await numberOf(answer)).toBe(400);
    expect(await numberOf(answer)).toBe(112);
    const forged = btoa(JSON.stringify({ challenge: { parameters: { expiresAt: 9e9 }, signature: 'a' }, solution: {} }));
    expect((await call('POST', '/web-api/captcha/validate', { payload: { captcha: forged } })).json<ErrorAnswer>().code).toBe(111);
  });

  it('[AUTH-8] checks at most ten wrong passwords per account in 15 minutes, from any number of addresses', async () => {
    const { login, password } = await test.addPlayer();
    const guess = (at: number) => logIn(login, `wrong-${at}`, { 'x-forwarded-for': `198.51.100.${at}` });

    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(at)));
    const blocked = await logIn(login, password);
    const proven = [];
    for (let at = 0; at < 4; at += 1) proven.push(await logIn(login, `proven-${at}`, { 'x-captcha': await proof() }));
    test.clock.nowMs += 15 * MINUTE_MS;
    const owner = await logIn(login, password);

    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 400)).toBe(true);
    // Five without a captcha and three with one. Two are reserved for browsers that the player has signed in with.
    expect(guesses.filter((guess) => reasonOf(guess) === 'wrong-credentials')).toHaveLength(5);
    expect(guesses.filter((guess) => reasonOf(guess) === 'captcha')).toHaveLength(35);
    expect(blocked.json<ErrorAnswer>()).toMatchObject({ status: 400, code: 100 });
    expect(proven.map(reasonOf)).toEqual([...Array.from({ length: 3 }, () => 'wrong-credentials'), 'too-many-tries']);
    expect(proven[3]?.headers['retry-after']).toBe('900');
    expect(owner.statusCode).toBe(200);
  });

  it('[AUTH-8] the owner can sign in from a known browser while a stranger guesses', async () => {
    const { login, password } = await test.addPlayer();
    const device = deviceOf(await logIn(login, password));
    for (let at = 0; at < 12; at += 1) await logIn(login, `wrong-${at}`, { 'x-forwarded-for': `198.51.100.${100 + at}` });

    const stranger = await logIn(login, password, { 'x-forwarded-for': '198.51.100.99' });
    const owner = await logIn(login, password, { 'x-forwarded-for': '203.0.113.77', cookie: device });

    const proven = await logIn(login, password, { 'x-forwarded-for': '198.51.100.98', 'x-captcha': await proof() });

    expect([reasonOf(stranger), owner.statusCode, proven.statusCode]).toEqual(['captcha', 200, 200]);
    expect(device).toMatch(/^__Host-tl-device=[\w-]{43}$/);
  });

  it('[AUTH-8] a browser is known only for its player and has two extra attempts; a made-up id is not accepted', async () => {
    const one = await test.addPlayer();
    const two = await test.addPlayer();
    const device = deviceOf(await logIn(one.login, one.password));
    const planted = `__Host-tl-device=${'A'.repeat(43)}`;
    const guess = async (login: string, cookie: string) => {
      const reasons: (string | undefined)[] = [];
      for (let at = 0; at < 9; at += 1)
        reasons.push(reasonOf(await logIn(login, `wrong-${at}`, { 'x-forwarded-for': `198.51.100.${at}`, cookie })));
      return reasons;
    };
    const wrong = (tries: number) => [
      ...Array.from({ length: tries }, () => 'wrong-credentials'),
      ...Array.from({ length: 9 - tries }, () => 'captcha'),
    ];

    expect(await guess(one.login, device)).toEqual(wrong(7));
    expect(await guess(two.login, device)).toEqual(wrong(5));
    // The attempts on the second player are used up, whatever device cookie is sent.
    expect(reasonOf(await logIn(two.login, two.password, { cookie: device }))).toBe('captcha');
    expect(deviceOf(await logIn(one.login, one.password, { cookie: planted }))).not.toBe(planted);
  });

  it('[AUTH-6] lists a player’s sessions, and ends one of them or all others', async () => {
    const { login, password } = await test.addPlayer();
    const other = await test.addPlayer();
    const cookies: string[] = [];
    for (let at = 0; at < 4; at += 1) cookies.push(cookieOf(await logIn(login, password)));
    const stranger = cookieOf(await logIn(other.login, other.password));
    const [here = '', ...others] = cookies.toReversed();
    const list = async (cookie: string) =>
      (await call('GET', '/web-api/user/sessions', { headers: { cookie } })).json<SessionsAnswer>().sessions;
    const end = (cookie: string, payload: object) => call('POST', '/web-api/user/sessions/end', { headers: { cookie }, payload });
    const alive = async (cookie: string) => (await getToken(cookie)).statusCode;

    const sessions = await list(here);
    expect(sessions.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([sessions[0]?.id]);
    expect(sessions.length).toBe(5); // including the one that the test created
    const victim = sessions[1]?.id;
    expect((await end(stranger, { id: victim })).json()).toEqual({ ended: 0 });
    expect(await alive(others[0] ?? '')).toBe(200);
    expect((await end(here, { id: victim })).json()).toEqual({ ended: 1 });
    expect(await alive(others[0] ?? '')).toBe(401);
    expect((await end(here, {})).json()).toEqual({ ended: 3 });
    expect(await Promise.all([here, ...others, stranger].map(alive))).toEqual([200, 401, 401, 401, 200]);
    expect((await call('GET', '/web-api/user/sessions')).statusCode).toBe(401);
  });

  it('[AUTH-6] a player has at most twenty sessions, and old ended ones are deleted', async () => {
    const { login, password, userId } = await test.addPlayer();
    for (let at = 0; at < 25; at += 1) await logIn(login, password);
    const count = async (where: string) =>
      (await test.db.query<{ n: number }>(`select count(*)::bigint as n from sessions where user_id = $1 and ${where}`, [userId]))[0]?.n;

    expect(await count('ended_at is null')).toBe(20);
    test.clock.nowMs += 29 * DAY_MS;
    await forgetOldSessions(test.db, test.clock.nowMs);
    expect(await count('true')).toBe(26);
    test.clock.nowMs += 3 * DAY_MS;
    await forgetOldSessions(test.db, test.clock.nowMs);
    expect(await count('true')).toBe(0);
  });

  it('[GD-16] [LY-05] deletes shared coupons after 90 days, and conversations after half a year without messages', async () => {
    const shared = await call('POST', '/bff-api/coupon/shared', { payload: { bets: [{ gameId: 5, marketId: 5, outcomeId: 5 }] } });
    const { code } = shared.json<{ code: string }>();
    await call('POST', '/support-api/v1/conversation', { payload: {} });
    const counts = async () => {
      await forgetOldShares(test.db, test.clock.nowMs);
      await forgetOldConversations(test.db, test.clock.nowMs);
      const rows = await test.db.query<{ n: number }>('select count(*)::bigint as n from support_conversations');
      return [(await call('GET', `/bff-api/coupon/shared/${code}`)).statusCode, rows[0]?.n];
    };

    test.clock.nowMs += 90 * DAY_MS;
    expect(await counts()).toEqual([200, 1]);
    test.clock.nowMs += 1000;
    expect(await counts()).toEqual([404, 1]);
    test.clock.nowMs += 92 * DAY_MS;
    expect(await counts()).toEqual([404, 0]);
  });

  it('[AUTH-8] does not count correct passwords as guesses', async () => {
    const { login, password } = await test.addPlayer();

    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await logIn(login, password)).statusCode);

    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('[AUTH-8] checks at most thirty passwords a minute per address, over all logins', async () => {
    const tries = await Promise.all(Array.from({ length: 35 }, (_, at) => logIn(`nobody-${address}-${at}`, 'wrong')));

    expect(tries.filter(({ statusCode }) => statusCode === 400)).toHaveLength(30);
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  it('[AUTH-9] answers an unknown login like a wrong password, after the same amount of work', async () => {
    const { login } = await test.addPlayer();
    const bodies = new Set<string>();
    const checked: string[][] = [];
    for (const who of [login, `nobody-${address}`]) {
      jest.mocked(verify).mockClear();
      const answer = await logIn(who, 'wrong');
      const { status, code, errors } = answer.json<ErrorAnswer>();
      bodies.add(`${answer.statusCode} ${answer.headers['content-length']} ${JSON.stringify({ status, code, errors })}`);
      checked.push(jest.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$')));
    }

    expect([...bodies]).toEqual([
      expect.stringContaining(
        '{"status":400,"code":400,"errors":[{"code":"wrong-credentials","detail":"The login or the password is wrong"}]}',
      ),
    ]);
    // One hash each at the same cost, which dominates the response time.
    expect(checked).toEqual([['$argon2id$v=19$m=19456,t=2,p=1'], ['$argon2id$v=19$m=19456,t=2,p=1']]);
  });

  it.each([[''], ['Bearer '], ['Bearer x'], ['Bearer a.b.c'], ['Basic abc']])(
    '[HT-01] refuses the authorization %j',
    async (authorization) => {
      const answer = await call('GET', '/web-api/account/list', { headers: { authorization } });

      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ status: 401, errors: [{ code: 'unauthorized' }] });
    },
  );
});
