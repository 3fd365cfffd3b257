import type { MyOffers, TournamentPage } from '@touchline/casino-contract';
import { payOffers } from '@touchline/server-casino/testing';
import { reconcile } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

// 1 May 2030 is a Wednesday: the week runs from 29 April to 6 May.
const WEEK = 'slots-week-2030-04-29';
const WEEK_ENDS = Date.UTC(2030, 4, 6);
const HOUR = 3_600_000;
const OFFERS = '/bff-api/casino/offers';

describe.each(ENGINES)('offers of the casino on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  beforeEach(() => {
    test.clock.nowMs = NOON;
  });
  afterAll(() => test.close());

  const offers = async (player: TestPlayer) => (await test.get(player.token, OFFERS)).json<MyOffers>();
  const join = (player: TestPlayer, edition = WEEK, isJoined = true) =>
    test.post(player.token, `${OFFERS}/tournaments`, { edition, isJoined });
  const take = (player: TestPlayer, id: string, isTaken = true) => test.post(player.token, `${OFFERS}/bonuses`, { id, isTaken });
  const standings = async (name: string) =>
    (await test.app.inject({ url: `/bff-api/casino/tournaments/${name}` }))
      .json<TournamentPage>()
      .standings.map(({ place, score }) => [place, score]);
  /** Signs the player in again, because the token has expired. */
  const back = async (player: TestPlayer): Promise<TestPlayer> => ({ ...player, token: await test.signIn(player.userId) });
  let nonce = 0;
  /** Inserts a round as the games module stores it. */
  const played = async (
    player: TestPlayer,
    round: { returned: number; staked?: number; model?: string; status?: string; hour?: number },
  ) => {
    const { returned, staked = 100, model = 'slot-lines-5x3', status = 'settled', hour = 1 } = round;
    const [seed] = await test.db.query<{ id: number }>(
      `insert into game_seeds (user_id, server_seed, client_seed, created_at, revealed_at) values ($1, 's', 'c', 1, 2) returning id`,
      [player.userId],
    );
    await test.db.query(
      `insert into game_rounds (user_id, account_id, currency_iso, model, game, seed_id, nonce, amount, choice, staked, returned, status, opened_at, settled_at)
       values ($1, $2, 'EUR', $3, 1001, $4, $5, $6, '{}', $6, $7, $8, $9, $9)`,
      [player.userId, player.accountId, model, seed?.id, (nonce += 1), staked, returned, status, NOON + hour * HOUR],
    );
  };

  it('[CS-03] [CS-07] ranks by the best counted round, and by time for equal returns; refunds, small stakes, and rounds of other games or weeks do not count', async () => {
    const [early, late, best] = [await test.addPlayer(), await test.addPlayer(), await test.addPlayer()];
    for (const player of [early, late, best]) expect((await join(player)).statusCode).toBe(200);
    await played(late, { returned: 500, hour: 3 });
    await played(early, { returned: 500, hour: 2 });
    await played(early, { returned: 9_000, status: 'refunded' });
    await played(early, { returned: 190, staked: 19 });
    await played(early, { returned: 9_000, model: 'crash' });
    await played(early, { returned: 9_000, hour: -1 });
    await played(best, { returned: 750 });
    expect(await standings('slots-week')).toEqual([
      [1, 750],
      [2, 500],
      [3, 500],
    ]);
    expect((await offers(early)).tournaments).toMatchObject([{ edition: WEEK, place: 2, rounds: 1, score: 500, prize: null }]);
    expect((await offers(late)).tournaments).toMatchObject([{ place: 3 }]);

    // Prizes are paid once, by the final ranking.
    const before = await test.balance(best.accountId);
    test.clock.nowMs = WEEK_ENDS - 1;
    await payOffers(test.services);
    expect(await test.balance(best.accountId)).toBe(before);
    test.clock.nowMs = WEEK_ENDS;
    await Promise.all([payOffers(test.services), payOffers(test.services)]);
    expect((await reconcile(test.db, test.products)).unknown).toEqual([]);
    await played(late, { returned: 90_000, hour: 200 });
    await payOffers(test.services);
    expect(await test.balance(best.accountId)).toBe(before + 5_000);
    expect((await offers(await back(late))).tournaments).toMatchObject([{ place: 3, prize: 2_000 }]);
    expect((await join(await back(best))).statusCode).toBe(409);
  });

  it('[CS-07] counts only the first fifty rounds, and drops players who leave', async () => {
    const player = await test.addPlayer();
    const day = 'instant-day-2030-05-01';
    await join(player, day);
    for (let round = 0; round < 50; round += 1) await played(player, { returned: 100, model: 'dice' });
    await played(player, { returned: 9_000, model: 'dice' });
    expect((await offers(player)).tournaments).toMatchObject([{ rounds: 50, score: 100, place: 1 }]);

    expect((await join(player, day, false)).json<MyOffers>().tournaments).toEqual([]);
    expect(await standings(day)).toEqual([]);
    const again = await join(player, day);
    expect([again.statusCode, again.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([409, 'tournament-left']);
  });

  it('[CS-07] [RT-19] [MON-7] credits a bonus once when its steps are completed', async () => {
    const player = await test.addPlayer();
    const before = await test.balance(player.accountId);
    expect((await take(player, 'six-kinds')).json<MyOffers>().bonuses).toMatchObject([{ id: 'six-kinds', state: 'open', done: 0 }]);
    for (const model of ['crash', 'dice', 'keno-80', 'blackjack', 'slot-ways-243', 'mines']) await played(player, { returned: 0, model });
    await payOffers(test.services);
    expect((await offers(player)).bonuses).toMatchObject([{ done: 5, state: 'open' }]);
    await played(player, { returned: 0, model: 'bingo-75' });

    await Promise.all([payOffers(test.services), payOffers(test.services)]);
    await payOffers(test.services);
    expect((await reconcile(test.db, test.products)).unknown).toEqual([]);

    expect((await offers(player)).bonuses).toMatchObject([{ done: 6, state: 'credited', credited: 100 }]);
    expect(await test.balance(player.accountId)).toBe(before + 100);
  });

  it('[CS-07] [BET-9] newer bonuses that are not complete do not keep an older one from being credited', async () => {
    const [complete, newer] = [await test.addPlayer(), await test.addPlayer()];
    await take(complete, 'six-kinds');
    for (const model of ['crash', 'dice', 'keno-80', 'blackjack', 'slot-ways-243', 'bingo-75'])
      await played(complete, { returned: 0, model });
    test.clock.nowMs += 1;
    await take(newer, 'six-kinds');
    const turn = { most: 1, after: undefined };
    const creditedIn = async (sweeps: number) => {
      for (let n = 0; n < sweeps; n += 1) await payOffers(test.services, turn);
      return (await offers(complete)).bonuses.map(({ credited }) => credited);
    };

    expect(await creditedIn(1)).toEqual([null]);
    expect(await creditedIn(1)).toEqual([100]);
  });

  it('[CS-07] a cancelled or expired bonus pays nothing, and a bonus can be accepted only once', async () => {
    const player = await test.addPlayer();
    await take(player, 'limit-set');
    expect((await take(player, 'limit-set', false)).json<MyOffers>().bonuses).toMatchObject([{ state: 'ended' }]);
    expect((await take(player, 'limit-set')).statusCode).toBe(409);
    await take(player, 'six-kinds');
    test.clock.nowMs = NOON + 15 * 24 * HOUR;
    expect((await offers(await back(player))).bonuses.map(({ state }) => state)).toEqual(['ended', 'ended']);
  });

  it('[CS-07] [LIM-5] offers nothing to a player on a break or with restrictions', async () => {
    const [resting, banned] = [await test.addPlayer(), await test.addPlayer()];
    await test.post(resting.token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType: 30, limitValue: 1 }] });
    await test.db.query('update users set ban_level = 1 where id = $1', [banned.userId]);
    expect((await offers(banned)).isOffered).toBe(false);
    const refused = await test.get(resting.token, OFFERS);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { errors: [{ code: 'self-excluded' }] }]);
    for (const player of [resting, banned]) {
      expect([(await join(player)).statusCode, (await take(player, 'six-kinds')).statusCode]).toEqual([403, 403]);
    }
  });

  it('[CS-01] favourites and recently played games are private to the player', async () => {
    const [player, other] = [await test.addPlayer(), await test.addPlayer()];
    await played(player, { returned: 0 });
    for (const gameId of [1_002, 1_005]) await test.post(player.token, '/bff-api/casino/favourites', { gameId, isFavourite: true });
    await test.post(player.token, '/bff-api/casino/favourites', { gameId: 1_002, isFavourite: false });
    expect((await test.post(player.token, '/bff-api/casino/favourites', { gameId: 7, isFavourite: true })).statusCode).toBe(404);

    expect((await test.get(player.token, '/bff-api/casino/mine')).json()).toEqual({ favourites: [1_005], recent: [1_001], barrier: null });
    expect((await test.get(other.token, '/bff-api/casino/mine')).json()).toEqual({ favourites: [], recent: [], barrier: null });
  });
});
