import type { CashbackAnswer, WalletsAnswer } from '@touchline/account-office-contract';
import { reconcile } from '@touchline/server-kernel/ledger';
import { ENGINES, isBalanced, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';

const OFFICE = '/web-api/office';

describe.each(ENGINES)('exchange of cashback points on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    const books = await reconcile(test.db, PRODUCTS);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
    await test.close();
  });
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await withPoints('EUR', 35);
  });

  const withPoints = async (currencyIso: string, points: number) => {
    const made = await test.addPlayer({ currencyIso, money: 0 });
    await test.db.query('update accounts set points = $2 where id = $1', [made.accountId, points]);
    return made;
  };
  const exchange = async (points: number, id = randomUUID(), of = player) => {
    const answer = await test.post(of.token, `${OFFICE}/cashback/exchange`, { id, points });
    return { status: answer.statusCode, ...answer.json<Partial<CashbackAnswer> & { errors?: { code: string; field?: string }[] }>() };
  };
  const balances = async (of = player) => {
    const { wallets } = (await test.get(of.token, `${OFFICE}/wallets`)).json<WalletsAnswer>();
    return wallets.map(({ money, points }) => ({ money, points }));
  };

  it('[CS-06] [MON-2] exchanges ten points for one round unit of money, once per id', async () => {
    const id = randomUUID();
    expect(await exchange(15, id)).toMatchObject({ status: 200, vip: { points: 20, worth: 200 } });
    expect(await exchange(15, id)).toMatchObject({ status: 200, vip: { points: 20 } });
    expect(await balances()).toEqual([{ money: 150, points: 20 }]);
    expect(await exchange(20, id)).toMatchObject({ status: 422, errors: [{ code: 'id-reused', field: 'id' }] });
    expect(await exchange(20)).toMatchObject({ status: 200, vip: { points: 0, worth: 0 } });
    expect(await balances()).toEqual([{ money: 350, points: 0 }]);
  });

  it('[CS-06] pays whole yen in a currency without minor units', async () => {
    const other = await withPoints('JPY', 7);
    expect((await exchange(7, randomUUID(), other)).status).toBe(200);
    expect(await balances(other)).toEqual([{ money: 140, points: 0 }]);
  });

  it('[CS-06] [BET-9] makes as many of ten concurrent exchanges as there are points for', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(10)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== 200).map(({ status, errors }) => [status, errors?.[0]?.code])).toEqual(
      Array(7).fill([409, 'not-enough-points']),
    );
    expect(await balances()).toEqual([{ money: 300, points: 5 }]);
  });

  it('[CS-06] [LIM-5] a self-excluded player keeps the points, and can exchange them after the break', async () => {
    const limit = { limits: [{ limitType: 30, limitValue: 1 }] };
    expect((await test.post(player.token, '/limit-service-api/api/external/web/v3/limits', limit)).statusCode).toBe(200);
    expect(await exchange(10)).toMatchObject({ status: 403, errors: [{ code: 'self-excluded' }] });
    test.clock.nowMs += 86_400_000 + 1_000;
    player.token = await test.signIn(player.userId);
    expect((await exchange(10)).status).toBe(200);
    expect(await balances()).toEqual([{ money: 100, points: 25 }]);
  });
});
