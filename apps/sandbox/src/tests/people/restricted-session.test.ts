import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const DAY = 86_400_000;
const LIMITS = '/limit-service-api/api/external/web/v3/limits';

let test: TestApp;
let player: TestPlayer;
let tokens: string[];
beforeAll(async () => {
  test = await startTestApp('pglite');
  test.clock.nowMs = NOON;
  player = await test.addPlayer({ money: 100_000 });
  const elsewhere = [await test.signIn(player.userId), await test.signIn(player.userId)];
  tokens = [player.token, ...elsewhere];
  await test.post(player.token, LIMITS, { limits: [{ limitType: 30, limitValue: 1 }] });
}, 60_000);
afterAll(() => test.close());

const ask = async (token: string, call: string) => {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string];
  return test.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(method === 'POST' && { payload: {} }) });
};

const REFUSED = [
  'POST /web-api/office/bonuses/choose',
  'POST /web-api/office/bonuses/claim',
  'POST /web-api/office/cashback/collect',
  'POST /web-api/office/promo/check',
  'POST /web-api/office/promo/activate',
  'POST /web-api/office/conversion',
  'POST /web-api/office/wallets/add',
  'POST /web-api/office/ideas',
  'POST /web-api/office/ideas/vote',
  'POST /web-api/office/manager/call',
  'POST /bff-api/casino/favourites',
  'POST /bff-api/casino/offers/tournaments',
  'POST /bff-api/casino/offers/bonuses',
  'POST /bff-api/points/purchases',
  'POST /bff-api/promotions/summer/entry',
  'POST /bff-api/games/seeds',
  'GET /web-api/office/bonuses',
  'GET /web-api/office/cashback',
  'GET /web-api/office/promo',
  'GET /web-api/office/friends',
  'GET /web-api/office/rewards',
  'GET /bff-api/casino/offers',
];

it.each(REFUSED)('[LIM-5] [RG-16] %s is refused in every session of a player who excluded themselves', async (call) => {
  for (const token of tokens) {
    const answer = await ask(token, call);
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      403,
      { errors: [{ code: 'self-excluded' }], endsAt: (NOON + DAY) / 1_000 },
    ]);
  }
});

const OPEN = [
  'GET /bff-api/points',
  'GET /web-api/account/list',
  'GET /web-api/coupon/history',
  'GET /web-api/office/requests',
  'GET /web-api/office/documents',
  'GET /limit-service-api/api/external/web/v3/limits',
];
it.each(OPEN)('[LIM-5] %s is answered', async (call) => {
  for (const token of tokens) expect((await ask(token, call)).statusCode).toBe(200);
});

/** An empty body is asked for more: the call itself is open. */
const TAKEN = ['POST /web-api/office/requests', 'POST /web-api/office/appeals', 'POST /web-api/user/password'];
it.each(TAKEN)('[LIM-5] %s is taken', async (call) => {
  for (const token of tokens) expect((await ask(token, call)).statusCode).toBe(400);
});

it('[LIM-5] the player signs in and out as ever; after the end everything is open again', async () => {
  const login = await test.post('', '/web-api/user/login', { uLogin: player.login, uPassword: player.password });
  expect(login.statusCode).toBe(200);
  test.clock.nowMs += DAY;
  const token = await test.signIn(player.userId);
  expect((await ask(token, 'GET /web-api/office/bonuses')).statusCode).toBe(200);
  expect((await ask(token, 'POST /web-api/office/ideas')).statusCode).toBe(400);
});

it('[LIM-5] ten players who exclude themselves at once are refused with the next call', async () => {
  test.clock.nowMs = NOON;
  const others = await Promise.all(Array.from({ length: 10 }, () => test.addPlayer()));
  const answers = await Promise.all(
    others.map(async ({ token }) => {
      await test.post(token, LIMITS, { limits: [{ limitType: 30, limitValue: 1 }] });
      return (await ask(token, 'POST /web-api/office/bonuses/choose')).statusCode;
    }),
  );
  expect(answers).toEqual(Array.from({ length: 10 }, () => 403));
});
