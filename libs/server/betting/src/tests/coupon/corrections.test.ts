import { chance, ENGINES, isBalanced, NOON, type TestPlayer, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { marketTypeId, OUTCOME, type GameResult } from '@touchline/betting-rules';
import { reconcile } from '@touchline/server-kernel/ledger';
import type { BookedCoupon, CashOutsAnswer, HistoryAnswer } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, enterResult, settleCorrections, settleGames, settleImports, voidCoupon } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const DAY_MS = 86_400_000;
const TOTAL = marketTypeId('asian-total');
const OUTRIGHT = marketTypeId('outright');

describe.each(ENGINES)('corrected results on %s', (engine) => {
  const on = placingOn(engine);
  let player: TestPlayer;
  beforeEach(async () => {
    player = await on.test.addPlayer({ money: 1000 });
  });

  const place = async (more: Parameters<typeof on.test.coupon>[1]): Promise<BookedCoupon> =>
    accepted(await on.test.place(player, on.test.coupon(player, more))).coupon;
  const read = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const balance = () => on.test.balance(player.accountId);
  const finish = async (gameId: number, main: [number, number], more: Partial<GameResult> = {}) => {
    on.test.prices.finish(gameId, { main, periods: [[0, 0], main], ...more });
    await settleGames(on.test.services, [gameId]);
  };
  const correct = async (gameId: number, result: Parameters<typeof enterResult>[1]['result']) => {
    expect(await enterResult(on.test.services, { gameId, result, reason: 'typing error' })).toBeGreaterThan(0);
    return settleCorrections(on.test.services);
  };
  const postings = async (couponId: number) =>
    on.test.db.query<{ kind: string; amount: number }>(
      `select moves.kind, entries.amount from ledger_transactions as moves join ledger_entries as entries on entries.transaction_id = moves.id
       where moves.product = 'coupon' and moves.ref = $1 and entries.account_id = $2 order by moves.id`,
      [String(couponId), player.accountId],
    );

  it('[OD-02] [BET-9] pays a bet that was settled as lost, with both entries in its history and in the ledger', async () => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [0, 1]);
    expect(await read(couponId)).toMatchObject({ state: 'lost', payout: 0 });

    expect(await correct(bet.gameId, { main: [2, 1] })).toBe(1);

    const corrected = await read(couponId);
    expect(corrected).toMatchObject({ state: 'won', payout: 2000, bets: [{ statusId: 1, result: '2:1' }] });
    expect(corrected.corrections).toEqual([
      {
        at: NOON / 1000,
        before: { state: 'lost', payout: 0 },
        after: { state: 'won', payout: 2000 },
        writtenOff: 0,
        bets: [{ position: 0, before: { statusId: 0, result: '0:1' }, after: { statusId: 1, result: '2:1' } }],
      },
    ]);
    expect(await balance()).toBe(2000);
    expect(await postings(couponId)).toEqual([
      { kind: 'stake', amount: -1000 },
      { kind: 'correction-1', amount: 2000 },
    ]);
    const { coupons } = (await on.test.get(player.token, `/web-api/coupon/history?accountId=${player.accountId}`)).json<HistoryAnswer>();
    expect(coupons[0]?.corrections).toHaveLength(1);
    // Nothing more happens the next time.
    expect(await settleCorrections(on.test.services)).toBe(0);
    expect(await balance()).toBe(2000);
  });

  it('[OD-02] [MON-7] takes back what was paid, as far as the balance goes, and writes the rest off', async () => {
    const [first, second] = [on.aGame({ coef: 2000 }), on.aGame({ coef: 2000 })];
    const { couponId } = await place({ bets: [first], amount: 1000 });
    await finish(first.gameId, [1, 0]);
    await place({ bets: [second], amount: 1500 }); // 5.00 of 20.00 are left

    await correct(first.gameId, { main: [0, 0] });

    expect(await read(couponId)).toMatchObject({
      state: 'lost',
      payout: 1500,
      corrections: [{ before: { state: 'won', payout: 2000 }, after: { state: 'lost', payout: 1500 }, writtenOff: 1500 }],
    });
    expect(await balance()).toBe(0);
    expect((await postings(couponId)).slice(1)).toEqual([
      { kind: 'payout', amount: 2000 },
      { kind: 'correction-1', amount: -500 },
    ]);
    // Money that comes later is the player's.
    await finish(second.gameId, [1, 0]);
    expect(await balance()).toBe(3000);

    // Corrected back, it is paid what it was, less what was never taken.
    await correct(first.gameId, { main: [1, 0] });
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2000 });
    expect(await balance()).toBe(3500);
  });

  it('[OD-02] corrects a win to a return: the payout is taken back, and the stake counts as returned', async () => {
    const bet = on.aGame({ coef: 3000, marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 2000 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [2, 1]);
    expect(await balance()).toBe(3000);

    await correct(bet.gameId, { main: [1, 1] });

    expect(await read(couponId)).toMatchObject({ state: 'returned', payout: 1000, bets: [{ statusId: 2, result: '1:1' }] });
    expect(await balance()).toBe(1000);
    expect((await postings(couponId)).slice(2)).toEqual([
      { kind: 'correction-refund-1', amount: 1000 },
      { kind: 'correction-1', amount: -3000 },
    ]);
  });

  it('[OD-02] opens an express again whose lost bet was won, and settles it with its other bets', async () => {
    const [first, second] = [on.aGame({ coef: 2000 }), on.aGame({ coef: 1500 })];
    const { couponId } = await place({ typeId: 1, bets: [first, second], amount: 1000, coef: 3000 });
    await finish(first.gameId, [0, 1]);
    expect(await read(couponId)).toMatchObject({ state: 'lost' });

    await correct(first.gameId, { main: [1, 0] });
    expect(await read(couponId)).toMatchObject({ state: 'open', payout: null, settledAt: null });

    await finish(second.gameId, [1, 0]);
    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 3000 });
    expect(await balance()).toBe(3000);
  });

  it('[OD-02] leaves a bet alone that the corrected result does not answer', async () => {
    const bet = on.aGame({ coef: 2000, marketTypeId: marketTypeId('total', 1), outcomeTypeId: OUTCOME.Over, param: 500 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [2, 1], {
      periods: [
        [1, 0],
        [1, 1],
      ],
    });

    expect(await correct(bet.gameId, { main: [2, 2] })).toBe(0);

    const { state, corrections } = await read(couponId);
    expect([state, corrections]).toEqual(['won', undefined]);
  });

  it('[OD-02] leaves coupons alone that were settled more than a day ago, cancelled or cashed out', async () => {
    const [old, cancelled] = [on.aGame({ coef: 2000 }), on.aGame({ coef: 2000 })];
    const [one, two] = [await place({ bets: [old], amount: 500 }), await place({ bets: [cancelled], amount: 500 })];
    await finish(old.gameId, [0, 1]);
    await voidCoupon(on.test.services, two.couponId);
    on.test.prices.finish(cancelled.gameId, { main: [0, 1], periods: [] });
    await correct(cancelled.gameId, { main: [1, 0] });
    on.test.clock.nowMs = NOON + DAY_MS + 1;
    await correct(old.gameId, { main: [1, 0] });
    player.token = await on.test.signIn(player.userId);

    expect(await read(one.couponId)).toMatchObject({ state: 'lost', payout: 0 });
    expect(await read(two.couponId)).toMatchObject({ state: 'returned', payout: 500 });
    expect(await balance()).toBe(500);
  });

  it('[OD-02] is settled again at most three times', async () => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [0, 1]);
    for (const main of [
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ] as const)
      await correct(bet.gameId, { main });

    expect((await read(couponId)).corrections).toHaveLength(3);
    expect(await balance()).toBe(2000);
    const waiting = on.test.services.stuck.list().find(({ item }) => item === String(couponId));
    expect(waiting).toMatchObject({ job: 'corrections' });
    await on.test.db.query('update corrected_results set settled_at = 1 where settled_at is null');
  });

  it('[OD-02] settles open bets of a game by a result that an operator enters: markets decided before it was abandoned are settled', async () => {
    const over = on.aGame({ coef: 2000, marketTypeId: TOTAL, outcomeTypeId: OUTCOME.Over, param: 1500 });
    const winner = on.aGame({ coef: 2000 });
    const coupons = [await place({ bets: [over], amount: 400 }), await place({ bets: [winner], amount: 600 })];
    for (const { gameId } of [over, winner])
      await correct(gameId, {
        main: [2, 0],
        periods: [
          [1, 0],
          [1, 0],
        ],
        endedEarly: { kind: 'abandoned', periodsCompleted: 1 },
      });

    const [first, second] = await Promise.all(coupons.map(({ couponId }) => read(couponId)));
    expect(first).toMatchObject({ state: 'won', payout: 800, bets: [{ statusId: 1, result: '2:0' }] });
    expect(second).toMatchObject({ state: 'returned', payout: 600, bets: [{ statusId: 3 }] });
    expect(await balance()).toBe(1400);
  });

  it.each([
    ['abandoned', { main: [1, 0], ended: 'abandoned', periodsCompleted: 1 }, 'returned', 1000],
    ['retired, in a sport that needs the whole match', { main: [1, 0], ended: 'retired', side: 2 }, 'returned', 1000],
    ['walkover', { main: [0, 0], ended: 'walkover', side: 1 }, 'returned', 1000],
    ['awarded', { main: [3, 0], ended: 'awarded' }, 'returned', 1000],
    ['played', { main: [3, 0] }, 'won', 2000],
  ])('[OD-02] takes a result from the control room: %s', async (_, entered, state, payout) => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    const enter = (body: object) => on.test.app.inject({ method: 'POST', url: '/__test/correct-result', payload: body });

    expect((await enter({ gameId: bet.gameId, ...entered, reason: 'referee' })).statusCode).toBe(200);
    expect((await enter({ gameId: 5, ...entered, reason: 'referee' })).statusCode).toBe(404);
    expect((await enter({ gameId: bet.gameId, ...entered, reason: '' })).statusCode).toBe(400);
    await settleCorrections(on.test.services);

    expect(await read(couponId)).toMatchObject({ state, payout });
  });

  it('[OD-02] divides an outright among its winners', async () => {
    const bet = on.aGame({ coef: 5000, marketTypeId: OUTRIGHT, outcomeTypeId: OUTCOME.Participant, outcomeName: 'Ana Ferrer' });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [0, 0], { winners: ['Ana Ferrer', 'Mia Lund'] });

    // 10.00 × 5.00 / 2
    expect(await read(couponId)).toMatchObject({
      ...{ state: 'won', payout: 2500 },
      bets: [{ statusId: 1, deadHeat: { places: 1, tied: 2 } }],
    });
    expect(await balance()).toBe(2500);
  });

  it('[OD-02] [BET-9] finishes a correction that was stopped between two coupons', async () => {
    const bet = on.aGame({ coef: 2000 });
    const first = await place({ bets: [bet], amount: 200 });
    const second = await place({ bets: [bet], amount: 300 });
    await finish(bet.gameId, [0, 1]);
    await enterResult(on.test.services, { gameId: bet.gameId, result: { main: [2, 1] }, reason: 'typing error' });
    let left = 1;

    expect(await settleCorrections(on.test.services, () => left-- > 0)).toBe(1);
    expect([(await read(first.couponId)).state, (await read(second.couponId)).state]).toEqual(['won', 'lost']);
    expect(await settleCorrections(on.test.services)).toBe(1);
    expect((await read(second.couponId)).state).toBe('won');
    expect(await settleCorrections(on.test.services)).toBe(0);
  });

  it('[OD-02] [BET-9] tries a coupon of changed imports again that conflicted with another transaction', async () => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [0, 1]);
    on.test.prices.finish(bet.gameId, { main: [3, 1], periods: [] });
    const imports = { revision: () => 1, has: (gameId: number) => gameId === bet.gameId };
    const { db, prices } = on.test.services;
    let conflicts = 1;
    const transaction: typeof db.transaction = (work) =>
      conflicts-- > 0 ? Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })) : db.transaction(work);
    const services = { ...on.test.services, db: { ...db, query: db.query.bind(db), transaction }, prices: { ...prices, imports } };
    const seen = {};

    expect(await settleImports(services, seen)).toBe(0);
    expect(await settleImports(services, seen)).toBe(1);
    expect((await read(couponId)).state).toBe('won');
  });

  it('[OD-02] [CP-11] offers and shows what a divided win pays while the rest of its coupon is open', async () => {
    const [shared, open] = [
      on.aGame({ coef: 5000, marketTypeId: OUTRIGHT, outcomeTypeId: OUTCOME.Participant, outcomeName: 'Ana Ferrer' }),
      on.aGame({ coef: 2000, chances: { won: 500_000 } }),
    ];
    const { couponId } = await place({ typeId: 1, bets: [shared, open], amount: 1000, coef: 10_000 });
    const offer = async () =>
      (await on.test.get(player.token, '/web-api/coupon/cash-outs')).json<CashOutsAnswer>().coupons.find((one) => one.couponId === couponId)
        ?.offer;
    expect(await offer()).toMatchObject({ possibleWin: 10_000 });

    await finish(shared.gameId, [0, 0], { winners: ['Ana Ferrer', 'Mia Lund'] });

    expect(await offer()).toMatchObject({ possibleWin: 5000, fair: 2500 });
  });

  it('[OD-02] settles again when the record of an imported game changed', async () => {
    const bet = on.aGame({ coef: 2000 });
    const { couponId } = await place({ bets: [bet], amount: 1000 });
    await finish(bet.gameId, [0, 1]);
    const imports = { at: 1, revision: () => imports.at, has: (gameId: number) => gameId === bet.gameId };
    const services = { ...on.test.services, prices: { ...on.test.services.prices, imports } };
    const seen = {};
    expect(await settleImports(services, seen)).toBe(0);
    on.test.prices.finish(bet.gameId, { main: [3, 1], periods: [] });

    expect(await settleImports(services, seen)).toBe(0);
    imports.at = 2;
    expect(await settleImports(services, seen)).toBe(1);

    expect(await read(couponId)).toMatchObject({ state: 'won', payout: 2000, corrections: [{ before: { state: 'lost' } }] });
    expect(await balance()).toBe(2000);
  });
});

