import { ENGINE } from '@touchline/server-kernel/testing';
import type { BookedCoupon } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, quote, rejected } from '../../testing.ts';

const { on, games, place, finish } = sellingOn(ENGINE);
const { aGame } = on;

describe('blocks', () => {
  it('[CP-27] books each block with its own stake and win, and lists them on one receipt', async () => {
    const [a, b, c] = games(1500, 2000, 3000);
    const bets = [
      { ...a!, blockId: 1 },
      { ...b!, blockId: 1 },
      { ...c!, blockId: 2 },
    ];
    const answer = accepted(await place({ typeId: 1, bets, amount: 100, amountByBlockId: { 2: 500 } }));

    expect(answer.lines?.map(({ typeId, amount, possibleWin, part }) => [typeId, amount, possibleWin, part])).toEqual([
      [1, 100, 300, { line: 0, of: 2, blockId: 1 }],
      [0, 500, 1500, { line: 1, of: 2, blockId: 2 }],
    ]);
    expect(answer.coupon).toMatchObject({ typeId: 1, amount: 600, possibleWin: 1800, state: 'open' });
    await finish([a!.gameId, b!.gameId]);
    await finish([c!.gameId], [0, 1]);
    const receipt = (await on.test.get(on.player.token, `/web-api/coupon/receipt/${answer.coupon.id}`)).json<{
      coupon: BookedCoupon;
      lines: BookedCoupon[];
    }>();
    expect(receipt.lines.map(({ state, payout }) => [state, payout])).toEqual([
      ['won', 300],
      ['lost', 0],
    ]);
    expect(receipt.coupon).toMatchObject({ state: 'won', payout: 300, amount: 600, couponId: answer.coupon.couponId });
  });

  it('[CP-27] returns the limits of each stake of many singles and of each block', async () => {
    const [a, b, c] = games(1500, 200_000, 3000);
    const bets = [a!, b!, c!].map((bet, at) => ({ ...bet, blockId: at + 1 }));
    const wish = { typeId: 9, bets, amount: 1000, amountByBlockId: { 2: 60_000, 3: 19 } } as const;

    const quoted = await quote(on.test, on.player, wish);
    const answer = rejected(await place(wish));

    expect(quoted.lines?.map(({ blockId, minBetAmount, maxBetAmount, reason }) => [blockId, minBetAmount, maxBetAmount, reason])).toEqual([
      [1, 20, 200_000, null],
      [2, 20, 50_000, 'max-payout'],
      [3, 20, 200_000, 'amount-too-small'],
    ]);
    expect(quoted).toMatchObject({ minBetAmount: 20, maxBetAmount: 50_000, maxBetAmountReason: 'max-payout' });
    expect(answer).toMatchObject({ reason: 'max-payout', maxBetAmount: 50_000 });
    expect(answer.lines).toEqual([
      { blockId: 2, outcomeIds: [b!.outcomeId], reason: 'max-payout', minBetAmount: 20, maxBetAmount: 50_000 },
      { blockId: 3, outcomeIds: [c!.outcomeId], reason: 'amount-too-small', minBetAmount: 20, maxBetAmount: 200_000 },
    ]);
  });

  it('[CP-27] places a named system as its systems and singles, and settles all of them', async () => {
    const bets = games(2000, 3000, 4000);
    const answer = accepted(await place({ typeId: 4, bets, amount: 700, amountByBlockId: { 1: 100, 2: 300, 3: 100 } }));

    expect(answer.lines?.map(({ typeId, systemValue, amount, systemName }) => [typeId, systemValue, amount, systemName])).toEqual([
      [0, null, 100, 'patent'],
      [0, null, 100, 'patent'],
      [0, null, 100, 'patent'],
      [4, 2, 300, 'patent'],
      [4, 3, 100, 'patent'],
    ]);
    // 2 + 3 + 4, 2x3 + 2x4 + 3x4, 2x3x4 times 1.00
    expect(answer.coupon).toMatchObject({ amount: 700, possibleWin: 5900, systemName: 'patent', bets: { length: 3 } });
    await finish([bets[0]!.gameId, bets[2]!.gameId]);
    await finish([bets[1]!.gameId], [0, 0], { isVoid: true });
    const { coupon } = (await on.test.get(on.player.token, `/web-api/coupon/receipt/${answer.coupon.id}`)).json<{
      coupon: BookedCoupon;
    }>();
    // singles 2 + 1 + 4, doubles 2x1 + 2x4 + 1x4, treble 2x1x4
    expect(coupon).toMatchObject({ state: 'won', payout: 2900 });
  });

  it('[CP-29] checks dependent bets per block: bets of one game may be in two blocks', async () => {
    const [a, b] = games(1500, 2000);
    const other = { ...a!, outcomeId: a!.outcomeId + 1, coef: 3400 };
    const blocks = [
      { ...a!, blockId: 1 },
      { ...b!, blockId: 1 },
      { ...other, blockId: 2 },
      { ...b!, blockId: 2 },
    ];
    const apart = await place({ typeId: 1, bets: blocks, amount: 100 });
    const together = rejected(await place({ typeId: 1, bets: [a!, other, b!], amount: 100 }));

    expect(apart.status).toBe('accepted');
    expect(together.reason).toBe('dependent-bets');
  });

  it.each<Record<string, number>>([{}, { 0: 100 }, { 4: 100 }])(
    '[CP-27] refuses block sizes that do not match the number of bets: %p',
    async (amountByBlockId) => {
      const wish = { typeId: 4, bets: games(2000, 3000, 4000), amount: 100, amountByBlockId } as const;

      expect((await quote(on.test, on.player, wish)).lines).toBeNull();
      expect(rejected(await place(wish)).reason).toBe('too-few-bets');
    },
  );
});

describe('bankers', () => {
  const banked = (isDisabledBanker: boolean) => [
    { ...aGame({ coef: 2000, isDisabledBanker }), isBanker: true },
    ...games(2000, 3000, 4000),
  ];

  it('[CP-29] refuses a disabled banker, and accepts the bet in another role', async () => {
    const bets = banked(true);
    const quoted = await quote(on.test, on.player, { typeId: 2, bets, systemValue: 2, amount: 300 });

    expect(quoted.bets[0]).toMatchObject({ reason: 'banker-disabled', isDisabledBanker: true });
    expect(rejected(await place({ typeId: 2, bets, systemValue: 2, amount: 300 })).reason).toBe('banker-disabled');
    expect((await place({ typeId: 2, bets: banked(false), systemValue: 2, amount: 300 })).status).toBe('accepted');
    expect(
      (
        await place({
          typeId: 4,
          bets: bets.map(({ isBanker: _, ...bet }: { isBanker?: boolean } & (typeof bets)[number]) => bet),
          systemValue: 2,
          amount: 300,
        })
      ).status,
    ).toBe('accepted');
  });
});
