import { measured } from '@touchline/measured';
import type { ContractCall } from '@touchline/shared-contract/schemas';
import { ENGINE, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { startTestApp, type TestApp, type TestPlayer } from '../testing/test-app.ts';
import { CALLS } from '../testing/test-db.ts';

const HOST = 'shop.test';
const SITE = `https://${HOST}`;
const PARAMS: Readonly<Record<string, string>> = {
  id: '6f1c1c1e-5d1a-4a55-9d0e-0d6f2a2f3b11',
  gameId: '1',
  section: 'line',
  couponId: '1',
};

let test: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  test = await startTestApp(ENGINE);
  player = await test.addPlayer();
}, START_TIMEOUT_MS);
afterAll(() => test.close());

const named = (calls: readonly ContractCall[]) => calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const ask = ({ method, path }: ContractCall, headers: Record<string, string>) =>
  test.app.inject({
    method,
    url: path.replace(/:([A-Za-z]+)/g, (_, name: string) => PARAMS[name] ?? 'web'),
    headers: { host: HOST, ...headers },
    ...(method === 'POST' && { payload: {} }),
  });

const CHANGING = named(CALLS.filter(({ method }) => method !== 'GET'));

it('[AUTH-12] the contract has calls that change data', () => {
  expect(CHANGING.length).toBeGreaterThanOrEqual(13);
});

it.each(CHANGING)('[AUTH-12] %s from another site is refused, whether the browser sends Sec-Fetch-Site or only Origin', async (_, call) => {
  const bearer = { authorization: `Bearer ${player.token}` };
  const foreign: Record<string, string>[] = [
    { ...bearer, origin: 'https://evil.test' },
    { ...bearer, origin: 'null' },
    { ...bearer, origin: SITE, 'sec-fetch-site': 'cross-site' },
    { ...bearer, origin: SITE, 'sec-fetch-site': 'same-site' },
  ];

  let accepted = 0;
  for (const headers of foreign) {
    const answer = await ask(call, headers);
    if (answer.statusCode !== 403) accepted += 1;
    expect([answer.statusCode, answer.json<{ errors: unknown[] }>().errors]).toEqual([
      403,
      [{ code: 'forbidden', detail: 'Requests from other sites are refused' }],
    ]);
  }
  measured({ id: 'AUTH-12', unit: 'changes from other sites', atMost: 0, trials: 400, value: accepted, tried: foreign.length });
  const own = await ask(call, { ...bearer, origin: SITE });
  expect(own.statusCode).not.toBe(403);
});

it.each(named(CALLS))('[HT-01] %s requires a session exactly if its description says so', async (_, call) => {
  const answer = await ask(call, { origin: SITE, 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' });

  expect(answer.statusCode === 401).toBe(call.auth === 'token' || call.auth === 'session');
});