describe.each(ENGINES)('corrected results of coupons with bonuses on %s', (engine) => {
  const { on, sell, place, houseOf, finish } = sellingOn(engine);
  const correct = async (gameId: number, main: [number, number]) => {
    await enterResult(on.test.services, { gameId, result: { main }, reason: 'typing error' });
    await settleCorrections(on.test.services);
  };

  it('[OD-02] [CP-23] pays a hyper bonus from its own account, and takes it back to there', async () => {
    sell({ hyperBonus: { percent: 10, minUnits: 5, maxUnits: 2 }, expressBoost: null });
    const player = await on.test.addPlayer({ money: 100_000 });
    const bet = on.aGame({ coef: 2000 });
    const { coupon } = accepted(await place({ bets: [bet], amount: 1000 }, player));
    const { hyperBonus = 0 } = coupon.bonuses?.possible ?? {};
    expect(hyperBonus).toBeGreaterThan(0);
    const before = await houseOf('bonuses:EUR');
    await finish([bet.gameId], [0, 1]);

    await correct(bet.gameId, [1, 0]);
    expect(await on.test.balance(player.accountId)).toBe(101_000 + hyperBonus);
    expect(await houseOf('bonuses:EUR')).toBe(before - hyperBonus);

    await correct(bet.gameId, [0, 1]);
    expect(await on.test.balance(player.accountId)).toBe(99_000);
    expect(await houseOf('bonuses:EUR')).toBe(before);
  });

  it(
    '[OD-02] [MON-7] keeps the books balanced whatever is corrected and spent in between',
    async () => {
      const random = chance(20_261_130);
      const scores = [
        [1, 0],
        [0, 1],
        [0, 0],
      ] as const;
      for (let trial = 0; trial < trialsEach(80); trial++) {
        const player = await on.test.addPlayer({ money: 3000 });
        const kinds = [
          { marketTypeId: marketTypeId('result'), outcomeTypeId: OUTCOME.HomeWin },
          { marketTypeId: marketTypeId('draw-no-bet'), outcomeTypeId: OUTCOME.Winner1 },
        ];
        const games = Array.from({ length: 3 }, () => on.aGame({ coef: 1500 + random(2000), ...kinds[random(2)] }));
        const typeId = random(2);
        const bets = typeId === 0 ? games.slice(0, 1) : games.slice(0, 2);
        const answer = await place({ typeId: typeId as 0 | 1, bets, amount: 1000 + random(1000) }, player);
        if (answer.status !== 'accepted') continue;
        for (const { gameId } of bets) await finish([gameId], [...scores[random(3)]!]);
        if (random(2) === 0) {
          const left = await on.test.balance(player.accountId);
          if (left > 100) await place({ bets: games.slice(2), amount: left - random(100) }, player);
        }
        for (let nth = 0; nth < random(4); nth++) await correct(bets[random(bets.length)]!.gameId, [...scores[random(3)]!]);

        const { couponId } = answer.coupon;
        const coupon = (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
        const [own] = await on.test.db.query<{ sum: number }>(
          `select coalesce(sum(entries.amount), 0)::bigint as sum from ledger_transactions as moves
         join ledger_entries as entries on entries.transaction_id = moves.id where moves.ref = $1 and entries.account_id = $2`,
          [String(couponId), player.accountId],
        );
        expect(own?.sum).toBe((coupon.payout ?? 0) - coupon.amount);
        expect(await on.test.balance(player.accountId)).toBeGreaterThanOrEqual(0);
        const last = coupon.corrections?.at(-1);
        if (last !== undefined) expect(last.after).toEqual({ state: coupon.state, payout: coupon.payout });
      }
      const books = await reconcile(on.test.db, on.test.products);
      expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
    },
    TRIAL_TIMEOUT_MS,
  );
});
