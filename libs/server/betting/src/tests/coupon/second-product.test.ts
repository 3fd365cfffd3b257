import {
  ENGINES,
  isBalanced,
  NOON,
  openRounds,
  ROUND,
  type RoundAnswer,
  ROUNDS_TABLE,
  START_TIMEOUT_MS,
  type TestPlayer,
} from '@touchline/server-kernel/testing';
import { reconcile } from '@touchline/server-kernel/ledger';
import { randomUUID } from 'node:crypto';
import { accepted, type BettingBackend, quote, rejected, startBetting } from '../../testing.ts';

/** A second product next to coupons of the same player. Both use the same gate, so that each counts towards the limits of the other. */
describe.each(ENGINES)('a second product on %s', (engine) => {
  const LIMITS = [{ limitType: 2, units: 30 }] as const;
  let test: BettingBackend;
  let player: TestPlayer;
  let games = 7000;

  beforeAll(async () => {
    test = await startBetting(engine);
    await test.db.query(ROUNDS_TABLE);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 10_000 });
  });
  afterEach(async () => {
    await setLimits([]);
    const books = await reconcile(test.db, [...test.products, ROUND]);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const setLimits = (playerLimits: readonly object[]) =>
    test.app.inject({ method: 'POST', url: '/__test/services', payload: { scope: '', playerLimits } });
  const rounds = () => openRounds(test.services);
  const play = async (amount: number, limits: readonly { limitType: 2; units: number }[] = []) => {
    const { userId, accountId } = player;
    const text = await rounds().stake({ userId, accountId, id: randomUUID(), amount, visit: test.visit(player, { limits }) });
    return JSON.parse(text) as RoundAnswer;
  };
  const aGame = () => test.prices.addGame((games += 1), { coef: 2000 });
  const bet = (amount: number) => test.place(player, test.coupon(player, { bets: [aGame()], amount }));

  it('[CP-14] counts a round towards the limit of a coupon, and a coupon towards that of a round', async () => {
    await setLimits(LIMITS);
    expect((await play(1_000, LIMITS)).status).toBe('accepted');
    const seen = (await quote(test, player, { bets: [aGame()] })).playerLimits;
    const tooMuch = rejected(await bet(2_001));
    accepted(await bet(1_500));
    const more = await play(501, LIMITS);

    expect(seen).toEqual([{ limitType: 2, limit: 3_000, left: 2_000 }]);
    expect(tooMuch).toMatchObject({
      reason: 'limit-reached',
      limit: { limitType: 2, limit: 3_000, left: 2_000, freesAt: NOON + 7 * 86_400_000 },
    });
    expect(more).toMatchObject({ status: 'rejected', reason: 'limit-reached', limit: { left: 500 } });
    expect((await play(500, LIMITS)).status).toBe('accepted');
  });

  it('[BET-9] [MON-2] distinguishes a round and a coupon with the same number in the ledger', async () => {
    const { coupon } = accepted(await bet(400));
    await test.db.query(`alter table rounds alter column id restart with ${coupon.couponId}`);

    const round = await play(250);

    expect(round).toMatchObject({ status: 'accepted', round: coupon.couponId, balance: 9_350 });
  });

  it('[BET-9] accepts concurrent rounds and coupons only as far as the balance covers them', async () => {
    player = await test.addPlayer({ money: 1_000 });

    const [coupons, played] = await Promise.all([
      Promise.all(Array.from({ length: 50 }, () => bet(500))),
      Promise.all(Array.from({ length: 50 }, () => play(500))),
    ]);

    expect([...coupons, ...played].filter(({ status }) => status === 'accepted')).toHaveLength(2);
    expect(await test.balance(player.accountId)).toBe(0);
  });
});
