import { ENGINES, isBalanced, NOON, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import { marketTypeId, OUTCOME } from '@touchline/betting-rules';
import { reconcile } from '@touchline/server-kernel/ledger';
import type { BookedCoupon, HistoryAnswer, PlaceAnswer } from '@touchline/betting-contract';
import { type BettingBackend, settleGames, settleOverdue, startBetting, startSettlement } from '../../testing.ts';

const TOTAL = marketTypeId('asian-total', 0, 'score');
const CORNERS = marketTypeId('total', 0, 'corners');
const DAY_MS = 86_400_000;

describe.each(ENGINES)('settlement on %s', (engine) => {
  let test: BettingBackend;
  let player: TestPlayer;
  let nextGame = 2000;

  beforeAll(async () => {
    test = await startBetting(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });
  afterEach(async () => {
    const books = await reconcile(test.db, test.products);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const aGame = (more?: Parameters<BettingBackend['prices']['addGame']>[1]) => test.prices.addGame((nextGame += 1), more);
  const place = async (more: Parameters<BettingBackend['coupon']>[1]): Promise<BookedCoupon> => {
    const answer: PlaceAnswer = await test.place(player, test.coupon(player, more));
    if (answer.status !== 'accepted') throw new Error(answer.reason);
    return answer.coupon;
  };
  const read = async (couponId: number) => (await test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const finish = async (gameId: number, main: [number, number], more = {}) => {
    test.prices.finish(gameId, { main, periods: [[0, 0], main], ...more });
    await settleGames(test.services, [gameId]);
  };

  it.each([
    ['a win', { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 2500 }, 1, 'won', 2000],
    ['a loss', { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 3500 }, 0, 'lost', 0],
    ['a return', { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 3000 }, 2, 'returned', 1000],
    ['half a win, half a return', { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 2750 }, 4, 'won', 1500],
    ['half a loss, half a return', { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 3250 }, 5, 'returned', 500],
  ])('[OD-02] settles %s', async (_, outcome, statusId, state, payout) => {
    const bet = aGame({ ...outcome, coef: 2000 });
    const { couponId } = await place({ bets: [bet] });

    await finish(bet.gameId, [2, 1]);

    const settled = await read(couponId);
    expect(settled).toMatchObject({ state, payout, settledAt: NOON / 1000 });
    expect(settled.bets[0]).toMatchObject({ statusId, result: '2:1' });
    expect(await test.balance(player.accountId)).toBe(99_000 + payout);
  });

  it('[OD-02] refunds the stake if a game is void', async () => {
    const bet = aGame();
    const { couponId } = await place({ bets: [bet] });

    await finish(bet.gameId, [1, 0], { isVoid: true });

    expect(await read(couponId)).toMatchObject({ state: 'returned', payout: 1000, bets: [{ statusId: 3, result: null }] });
  });

  it('[OD-02] applies half a loss and half a win to an express', async () => {
    const [half, won] = [aGame({ coef: 3000 }), aGame({ coef: 2000 })];
    const { couponId } = await place({ typeId: 1, bets: [half, won] });
    await test.db.query('update bets set status_id = 6 where coupon_id = $1 and position = 0', [couponId]);

    await finish(won.gameId, [1, 0]);

    // 10.00 x (3.0 / 2) x 2.0
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 3000, bets: [{ statusId: 6 }, { statusId: 1 }] });
  });

  it('[OD-02] shows an open bet as "game not started", then as "not calculated"', async () => {
    const { couponId } = await place({ bets: [aGame()] });

    const before = await read(couponId);
    test.clock.nowMs = before.bets[0]!.startAt * 1000;
    player.token = await test.signIn(player.userId);
    const after = await read(couponId);

    expect([before.bets[0]?.statusId, after.bets[0]?.statusId]).toEqual([-1, -2]);
    expect(after).toMatchObject({ state: 'open', payout: null, settledAt: null });
  });

  it('[OD-02] settles an express when its last game ends, at the win of the receipt', async () => {
    const bets = [aGame({ coef: 1333 }), aGame({ coef: 2777 })];
    const { couponId, possibleWin } = await place({ typeId: 1, bets, amount: 777 });

    await finish(bets[0]!.gameId, [1, 0]);
    const between = await read(couponId);
    await finish(bets[1]!.gameId, [3, 2]);
    const after = await read(couponId);

    expect(between).toMatchObject({ state: 'open', bets: [{ statusId: 1 }, { statusId: -1 }] });
    expect(after).toMatchObject({ state: 'won', payout: 2876 });
    expect(possibleWin).toBe(2876);
  });

  it('[OD-02] settles an express as lost with its first lost bet, and still updates its other bets', async () => {
    const bets = [aGame(), aGame()];
    const { couponId } = await place({ typeId: 1, bets });

    await finish(bets[0]!.gameId, [0, 1]);
    const lost = await read(couponId);
    test.clock.nowMs = NOON + 60_000;
    await finish(bets[1]!.gameId, [1, 0]);

    expect(lost).toMatchObject({ state: 'lost', payout: 0 });
    expect(await read(couponId)).toMatchObject({
      state: 'lost',
      payout: 0,
      settledAt: NOON / 1000,
      bets: [{ statusId: 0 }, { statusId: 1 }],
    });
  });

  it('[OD-02] settles a system by its combinations, and many singles separately', async () => {
    const bets = [aGame({ coef: 2000 }), aGame({ coef: 3000 }), aGame({ coef: 4000 })];
    const system = await place({ typeId: 4, systemValue: 2, bets, amount: 300 });
    const answer = await test.place(player, test.coupon(player, { typeId: 9, bets, amount: 100 }));
    const singles = answer.status === 'accepted' ? answer.singles : [];

    await finish(bets[0]!.gameId, [1, 0]);
    await finish(bets[1]!.gameId, [0, 0]);
    await finish(bets[2]!.gameId, [1, 0]);

    expect(await read(system.couponId)).toMatchObject({ state: 'won', payout: 800 }); // 1.00 x 2.0 x 4.0
    const each = await Promise.all(singles.map(({ couponId }) => read(couponId)));
    expect(each.map(({ state, payout }) => [state, payout])).toEqual([
      ['won', 200],
      ['lost', 0],
      ['won', 400],
    ]);
  });

  it('[BET-9] pays once, however often and concurrently a game is settled', async () => {
    const bet = aGame({ coef: 2000 });
    await Promise.all(Array.from({ length: 5 }, () => place({ bets: [bet], amount: 100 })));
    test.prices.finish(bet.gameId, { main: [1, 0], periods: [] });

    const counts = await Promise.all(Array.from({ length: 6 }, () => settleGames(test.services, [bet.gameId])));

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(await settleOverdue(test.services)).toBe(0);
    expect(await test.balance(player.accountId)).toBe(100_000 - 500 + 1000);
  });

  it('[OD-02] settles games at startup that ended while it was stopped, and games that end later', async () => {
    const [missed, later] = [aGame({ coef: 2000 }), aGame({ coef: 2000 })];
    const first = await place({ bets: [missed] });
    const second = await place({ bets: [later] });
    test.prices.finish(missed.gameId, { main: [1, 0], periods: [] });
    const failures: unknown[] = [];

    const worker = startSettlement(test.services, (error) => failures.push(error));
    test.prices.finish(later.gameId, { main: [0, 0], periods: [] });
    const isDone = async () => (await read(second.couponId)).state !== 'open';
    while (!(await isDone()));
    await worker.stop();

    expect((await read(first.couponId)).state).toBe('won');
    expect((await read(second.couponId)).state).toBe('lost');
    expect(failures).toEqual([]);
  });

  it('[OD-02] refunds bets that cannot be settled: after a day with a result, after two days without', async () => {
    const uncounted = aGame({ marketTypeId: CORNERS, outcomeTypeId: OUTCOME.Over, param: 9500, isLive: true, startAt: NOON / 1000 });
    const forgotten = aGame({ isLive: true, startAt: NOON / 1000 });
    const [one, two] = [await place({ bets: [uncounted] }), await place({ bets: [forgotten] })];
    const states = async () => {
      player.token = await test.signIn(player.userId);
      return Promise.all([one, two].map(async ({ couponId }) => (await read(couponId)).state));
    };
    await finish(uncounted.gameId, [1, 0]);

    test.clock.nowMs = NOON + DAY_MS;
    await settleOverdue(test.services);
    const atOneDay = await states();
    test.clock.nowMs = NOON + DAY_MS + 1;
    await settleOverdue(test.services);
    const afterOneDay = await states();
    test.clock.nowMs = NOON + 2 * DAY_MS;
    await settleOverdue(test.services);
    expect(await states()).toEqual(['returned', 'open']);
    test.clock.nowMs = NOON + 2 * DAY_MS + 1;
    await settleOverdue(test.services);

    expect(atOneDay).toEqual(['open', 'open']);
    expect(afterOneDay).toEqual(['returned', 'open']);
    expect(await states()).toEqual(['returned', 'returned']);
    expect(await test.balance(player.accountId)).toBe(100_000);
  });

  it('[OD-02] shows the score that decided, such as corners for a corners bet', async () => {
    const bet = aGame({ marketTypeId: CORNERS, outcomeTypeId: OUTCOME.Over, param: 9500 });
    const { couponId } = await place({ bets: [bet] });

    await finish(bet.gameId, [1, 0], { corners: { main: [7, 4], periods: [] } });

    expect((await read(couponId)).bets[0]).toMatchObject({ statusId: 1, result: '7:4' });
  });

  it('[OD-02] shows the score of the part that a bet is on', async () => {
    const bet = aGame({ marketTypeId: marketTypeId('total', 2), outcomeTypeId: OUTCOME.Over, param: 1500 });
    const { couponId } = await place({ bets: [bet] });

    await finish(bet.gameId, [3, 2], {
      periods: [
        [2, 1],
        [1, 1],
      ],
    });

    expect((await read(couponId)).bets[0]).toMatchObject({ statusId: 1, result: '1:1' });
  });

  // Lusail, 18 December 2022: 2:2 after 90 minutes, 3:3 after 120, 4:2 on penalties.
  const onPenalties = { afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } };
  it.each([
    ['the draw of regular time', { outcomeTypeId: OUTCOME.Draw }, 1, '2:2'],
    ['no goal of extra time', { marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 4500 }, 0, '2:2'],
    ['the side that won on penalties', { marketTypeId: marketTypeId('to-qualify'), outcomeTypeId: OUTCOME.Winner1 }, 1, '3:3'],
  ])('[OD-02] a bet counts %s, and keeps the parts of the score', async (_, outcome, statusId, result) => {
    const bet = aGame({ ...outcome, coef: 2000 });
    const { couponId } = await place({ bets: [bet] });

    await finish(bet.gameId, [2, 2], onPenalties);

    const settled = await read(couponId);
    expect(settled.bets[0]).toMatchObject({ statusId, result, ending: { main: [2, 2], ...onPenalties } });
    const plain = aGame({ coef: 2000 });
    const other = await place({ bets: [plain] });
    await finish(plain.gameId, [2, 2]);
    expect((await read(other.couponId)).bets[0]).not.toHaveProperty('ending');
  });

  it('[AC-05] pages through the history, newest first, with filters and sums', async () => {
    const bets = Array.from({ length: 5 }, () => aGame({ coef: 2000 }));
    const coupons: BookedCoupon[] = [];
    for (const [at, bet] of bets.entries()) {
      test.clock.nowMs = NOON + at * 1000;
      coupons.push(await place({ bets: [bet], amount: 100 * (at + 1) }));
    }
    await finish(bets[0]!.gameId, [1, 0]);
    await finish(bets[1]!.gameId, [0, 1]);
    const history = async (query: string) => (await test.get(player.token, `/web-api/coupon/history?${query}`)).json<HistoryAnswer>();
    const amounts = ({ coupons: list }: HistoryAnswer) => list.map(({ amount }) => amount);

    const page1 = await history('count=2');
    const page2 = await history(`count=2&cursor=${page1.nextCursor}`);
    const page3 = await history(`count=2&cursor=${page2.nextCursor}`);

    expect([page1, page2, page3].map(amounts)).toEqual([[500, 400], [300, 200], [100]]);
    expect(page3.nextCursor).toBeNull();
    expect(page1.totals).toEqual({ count: 5, staked: 1500, returned: 200, atStake: 1200, net: -100, currencyIso: 'EUR', exponent: 2 });
    expect(amounts(await history('state=open'))).toEqual([500, 400, 300]);
    expect(amounts(await history('state=won'))).toEqual([100]);
    expect(amounts(await history('typeId=1'))).toEqual([]);
    expect(amounts(await history(`from=${NOON / 1000 + 1}&to=${NOON / 1000 + 3}`))).toEqual([300, 200]);
    expect((await history(`accountId=${player.accountId}&state=lost`)).totals).toMatchObject({
      count: 1,
      staked: 200,
      returned: 0,
      net: -200,
    });
  });

  it('[SEC-10] does not show a player the coupons of others', async () => {
    const { couponId, id } = await place({ bets: [aGame()] });
    const other = await test.addPlayer();

    const coupon = await test.get(other.token, `/web-api/coupon/${couponId}`);
    const status = await test.get(other.token, `/web-api/coupon/status/${id}`);
    const history = await test.get(other.token, `/web-api/coupon/history?accountId=${player.accountId}`);

    expect(coupon.statusCode).toBe(404);
    expect(status.json()).toEqual({ status: 'unknown' });
    expect(history.json()).toMatchObject({ coupons: [], totals: { count: 0 } });
  });
});
