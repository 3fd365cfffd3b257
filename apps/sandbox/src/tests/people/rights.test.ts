import { quote } from '@touchline/server-betting/testing';
import { denyRights } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { ErrorAnswer } from '@touchline/shared-contract';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

describe.each(ENGINES)('rights of a player on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    player = await test.addPlayer();
  });

  const rights = async () => (await test.get(player.token, '/web-api/user/rights')).json<{ rights: object }>().rights;
  const restricted = [403, 'account-restricted'];
  const post = async (url: string, body: object) => {
    const answer = await test.post(player.token, url, body);
    return [answer.statusCode, answer.json<Partial<ErrorAnswer>>().errors?.[0]?.code];
  };

  it('[ID-29] a player has all rights until some are revoked, and again once they are restored', async () => {
    const all = { bets: true, games: true, tickets: true, deposits: true, rewards: true };
    expect(await rights()).toEqual(all);

    await denyRights(test.db, player.userId, ['deposits', 'games']);
    expect(await rights()).toEqual({ ...all, deposits: false, games: false });

    await denyRights(test.db, player.userId, []);
    expect(await rights()).toEqual(all);
  });

  it('[ID-29] the quote of a coupon states a missing right to bet before anything is placed', async () => {
    const bets = [test.prices.addGame(9001)];
    expect((await quote(test, player, { bets, amount: 500 })).isRestricted).toBeUndefined();
    await denyRights(test.db, player.userId, ['bets']);
    expect((await quote(test, player, { bets, amount: 500 })).isRestricted).toBe(true);
  });

  it('[ID-29] the casino states a missing right to play before a game is opened, and rewards require their right', async () => {
    const seat = async () => (await test.get(player.token, '/bff-api/games/seat?model=dice')).json<object>();
    const mine = async () => (await test.get(player.token, '/bff-api/casino/mine')).json<object>();
    expect([await seat(), await mine()]).toMatchObject([{ noMoney: null }, { barrier: null }]);

    await denyRights(test.db, player.userId, ['games', 'rewards']);

    expect([await seat(), await mine()]).toMatchObject([{ noMoney: 'restricted' }, { barrier: 'restricted' }]);
    expect(await post('/web-api/office/promo/activate', { code: 'SPINS5' })).toEqual(restricted);
  });
});
