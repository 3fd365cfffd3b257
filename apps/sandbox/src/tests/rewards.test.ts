import type { CashbackAnswer } from '@touchline/account-office-contract';
import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { MODELS } from '@touchline/casino-game-math';
import type { Points } from '@touchline/content-contract';
import { settleGames } from '@touchline/server-betting/testing';
import { gamesOn, loseRound } from '@touchline/server-games/testing';
import { netRisks } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../testing/test-app.ts';
import { PRODUCTS } from '../testing/test-db.ts';

const TOTAL = marketTypeId('asian-total', 0, 'score');
/** A point buys a fiftieth of a unit: two cents. */
const CENTS_PER_POINT = 2;

it('[PI-02] [CS-06] coupons and rounds earn rewards; every other product earns nothing', () => {
  const earning: readonly { name: string; risks?: unknown }[] = PRODUCTS;
  expect(earning.filter(({ risks }) => risks !== undefined).map(({ name }) => name)).toEqual(['coupon', 'round']);
});

describe.each(ENGINES)('rewards on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let games = 7000;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 1_000_000 });
    games += 10;
  });

  const points = async () => (await test.get(player.token, '/bff-api/points')).json<Points>().balance;
  const risksOf = async ({ userId }: TestPlayer) =>
    netRisks(await test.services.risks(test.db, { userId, currencyIso: 'EUR', fromMs: 0, toMs: test.clock.nowMs + 1 }));
  const bet = async (game: number, outcomeTypeId: number, amount: number, more: object = {}) => {
    const placed = await test.place(player, {
      ...test.coupon(player, {
        bets: [test.prices.addGame(game, { marketTypeId: TOTAL, outcomeTypeId, param: 2500, coef: 1900, ...more })],
        amount,
      }),
    });
    if (placed.status !== 'accepted') throw new Error(placed.reason);
  };
  const finish = async (game: number) => {
    test.prices.finish(game, { main: [2, 1], periods: [[0, 0], [2, 1]] }); // prettier-ignore
    await settleGames(test.services, [game]);
  };

  it('[PI-02] red and black in one round of French roulette earn nothing while they lose nothing', async () => {
    const { opened } = gamesOn(test);
    for (let round = 0; round < 12; round += 1) {
      test.clock.nowMs += 5_000;
      const bets = ['red', 'black'].map((on) => ({ on, amount: 5_000 }));
      await opened(player, 'roulette-french', { amount: 10_000, choice: { bets } });
    }
    const lost = 1_000_000 - (await test.balance(player.accountId));
    expect((await points()) * CENTS_PER_POINT).toBeLessThanOrEqual(lost / 50);
    const risked = (await risksOf(player)).reduce((sum, { counted }) => sum + counted, 0);
    expect(risked).toBe(lost);
  });

  it('[PI-02] a settled coupon earns for its risk; an open one, and low odds, earn nothing', async () => {
    await bet(games, OUTCOME.Over, 10_000);
    await bet(games + 1, OUTCOME.Over, 10_000, { coef: 1490 });
    expect(await points()).toBe(0);
    await finish(games);
    await finish(games + 1);
    // 3 % of the 90.00 won is 2.70, a fifth of it 0.54.
    expect((await points()) * CENTS_PER_POINT).toBe(54);
  });

  it('[PI-02] over and under of one match, in two coupons, earn for their difference only', async () => {
    await bet(games, OUTCOME.Over, 10_000);
    await bet(games, OUTCOME.Under, 10_000);
    await finish(games);
    const lost = 1_000_000 - (await test.balance(player.accountId));
    expect(lost).toBe(1_000);
    // 3 % of the 10.00 lost is 0.30, a fifth of it 0.06.
    expect((await points()) * CENTS_PER_POINT).toBe(6);
  });

  it('[PI-02] bets with bonus money earn nothing', async () => {
    player = await test.addPlayer({ money: 100_000, accountType: 4 });
    await bet(games, OUTCOME.Over, 10_000);
    await finish(games);
    expect(await risksOf(player)).toEqual([]);
  });

  it.each(MODELS.map(({ id, facts }) => [id, facts?.rtp ?? 1] as const))(
    '[PI-02] [CS-06] points and both cashbacks of a lost round of %s are worth less than the house keeps of it on average',
    async (model, rtp) => {
      const amount = 500_000;
      await loseRound(test, player, { model, amount });
      const { periods } = (await test.get(player.token, '/web-api/office/cashback')).json<CashbackAnswer>();
      const cashback = periods.reduce((sum, { gives }) => sum + gives, 0);
      const given = cashback + (await points()) * CENTS_PER_POINT;
      // A model that returns more than it takes, by perfect play, keeps nothing to give from.
      expect(given).toBeLessThanOrEqual(Math.max(0, amount * (1 - rtp)));
      if (rtp < 1) expect(given).toBeGreaterThan(0);
    },
  );
});
