import { cookieOf, peopleCalls } from '@touchline/server-identity/testing';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { LoginAnswer } from '@touchline/identity-contract';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CALLS } from '../../testing/test-db.ts';

const OWN = CALLS.filter(({ auth }) => auth === 'token' || auth === 'session');
const HOST = 'localhost:4200';

let test: TestApp;
let player: TestPlayer;
let addresses = 0;
const { logIn, call } = peopleCalls(
  () => test,
  () => `198.51.100.${(addresses += 1) % 250}`,
);
beforeAll(async () => {
  test = await startTestApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());
beforeEach(async () => {
  player = await test.addPlayer();
});

interface Held {
  cookie: string;
  token: string;
}
const signIn = async (headers: Record<string, string> = {}): Promise<Held> => {
  const answer = await logIn(player.login, player.password, headers);
  return { cookie: cookieOf(answer), token: answer.json<LoginAnswer>().token };
};

/** Each ends the session `held`; `other` is a session of the same player in another browser. */
const ENDED_BY: Readonly<Record<string, (held: Held, other: Held) => Promise<{ statusCode: number }>>> = {
  'signing out': ({ cookie }) => call('POST', '/web-api/user/logout', { headers: { cookie } }),
  'a new sign-in in the same browser': ({ cookie }) => logIn(player.login, player.password, { cookie }),
  'ending all other sessions': (_, { cookie }) => call('POST', '/web-api/user/sessions/end', { headers: { cookie }, payload: {} }),
  'a changed password': (_, { token }) =>
    test.post(token, '/web-api/user/password', { password: player.password, newPassword: 'a wholly different staple 7' }, { host: HOST }),
  'blocking the account': (_, { token }) => test.post(token, '/limit-service-api/api/external/web/v3/BlockUser', {}),
};

const statusOf = async ({ method, path, auth }: (typeof OWN)[number], { cookie, token }: Held) =>
  (
    await test.app.inject({
      method,
      url: path.replace(/:([A-Za-z]+)/g, '1'),
      headers:
        auth === 'session'
          ? { host: HOST, cookie, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' }
          : { host: HOST, authorization: `Bearer ${token}` },
      ...(method === 'POST' && { payload: {} }),
    })
  ).statusCode;

it.each(Object.entries(ENDED_BY))('[AUTH-6] after %s, the old cookie and token are refused by every call', async (_, end) => {
  const [held, other] = [await signIn(), await signIn()];
  // One call by token and one by cookie, to show that the session was open.
  expect([
    (await test.get(held.token, '/web-api/account/list')).statusCode,
    (await call('GET', '/web-api/user/sessions', { headers: { cookie: held.cookie } })).statusCode,
  ]).toEqual([200, 200]);
  expect((await end(held, other)).statusCode).toBeLessThan(300);

  const taken: string[] = [];
  for (const each of OWN) {
    const status = await statusOf(each, held);
    if (status !== 401) taken.push(`${each.method} ${each.path}: ${status}`);
  }

  expect(OWN.length).toBeGreaterThanOrEqual(100);
  expect(taken).toEqual([]);
});
