import { randomUUID } from 'node:crypto';
import { ENGINE } from '@touchline/server-kernel/testing';
import type { BookedCoupon, CashOutAnswer, CashOutsAnswer } from '@touchline/betting-contract';
import { accepted, quote, rejected } from '../../testing.ts';
import { sellingOn } from './terms.test.helper.ts';

const { on, games, place, finish, read } = sellingOn(ENGINE);

describe('shop systems', () => {
  it('[CP-10] a flag is quoted, limited, booked as one coupon by its name, and settled with a loser and a void selection', async () => {
    const bets = games(5500, 4000, 2500, 7000);
    const wish = { typeId: 4, systemValue: 401, bets, amount: 2300 } as const;

    const quoted = await quote(on.test, on.player, wish);
    expect(quoted.figures).toMatchObject({ combinations: 23, possibleWin: 99_200 });
    // 23 lines of a cent each.
    expect(quoted.minBetAmount).toBe(23);
    const { coupon } = accepted(await place(wish));
    expect(coupon).toMatchObject({ typeId: 4, systemValue: 401, systemName: 'flag', amount: 2300, possibleWin: 99_200, state: 'open' });
    expect(coupon.part).toBeUndefined();

    const [a, b, c, d] = bets.map(({ gameId }) => gameId) as [number, number, number, number];
    await finish([a, c]);
    await finish([b], [0, 1]);
    await finish([d], [0, 0], { isVoid: true });
    // Winners 5.5 and 2.5, void 1, one loser, 1.00 each. Yankee: doubles 13.75 + 5.5 + 2.5, treble 13.75. Pairs, 2 × (a + b - 1) if both
    // are not lost: 14 + 11 + 5; with the loser a - 1 each: 4.5 + 1.5 + 0.
    expect(await read(coupon.couponId)).toMatchObject({ state: 'won', payout: 7150 });
  });

  it('[CP-10] two selections are up-and-down bets with single and double stakes', async () => {
    const bets = games(4000, 3000);
    const single = accepted(await place({ typeId: 4, systemValue: 201, bets, amount: 2000 })).coupon;
    const double = accepted(await place({ typeId: 4, systemValue: 202, bets: games(4000, 3000), amount: 2000 })).coupon;
    // 2 × (40 + 30 - 10) and 3 × (40 + 30) - 40.
    expect([single.possibleWin, single.systemName, double.possibleWin, double.systemName]).toEqual([
      ...[12_000, 'single-stakes-about', 17_000, 'double-stakes-about'],
    ]);
    await finish([bets[0]!.gameId]);
    await finish([bets[1]!.gameId], [0, 1]);
    expect(await read(single.couponId)).toMatchObject({ state: 'won', payout: 3000 });
  });

  it.each([
    ['too few selections', 401, 3],
    ['too many selections', 401, 5],
    ['no system of two selections', 2, 2],
    ['a number of no system', 499, 4],
  ])('[CP-10] [CP-01] refuses %s', async (_, systemValue, count) => {
    const wish = { typeId: 4, systemValue, bets: games(...Array<number>(count).fill(2000)), amount: 2300 } as const;
    expect(rejected(await place(wish)).reason).toBe('too-few-bets');
  });

  it('[CP-10] [CP-01] names only a system after its number', async () => {
    const bets = games(2000, 2000, 2000, 2000);
    const { coupon } = accepted(await place({ typeId: 1, systemValue: 401, bets, amount: 1000 }));
    expect([coupon.typeId, coupon.systemValue, coupon.systemName]).toEqual([1, null, undefined]);
  });

  it('[OD-02] [BET-9] is cashed out at its fair value, in part and whole', async () => {
    const player = await on.test.addPlayer({ money: 100_000 });
    const bets = [3000, 2000].map((coef) => on.aGame({ coef, chances: { won: 400_000 } }));
    const { couponId } = accepted(await place({ typeId: 4, systemValue: 201, bets, amount: 2000 }, player)).coupon;
    const offerOf = async () =>
      (await on.test.get(player.token, '/web-api/coupon/cash-outs'))
        .json<CashOutsAnswer>()
        .coupons.find((one) => one.couponId === couponId)!.offer!;
    // A first: 10 × (0.4 × (3 - 1) + 0.4 × 0.4 × 2) = 11.2; B first: 10 × (0.4 × (2 - 1) + 0.4 × 0.4 × 3) = 8.8. Less 4 %.
    const offer = await offerOf();
    expect(offer).toMatchObject({ fair: 2000, offer: 1920, possibleWin: 8000 });
    const take = async (stake: number, amount: number, sealed: string) =>
      (
        await on.test.post(player.token, '/web-api/coupon/cash-out', { id: randomUUID(), couponId, stake, amount, quote: sealed })
      ).json<CashOutAnswer>();
    expect(await take(1000, 960, offer.quote)).toMatchObject({ status: 'accepted', amount: 960 });
    await finish([bets[0]!.gameId], [0, 1]);
    // A lost: B alone returns half of 2.00 - 1.00, if it wins: 5 × 0.4 × 1.
    const rest = await offerOf();
    expect(rest).toMatchObject({ fair: 200, offer: 192 });
    expect(await take(1000, 192, rest.quote)).toMatchObject({ status: 'accepted' });
    const booked = (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
    expect(booked).toMatchObject({ state: 'cashed-out', payout: 1152 });
  });
});
