import { sessionCalls } from '@touchline/identity-contract';
import { withToken } from '@touchline/identity-http';
import { ENDS_WITHOUT_WORDS } from '@touchline/platform-shell';
import type { Call, Calls } from '@touchline/shared-contract';
import { createFakePorts } from '@touchline/shared-testing';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIBS = join(__dirname, '../../../../libs');
const FILES = globSync('*/contract/src/*calls.ts', { cwd: LIBS }).map((file) => join(LIBS, file));
const isCall = (value: unknown): value is Call => typeof value === 'object' && value !== null && 'path' in value && 'auth' in value;
const isGroup = (value: unknown): value is Calls => typeof value === 'object' && value !== null && Object.values(value).every(isCall);
// Test titles are built from the content of the files.
const GROUPS = FILES.flatMap((file) => Object.values(require(file) as object).filter(isGroup));
const ALL = [...new Set(GROUPS.flatMap((calls) => Object.values(calls)))];
const ORIGIN = 'https://shop.test';
const GET_TOKEN = '/web-api/user/gettoken';

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** The Authorization header of a call, with an unknown visitor and a session cookie that yields a token. */
async function bearerOf(call: Call, isKnown: boolean): Promise<string | null> {
  let bearer: string | null = null;
  const send = withToken(createFakePorts())(async (request) => {
    const { pathname } = new URL(request.url);
    bearer = request.headers.get('Authorization');
    if (pathname === GET_TOKEN) return Response.json({ token: 'fresh', expiresAt: Date.now() + 60_000 });
    return Response.json({ user_id: 7, token: 'fresh', expiresAt: Date.now() + 60_000 });
  });
  if (isKnown) await send(new Request(`${ORIGIN}/web-api/session`), sessionCalls.session);
  await send(new Request(`${ORIGIN}${call.path.replaceAll(':', '')}`, { method: call.method }), call);
  return bearer;
}

it('[HT-01] knows the calls of every contract', () => {
  const written = FILES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: ['`]/g)]);

  expect(ALL).toHaveLength(written.length);
  expect(ALL.length).toBeGreaterThan(50);
});

it.each(ALL.map((call) => [nameOf(call), call] as const))('[HT-01] %s carries the token as its description requires', async (_, call) => {
  const given = [await bearerOf(call, false), await bearerOf(call, true)];

  expect(given).toEqual(
    { none: [null, null], session: [null, null], known: [null, 'Bearer fresh'], token: ['Bearer fresh', 'Bearer fresh'] }[call.auth],
  );
});

it("[HT-01] [CF-03] player data is requested with the player's token", () => {
  const of = (auth: Call['auth']) => ALL.filter((call) => call.auth === auth).map(nameOf);

  const expected = [
    'DELETE /limit-service-api/api/external/web/v3/limit',
    'GET /bff-api/config/account.json',
    'GET /bff-api/points',
    'GET /bff-api/promotions/:slug/progress',
    'GET /limit-service-api/api/external/web/v3/availablelimits',
    'GET /limit-service-api/api/external/web/v3/limits',
    'GET /limit-service-api/api/external/web/v3/reasons/selfexclude',
    'GET /web-api/account/list',
    'GET /web-api/coupon/:couponId',
    'GET /web-api/coupon/history',
    'GET /web-api/coupon/receipt/:id',
    'GET /web-api/coupon/status/:id',
    'GET /web-api/user/config',
    'GET /web-api/user/view',
    'POST /bff-api/points/purchases',
    'POST /bff-api/promotions/:slug/entry',
    'POST /limit-service-api/api/external/web/v3/limitaction',
    'POST /limit-service-api/api/external/web/v3/limits',
    'POST /web-api/account/active',
    'POST /web-api/coupon/place',
    'POST /web-api/user/view',
  ];
  expect(of('token')).toEqual(expect.arrayContaining(expected));
  expect(of('known')).toEqual(['GET /bff-api/casino/jackpot', 'POST /web-api/coupon/quote']);
});

it('[NT-03] every call whose end is shown as a notice is one of the contract that changes something', () => {
  const files = globSync('*/*contract/src/*calls.ts', { cwd: LIBS }).map((file) => readFileSync(join(LIBS, file), 'utf8'));
  const changing = files.flatMap((text) => [...text.matchAll(/method: '(?:POST|DELETE)', path: '([^']+)'/g)].map(([, path]) => path));

  expect(Object.keys(ENDS_WITHOUT_WORDS).filter((path) => !changing.includes(path))).toEqual([]);
  expect(Object.keys(ENDS_WITHOUT_WORDS)).not.toEqual([]);
});
