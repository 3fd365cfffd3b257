import { measured } from '@touchline/measured';
import { configSwitch, setSwitches } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS, type TestBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import type { FingerprintAnswer, SessionAnswer } from '@touchline/identity-contract';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { startIdentity } from './identity.test.helper.ts';

const MINUTE = 60_000;
const SECOND = 1_000;
const SCOPE = 'idle-test';
const COOKIE = `tl-test=${SCOPE}`;

describe.each(ENGINES)('idle sessions and fingerprints on %s', (engine) => {
  let test: TestBackend;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startIdentity(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    setSwitches(SCOPE, { [configSwitch.name]: { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 30 } });
    player = await test.addPlayer();
  });
  afterEach(() => setSwitches(SCOPE, {}));

  const call = async (method: 'GET' | 'POST', url: string, more: { cookie?: string; payload?: object; fingerprint?: string } = {}) => {
    const { token } = await test.services.tokens.issue(player.sessionId, test.clock.nowMs);
    return test.app.inject({
      ...{ method, url },
      headers: {
        authorization: `Bearer ${token}`,
        cookie: more.cookie ?? COOKIE,
        ...(more.fingerprint !== undefined && { 'x-fingerprint': more.fingerprint }),
      },
      ...(more.payload !== undefined && { payload: more.payload }),
    });
  };
  const poll = async () => (await call('GET', '/web-api/user/rights')).statusCode;
  const touch = () => call('POST', '/web-api/user/activity', { payload: {} });

  it('[ID-15] [AUTH-13] polling does not keep a session alive: it ends after thirty minutes without activity, give or take a minute', async () => {
    const began = test.clock.nowMs;
    let answer = await poll();
    while (answer === 200 && test.clock.nowMs - began < 60 * MINUTE) {
      test.clock.nowMs += 15 * SECOND;
      answer = await poll();
    }

    expect(answer).toBe(401);
    const after = test.clock.nowMs - began;
    measured({ id: 'AUTH-13', unit: 's until an idle player is signed out', atLeast: 1_740, atMost: 1_860, value: after / SECOND });
    const again = (await call('GET', '/web-api/user/rights')).json<ErrorAnswer>();
    expect(again.errors[0]?.code).toBe('session-idle');
    expect((await touch()).statusCode).toBe(401);
  });

  it('[ID-15] [AUTH-13] activity on the page extends the session to thirty minutes', async () => {
    for (let times = 0; times < 3; times += 1) {
      test.clock.nowMs += 29 * MINUTE;
      expect([await poll(), (await touch()).statusCode]).toEqual([200, 204]);
    }
    test.clock.nowMs += 29 * MINUTE;
    expect(await poll()).toBe(200);
    test.clock.nowMs += MINUTE;
    expect(await poll()).toBe(401);
  });

  it('[ID-15] keeps idle players signed in if signing them out is not configured', async () => {
    setSwitches(SCOPE, {});
    test.clock.nowMs += 10 * 60 * MINUTE;

    expect(await poll()).toBe(200);
  });

  it('[ID-15] [HT-09] the session endpoint reports a visitor after the idle time', async () => {
    const login = await test.app.inject({
      ...{ method: 'POST', url: '/web-api/user/login' },
      payload: { uLogin: player.login, uPassword: player.password },
    });
    const cookie = `${String(login.headers['set-cookie']).split(';')[0] ?? ''}; ${COOKIE}`;
    const who = async () => (await call('GET', '/web-api/session', { cookie })).json<SessionAnswer>().user_id;
    expect(await who()).toBe(player.userId);
    test.clock.nowMs += 30 * MINUTE;
    expect(await who()).toBeNull();
  });

  it('[HT-06] [HT-08] sign-in requires a valid, unexpired fingerprint if fingerprints are configured', async () => {
    setSwitches(SCOPE, { isFingerprintAsked: true });
    const logIn = (fingerprint?: string) =>
      call('POST', '/web-api/user/login', {
        payload: { uLogin: player.login, uPassword: player.password },
        ...(fingerprint !== undefined && { fingerprint }),
      });
    const refused = await logIn();
    expect([refused.statusCode, refused.json<ErrorAnswer>()]).toMatchObject([400, { code: 110, errors: [{ code: 'fingerprint' }] }]);
    const made = await call('POST', '/web-api/fingerprint', { payload: { componentsData: { platform: 'Linux', colorDepth: 24 } } });
    const { token, expiresAt } = made.json<FingerprintAnswer>();

    expect(expiresAt - test.clock.nowMs).toBe(24 * 60 * MINUTE);
    expect((await logIn(`${token}x`)).statusCode).toBe(400);
    expect((await logIn(token)).statusCode).toBe(200);
    test.clock.nowMs = expiresAt;
    expect((await logIn(token)).statusCode).toBe(400);
  });

  it('[HT-08] a fingerprint accepts only the eight defined components', async () => {
    const answer = await call('POST', '/web-api/fingerprint', { payload: { componentsData: { canvas: 'x' } } });

    expect(answer.statusCode).toBe(400);
  });
});
