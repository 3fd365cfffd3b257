import { ENGINES, isBalanced, NOON, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import { createEngine, type Engine } from '@touchline/server-engine';
import { reconcile } from '@touchline/server-kernel/ledger';
import { marketTypeId, marketTypeOf } from '@touchline/betting-rules';
import type { BookedCoupon, PlaceAnswer } from '@touchline/betting-contract';
import { bettingAt, type BettingBackend, enginePrices, settleGames, startBetting } from '../../testing.ts';

const MARBLES = 390;
const SECOND = 1000;
const STAKE = 100;
const RACES = 3;

describe.each(ENGINES)('marble races on %s', (kind) => {
  let test: BettingBackend;
  let player: TestPlayer;
  let engine: Engine;

  beforeAll(async () => {
    engine = createEngine({ now: () => test?.clock.nowMs ?? NOON, champIds: [MARBLES] });
    test = await startBetting(kind, { make: bettingAt(enginePrices(engine), engine) });
    player = await test.addPlayer({ money: 1_000_000 });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const pass = (ms: number): void => {
    test.clock.nowMs += ms;
    engine.tick(test.clock.nowMs);
  };

  it('[BT-08] [OD-02] are sold, run, settled in every market at the price of the receipt', async () => {
    let paid = 0;
    let staked = 0;
    const before = await test.balance(player.accountId);
    for (let race = 0; race < RACES; race++) {
      const [next] = [...engine.games()].filter(({ section }) => section === 'line').sort((a, b) => a.fixture.startMs - b.fixture.startMs);
      const { runners = [] } = next!.fixture;
      const { markets } = engine.watch(next!)[0]!.book;
      expect(markets.map(({ typeId }) => marketTypeOf(typeId)?.key)).toEqual([
        ...['race-winner', 'place', 'head-to-head', 'head-to-head', 'head-to-head', 'head-to-head', 'winner-number'],
      ]);
      const sold: { coupon: BookedCoupon; market: string; name: string; rival: string | undefined; isOdd: boolean }[] = [];
      for (const { id: marketId, typeId, playersDuel, outcomes } of markets)
        for (const [nth, { id: outcomeId, coef, name = '' }] of outcomes.entries()) {
          const bets = [{ gameId: next!.id, marketId, outcomeId, coef }];
          const answer: PlaceAnswer = await test.place(player, test.coupon(player, { bets, amount: STAKE }));
          if (answer.status !== 'accepted') throw new Error(answer.reason);
          staked += STAKE;
          const market = marketTypeOf(typeId)?.key ?? '';
          sold.push({ coupon: answer.coupon, market, name, rival: playersDuel?.find((one) => one !== name), isOdd: nth === 0 });
        }
      expect(sold).toHaveLength(26);

      pass(next!.fixture.startMs - test.clock.nowMs);
      while (!next!.isFinished) pass(SECOND);
      player.token = await test.signIn(player.userId);
      await settleGames({ ...test.services, prices: enginePrices(engine) }, [next!.id]);
      const { marks, laps, marksPerLap } = next!.state.race!;
      expect(marks).toHaveLength(laps * marksPerLap);
      const last = marks.at(-1)!;
      const finish = runners.map(({ name }, at) => ({ name, number: at + 1 })).sort((a, b) => last[a.number - 1]! - last[b.number - 1]!);
      const place = (name: string | undefined): number => finish.findIndex((one) => one.name === name);
      for (const { coupon, market, name, rival, isOdd } of sold) {
        const isWon = {
          'race-winner': place(name) === 0,
          place: place(name) < 3,
          'head-to-head': place(name) < place(rival),
          'winner-number': (finish[0]!.number % 2 === 1) === isOdd,
        }[market];
        const settled = (await test.get(player.token, `/web-api/coupon/${coupon.couponId}`)).json<BookedCoupon>();
        expect([market, name, settled.state, settled.payout]).toEqual([
          market,
          name,
          isWon ? 'won' : 'lost',
          isWon ? coupon.possibleWin : 0,
        ]);
        expect(settled.bets[0]?.result).toMatch(`1. ${finish[0]!.name} (${finish[0]!.number}) · 2. ${finish[1]!.name}`);
        paid += settled.payout ?? 0;
      }
    }
    expect(await test.balance(player.accountId)).toBe(before - staked + paid);
    const books = await reconcile(test.db, test.products);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  it('[BT-08] [CP-27] [OD-02] each way pays the winner twice, the second and third as placed, and nothing behind them', async () => {
    const [one, other] = [...engine.games()]
      .filter(({ section }) => section === 'line')
      .sort((a, b) => a.fixture.startMs - b.fixture.startMs);
    const partsOf = (game: NonNullable<typeof one>) =>
      (['race-winner', 'place'] as const).map((key, at) => {
        const market = engine.watch(game)[0]!.book.markets.find(({ typeId }) => typeId === marketTypeId(key))!;
        return (name: string) => {
          const { id: outcomeId, coef } = market.outcomes.find((outcome) => outcome.name === name)!;
          return { gameId: game.id, marketId: market.id, outcomeId, coef, blockId: at + 1 };
        };
      });
    const buy = async (picks: readonly (readonly [NonNullable<typeof one>, string])[]) => {
      const bets = picks.flatMap(([game, name]) => partsOf(game).map((part) => part(name)));
      const answer: PlaceAnswer = await test.place(player, test.coupon(player, { typeId: 1, bets, amount: STAKE }));
      if (answer.status !== 'accepted') throw new Error(answer.reason);
      return { id: answer.coupon.id, coefs: bets.map(({ coef }) => coef), amount: answer.coupon.amount };
    };
    const names = one!.fixture.runners!.map(({ name }) => name);
    const singles = new Map<string, Awaited<ReturnType<typeof buy>>>();
    for (const name of names) singles.set(name, await buy([[one!, name]]));
    const double = await buy([
      [one!, names[0]!],
      [other!, other!.fixture.runners![0]!.name],
    ]);
    // A stake on each part.
    expect([singles.get(names[0]!)!.amount, double.amount, double.coefs.length]).toEqual([2 * STAKE, 2 * STAKE, 4]);
    for (const game of [one!, other!]) {
      pass(Math.max(0, game.fixture.startMs - test.clock.nowMs));
      while (!game.isFinished) pass(SECOND);
    }
    await settleGames({ ...test.services, prices: enginePrices(engine) }, [one!.id, other!.id]);

    player.token = await test.signIn(player.userId);
    const paidOf = async (id: string) =>
      (await test.get(player.token, `/web-api/coupon/receipt/${id}`)).json<{ lines: BookedCoupon[] }>().lines.map(({ payout }) => payout);
    const finish = (game: NonNullable<typeof one>): string[] => {
      const last = game.state.race!.marks.at(-1)!;
      return game.fixture
        .runners!.map(({ name }, at) => ({ name, ms: last[at]! }))
        .sort((a, b) => a.ms - b.ms)
        .map(({ name }) => name);
    };
    const whole = (coefs: readonly number[]) => Math.floor(coefs.reduce((product, coef) => (product * coef) / 1000, STAKE) + 1e-9);
    for (const [place, name] of finish(one!).entries()) {
      const { id, coefs } = singles.get(name)!;
      expect([name, ...(await paidOf(id))]).toEqual([name, place === 0 ? whole([coefs[0]!]) : 0, place < 3 ? whole([coefs[1]!]) : 0]);
    }
    const places = [finish(one!).indexOf(names[0]!), finish(other!).indexOf(other!.fixture.runners![0]!.name)];
    const [win1, place1, win2, place2] = double.coefs as [number, number, number, number];
    expect(await paidOf(double.id)).toEqual([
      places.every((at) => at === 0) ? whole([win1, win2]) : 0,
      places.every((at) => at < 3) ? whole([place1, place2]) : 0,
    ]);
  });

  it('[BT-08] [CP-01] takes no bet once the last lap has begun', async () => {
    const [next] = [...engine.games()].filter(({ section }) => section === 'line').sort((a, b) => a.fixture.startMs - b.fixture.startMs);
    pass(next!.fixture.startMs - test.clock.nowMs);
    player.token = await test.signIn(player.userId);
    const winner = () => engine.watch(next!)[0]!.book.markets.find(({ typeId }) => typeId === marketTypeId('race-winner'))!;
    const buy = async (): Promise<string> => {
      const market = winner();
      const { id: outcomeId, coef } = market.outcomes[0]!;
      const bets = [{ gameId: next!.id, marketId: market.id, outcomeId, coef }];
      const answer = await test.place(player, test.coupon(player, { bets, amount: STAKE }));
      return answer.status === 'rejected' ? answer.reason : answer.status;
    };
    expect(['accepted', 'pending']).toContain(await buy());
    while ((next!.state.race?.marks.length ?? 0) < 9) pass(SECOND);
    expect(await buy()).toBe('bet-suspended');
  });
});
