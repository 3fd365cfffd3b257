import { ENGINES, type TestPlayer } from '@touchline/server-kernel/testing';
import type { BookedCoupon } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, placeSeen, prepaidBack, prepaidParts, quote, rejected, see, voidCoupon } from '../../testing.ts';

describe.each(ENGINES)('prepaid money on %s', (engine) => {
  const { on, sell, games, place, finish } = sellingOn(engine);

  /** Money on the account, and prepaid money. */
  const moneyOf = async ({ userId }: TestPlayer) => {
    const rows = await on.test.db.query<{ type: number; balance: number }>('select type, balance from accounts where user_id = $1', [
      userId,
    ]);
    const of = (wanted: number) => rows.find(({ type }) => type === wanted)?.balance;
    return [of(0), of(20)];
  };
  const offeredTo = async (player: TestPlayer) => (await quote(on.test, player, { bets: games(1500) })).availablePrepaidAmount;

  it('[CP-32] pays its part of the stake next to the account, which receives the winnings', async () => {
    const player = await on.test.addPlayer({ money: 10_000, prepaid: 5000 });
    const bets = games(2000);
    expect(await offeredTo(player)).toBe(5000);

    const { coupon, balance } = accepted(await place({ bets, amount: 8000, prepaidAmount: 5000 }, player));

    expect([coupon.amount, coupon.prepaidAmount, balance]).toEqual([8000, 5000, 7000]);
    expect(await moneyOf(player)).toEqual([7000, 0]);
    expect(await offeredTo(player)).toBe(0);
    await finish(bets.map(({ gameId }) => gameId));
    expect(await moneyOf(player)).toEqual([23_000, 0]);
  });

  it('[CP-32] pays the whole stake of a player with an empty account once, however often the coupon is sent', async () => {
    const player = await on.test.addPlayer({ money: 0, prepaid: 5000 });
    const seen = await see(on.test, player, { bets: games(2000), amount: 5000, prepaidAmount: 5000 });

    const answers = await Promise.all([1, 2, 3, 4].map(() => placeSeen(on.test, player, seen)));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(accepted(answers[0]!).balance).toBe(0);
    expect(await moneyOf(player)).toEqual([0, 0]);
  });

  it('[CP-32] [BET-9] is spent once when coupons race for it', async () => {
    const player = await on.test.addPlayer({ money: 0, prepaid: 5000 });
    const wishes = await Promise.all(
      Array.from({ length: 10 }, () => see(on.test, player, { bets: games(2000), amount: 1000, prepaidAmount: 1000 })),
    );

    const answers = await Promise.all(wishes.map((seen) => placeSeen(on.test, player, seen)));

    expect(answers.filter(({ status }) => status === 'accepted')).toHaveLength(5);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(new Set(refused)).toEqual(new Set(['prepaid-too-large']));
    expect(await moneyOf(player)).toEqual([0, 0]);
  });

  it('[CP-32] is refunded to prepaid money when the stake is returned', async () => {
    const player = await on.test.addPlayer({ money: 10_000, prepaid: 5000 });
    const { coupon } = accepted(await place({ bets: games(2000), amount: 8000, prepaidAmount: 5000 }, player));

    await voidCoupon(on.test.services, coupon.couponId);

    expect(await moneyOf(player)).toEqual([10_000, 5000]);
  });

  it('[CP-32] [CP-27] is distributed over the coupons of one request, and the receipt shows the sum', async () => {
    const player = await on.test.addPlayer({ money: 10_000, prepaid: 2500 });
    const answer = accepted(await place({ typeId: 9, bets: games(2000, 2000, 2000), amount: 1000, prepaidAmount: 2500 }, player));

    expect(answer.coupon).toMatchObject({ amount: 3000, prepaidAmount: 2500 });
    expect(answer.singles.map(({ prepaidAmount }: BookedCoupon) => prepaidAmount)).toEqual([1000, 1000, 500]);
    expect(await moneyOf(player)).toEqual([9500, 0]);
  });

  it('[CP-32] refuses more than available, more than the stake, and a stake whose rest the account cannot pay', async () => {
    const player = await on.test.addPlayer({ money: 1000, prepaid: 5000 });
    const without = await on.test.addPlayer({ money: 10_000 });
    const wish = { bets: games(2000), amount: 8000 };

    expect(rejected(await place({ ...wish, prepaidAmount: 5001 }, player)).reason).toBe('prepaid-too-large');
    expect(rejected(await place({ ...wish, amount: 3000, prepaidAmount: 3001 }, player)).reason).toBe('prepaid-too-large');
    expect(rejected(await place({ ...wish, prepaidAmount: 5000 }, player)).reason).toBe('not-enough-money');
    expect(rejected(await place({ ...wish, prepaidAmount: 1 }, without)).reason).toBe('prepaid-too-large');
    expect(await offeredTo(without)).toBe(0);
    expect(await moneyOf(player)).toEqual([1000, 5000]);
  });

  it('[CP-32] [CP-28] does not apply to a free bet', async () => {
    const player = await on.test.addPlayer({ money: 10_000, prepaid: 5000 });
    sell({ hyperBonus: null, expressBoost: null, promoCodes: [{ code: 'GIFT', effect: { kind: 'free-bet' } }] });

    expect(rejected(await place({ bets: games(2000), promoCode: 'GIFT', prepaidAmount: 1 }, player)).reason).toBe('prepaid-too-large');
  });
});

it.each([
  [[1000, 1000, 1000], 2500, [1000, 1000, 500]],
  [[1000, 1000], 0, [0, 0]],
  [[1000], 1000, [1000]],
])('[CP-32] for stakes of %p and prepaid money of %i, the stakes use %p of it', (stakes, prepaid, parts) => {
  expect(prepaidParts(stakes, prepaid)).toEqual(parts);
});

it.each([
  [8000, 5000, 8000, 5000],
  [8000, 5000, 4000, 2500],
  [3, 1, 2, 0],
  [8000, 0, 8000, 0],
])('[CP-32] for a stake of %i with %i prepaid, returning %i refunds %i to prepaid money', (amount, prepaid_amount, returned, back) => {
  expect(prepaidBack({ amount, prepaid_amount }, returned)).toBe(back);
});
