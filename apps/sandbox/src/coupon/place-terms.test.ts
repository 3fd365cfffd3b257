import type { BookedCoupon, HistoryAnswer, PlaceStatusAnswer, SharedCoupon } from '@touchline/shared-contract';
import { NOON, type TestApp, type TestPlayer } from '../testing/test-app.ts';
import { placeSeen, quote, see } from '../testing/seen-coupon.ts';
import { setSwitches, type SiteSwitches } from '../site/switches.ts';
import { crashPoints } from './crash-points.ts';
import { placement } from './place.ts';
import { accepted, rejected, usePlacement } from './place.test.helper.ts';
import { settleGames } from './settle.ts';
import { decideDue } from './waiting-worker.ts';

const HYPER = { percent: 10, minUnits: 5, maxUnits: 2 };

describe('terms of a placement', () => {
  const on = usePlacement('pglite');
  const { aGame } = on;
  const sell = (coupon: SiteSwitches['coupon'], config: Record<string, unknown> = {}) => setSwitches('', { coupon, config });
  const place = async (wish: Parameters<typeof see>[2], player: TestPlayer = on.player) =>
    placeSeen(on.test, player, await see(on.test, player, wish));
  const finish = async (gameIds: readonly number[], main: [number, number] = [1, 0], more = {}) => {
    for (const gameId of gameIds) on.test.prices.finish(gameId, { main, periods: [[0, 0], main], ...more });
    await settleGames(on.test.services, gameIds);
  };
  const read = async (couponId: number) => (await on.test.get(on.player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
  const games = (...coefs: number[]) => coefs.map((coef) => aGame({ coef }));
  const houseOf = async (name: string) =>
    (await on.test.db.query<{ balance: number }>('select balance from accounts where house_name = $1', [name]))[0]?.balance ?? 0;

  beforeEach(() => sell({ hyperBonus: null, expressBoost: null }));
  afterAll(() => setSwitches('', {}));

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

    it('[CP-27] tells of each stake of many singles and of each block what its own limits are', async () => {
      const [a, b, c] = games(1500, 200_000, 3000);
      const bets = [a!, b!, c!].map((bet, at) => ({ ...bet, blockId: at + 1 }));
      const wish = { typeId: 9, bets, amount: 1000, amountByBlockId: { 2: 60_000, 3: 19 } } as const;

      const quoted = await quote(on.test, on.player, wish);
      const answer = rejected(await place(wish));

      expect(quoted.lines?.map(({ blockId, minBetAmount, maxBetAmount, reason }) => [blockId, minBetAmount, maxBetAmount, reason])).toEqual(
        [
          [1, 20, 200_000, null],
          [2, 20, 50_000, 'max-payout'],
          [3, 20, 200_000, 'amount-too-small'],
        ],
      );
      expect(quoted).toMatchObject({ minBetAmount: 20, maxBetAmount: 50_000, maxBetAmountReason: 'max-payout' });
      expect(answer).toMatchObject({ reason: 'max-payout', maxBetAmount: 50_000 });
      expect(answer.lines).toEqual([
        { blockId: 2, outcomeIds: [b!.outcomeId], reason: 'max-payout', minBetAmount: 20, maxBetAmount: 50_000 },
        { blockId: 3, outcomeIds: [c!.outcomeId], reason: 'amount-too-small', minBetAmount: 20, maxBetAmount: 200_000 },
      ]);
    });

    it('[CP-27] places a named system as its sizes and its singles, and settles all of them', async () => {
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

    it('[CP-29] counts dependence in each block alone: bets of one game may stand in two', async () => {
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
      '[CP-27] refuses sizes that the bets do not have: %p',
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

    it('[CP-29] refuses a disabled banker, and takes the same bet as another', async () => {
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

  describe('limits', () => {
    it.each([
      [0, 19, 'amount-too-small'],
      [0, 20, null],
      [0, 200_000, null],
      [0, 200_001, 'amount-too-large'],
    ])('[CP-14] a type %i with a stake of %i: %p', async (typeId, amount, reason) => {
      const answer = await place({ typeId: typeId as 0, bets: games(1500), amount });

      expect(answer.status === 'rejected' ? answer.reason : null).toBe(reason);
    });

    it('[CP-14] applies limits to the configured types only', async () => {
      sell({ hyperBonus: null, expressBoost: null }, { couponTypesWithMinAmount: [1], couponTypesWithMaxAmount: [1] });
      const [small, large] = [await place({ bets: games(1500), amount: 1 }), await place({ bets: games(1500), amount: 300_000 })];
      const express = await place({ typeId: 1, bets: games(1500, 1500), amount: 1 });

      expect([small.status, large.status]).toEqual(['accepted', 'accepted']);
      expect(rejected(express)).toMatchObject({ reason: 'amount-too-small', minBetAmount: 20 });
    });

    it('[CP-14] asks of a system one minor unit for each combination', async () => {
      const bets = games(2000, 2000, 2000, 2000, 2000, 2000, 2000);
      const wish = { typeId: 4, bets, systemValue: 3, amount: 34 } as const;

      expect((await quote(on.test, on.player, wish)).minBetAmount).toBe(35);
      expect(rejected(await place(wish)).reason).toBe('amount-too-small');
      expect((await place({ ...wish, amount: 35 })).status).toBe('accepted');
    });

    it('[CP-22] sets the bonus account no largest stake, and pays no more than the payout limit', async () => {
      const bonus = await on.test.addPlayer({ accountType: 4, money: 3_000_000 });
      const bets = games(5000);
      const quoted = await quote(on.test, bonus, { bets, amount: 2_500_000 });
      const answer = accepted(await place({ bets, amount: 2_500_000 }, bonus));
      const oneClick = accepted(await place({ bets: games(5000), amount: 250_001, isOneClick: true }, bonus));

      expect(quoted).toMatchObject({ hasMaxAmount: false, minBetAmount: 20, maxBetAmountReason: null });
      expect(answer.coupon).toMatchObject({ amount: 2_500_000, possibleWin: 10_000_000 });
      expect(oneClick.coupon.amount).toBe(250_001);
      expect(rejected(await place({ bets, amount: 2_500_000 })).reason).toBe('amount-too-large');
    });
  });

  describe('modes', () => {
    it('[CP-12] books a bonus bet with the bonus coefficient, pays it when all is won, and refuses it with the reason', async () => {
      const bets = games(1500, 1500, 2000);
      const quoted = await quote(on.test, on.player, { typeId: 1, bets, amount: 1000 });
      const { coupon } = accepted(await place({ typeId: 1, bets, amount: 1000, isBonusBet: true }));
      const kinds = [...games(1500, 1500), aGame({ coef: 2000, kind: 7 })];
      const excluded = await quote(on.test, on.player, { typeId: 1, bets: kinds, amount: 1000 });

      expect(quoted.bonusBet).toEqual({ isAvailable: true, reason: null });
      // 10.00 x 4.5 x 1.03
      expect(coupon).toMatchObject({ possibleWin: 4635, terms: { isBonusBet: true } });
      await finish(bets.map(({ gameId }) => gameId));
      expect(await read(coupon.couponId)).toMatchObject({ state: 'won', payout: 4635 });
      expect(excluded.bonusBet).toEqual({ isAvailable: false, reason: 'excluded-bet-kind' });
      expect(rejected(await place({ typeId: 1, bets: kinds, isBonusBet: true })).reason).toBe('bonus-bet-not-available');
      expect(rejected(await place({ typeId: 1, bets: games(1500, 1500), isBonusBet: true })).reason).toBe('bonus-bet-not-available');
      expect(rejected(await place({ typeId: 1, bets: games(1500, 1500, 1099), isBonusBet: true })).reason).toBe('bonus-bet-not-available');
      sell({ hyperBonus: null, expressBoost: null }, { isAvailableCouponBonusBet: false });
      expect((await quote(on.test, on.player, { typeId: 1, bets: games(1500, 1500, 2000) })).bonusBet?.reason).toBe('feature-off');
    });

    it.each([
      ['a line single', {}, { typeId: 0 }, null],
      ['a live bet', { isLive: true }, { typeId: 0 }, 'live-bet'],
      ['many singles', {}, { typeId: 9 }, 'many-singles'],
    ] as const)('[CP-15] takes %s as a VIP bet or says why not', async (_, game, { typeId }, reason) => {
      const bets = typeId === 9 ? [aGame(game), aGame(game)] : [aGame({ ...game, coef: 1500 })];
      const wish = { typeId, bets, amount: 300_000 };
      const answer = await place({ ...wish, isVipBet: true });

      expect((await quote(on.test, on.player, wish)).vipBet).toEqual({ isAvailable: reason === null, reason });
      expect(answer.status === 'rejected' ? answer.reason : null).toBe(reason === null ? null : 'vip-bet-not-available');
    });

    it('[CP-15] offers no VIP bet where it is not configured, or where no largest stake is', async () => {
      const bets = games(1500);
      const bonus = await on.test.addPlayer({ accountType: 4, money: 3_000_000 });
      const ofBonusAccount = (await quote(on.test, bonus, { bets, amount: 100 })).vipBet;
      sell({ hyperBonus: null, expressBoost: null }, { showVipBet: false });

      expect(ofBonusAccount?.reason).toBe('no-max-amount');
      expect((await quote(on.test, on.player, { bets })).vipBet?.reason).toBe('not-configured');
    });

    it('[CP-16] takes no one-click bet where the site shows none', async () => {
      sell({ hyperBonus: null, expressBoost: null }, { show_one_click: false });

      expect((await quote(on.test, on.player, { bets: games(1500) })).oneClick?.isAvailable).toBe(false);
      expect(rejected(await place({ bets: games(1500), isOneClick: true })).reason).toBe('one-click-not-offered');
    });

    it('[CP-32] refuses a prepaid part that is not there', async () => {
      expect((await quote(on.test, on.player, { bets: games(1500) })).availablePrepaidAmount).toBe(0);
      expect(rejected(await place({ bets: games(1500), prepaidAmount: 1 })).reason).toBe('prepaid-too-large');
    });
  });

  describe('bonuses', () => {
    it.each([
      [499, 0],
      [500, 100],
      [1000, 200],
      [5000, 200],
    ])('[CP-23] adds to a win of twice %i a hyper bonus of %i: least stake, percent, largest bonus', async (amount, bonus) => {
      sell({ hyperBonus: HYPER, expressBoost: null });
      const [game] = games(2000);
      const before = await houseOf('bonuses:EUR');
      const { coupon } = accepted(await place({ bets: [game!], amount }));
      await finish([game!.gameId]);

      expect(coupon.possibleWin).toBe(amount * 2 + bonus);
      expect(await read(coupon.couponId)).toMatchObject({ state: 'won', payout: amount * 2 + bonus });
      expect(await houseOf('bonuses:EUR')).toBe(before - bonus);
    });

    it('[CP-23] pays no hyper bonus on what comes back, and none above the payout limit', async () => {
      sell({ hyperBonus: { ...HYPER, maxUnits: 1_000_000 }, expressBoost: null });
      const [voided, large] = games(2000, 50_000);
      const back = accepted(await place({ bets: [voided!], amount: 1000 }));
      const most = accepted(await place({ bets: [large!], amount: 190_000 }));
      await finish([voided!.gameId], [1, 0], { isVoid: true });
      await finish([large!.gameId]);

      expect(await read(back.coupon.couponId)).toMatchObject({ state: 'returned', payout: 1000, bonuses: { paid: { hyperBonus: 0 } } });
      expect(most.coupon.possibleWin).toBe(10_000_000);
      expect(await read(most.coupon.couponId)).toMatchObject({ payout: 10_000_000, bonuses: { paid: { hyperBonus: 500_000 } } });
    });

    it('[CP-13] boosts an express by its bets and pays the boost only when all of them win', async () => {
      sell({ hyperBonus: null, expressBoost: { ladder: [{ fewestBets: 3, percent: 5 }], lowestCoef: 1200 } });
      const [won, voided] = [games(2000, 2000, 2000), games(2000, 2000, 2000)];
      const first = accepted(await place({ typeId: 1, bets: won, amount: 1000 }));
      const second = accepted(await place({ typeId: 1, bets: voided, amount: 1000 }));
      await finish(won.map(({ gameId }) => gameId));
      await finish(voided.slice(1).map(({ gameId }) => gameId));
      await finish([voided[0]!.gameId], [0, 0], { isVoid: true });

      expect(first.coupon.possibleWin).toBe(8400);
      expect(await read(first.coupon.couponId)).toMatchObject({ state: 'won', payout: 8400 });
      expect(await read(second.coupon.couponId)).toMatchObject({ state: 'won', payout: 4000 });
    });
  });

  describe('promo codes', () => {
    let player: TestPlayer;
    const codes = [
      { code: 'UP-20', effect: { kind: 'boost' as const, percent: 20, maxUnits: 5 }, fewestBets: 1, minUnits: 2 },
      { code: 'BACK50', effect: { kind: 'stake-back' as const, percent: 50, maxUnits: 10 } },
      { code: 'FREE', effect: { kind: 'free-bet' as const }, maxUnits: 5 },
      { code: 'LATER', effect: { kind: 'free-bet' as const }, startsAt: NOON / 1000 + 1 },
      { code: 'OVER', effect: { kind: 'free-bet' as const }, endsAt: NOON / 1000 },
    ];
    const asked = { hyperBonus: null, expressBoost: null, promoCodes: codes };
    const readOwn = async (couponId: number) => (await on.test.get(player.token, `/web-api/coupon/${couponId}`)).json<BookedCoupon>();
    const balance = (test: TestApp) => test.balance(player.accountId);

    beforeEach(async () => {
      sell(asked);
      player = await on.test.addPlayer({ money: 100_000 });
    });

    it('[CP-28] raises a win, and pays the rise from the account of promotions', async () => {
      const [game] = games(3000);
      const before = await houseOf('promo:EUR');
      const quoted = await quote(on.test, player, { bets: [game!], amount: 1000, manualPromoCode: ' up20 ' });
      const { coupon } = accepted(await place({ bets: [game!], amount: 1000, manualPromoCode: ' up20 ' }, player));
      await finish([game!.gameId]);

      expect(quoted.promo).toEqual({ code: 'UP20', isApplied: true, reason: null, effect: { kind: 'boost', percent: 20, max: 500 } });
      expect(quoted.promoCodes?.map(({ code, reason }) => [code, reason])).toEqual([
        ['UP-20', null],
        ['BACK50', null],
        ['FREE', 'amount-too-large'],
        ['LATER', 'not-started'],
        ['OVER', 'expired'],
      ]);
      expect(coupon).toMatchObject({ possibleWin: 3500, bonuses: { possible: { promoBonus: 500 }, paid: null } });
      expect(await readOwn(coupon.couponId)).toMatchObject({ payout: 3500, bonuses: { paid: { promoBonus: 500 } } });
      expect(await houseOf('promo:EUR')).toBe(before - 500);
    });

    it('[CP-28] gives part of a lost stake back', async () => {
      const [game] = games(3000);
      const { coupon } = accepted(await place({ bets: [game!], amount: 1000, promoCode: 'BACK50' }, player));
      await finish([game!.gameId], [0, 1]);

      expect(coupon.possibleWin).toBe(3000);
      expect(await readOwn(coupon.couponId)).toMatchObject({ state: 'lost', payout: 500 });
      expect(await balance(on.test)).toBe(99_500);
    });

    it('[CP-28] lets the house pay the stake of a free bet and pays the win without it', async () => {
      const [won, voided] = games(3000, 3000);
      const before = await houseOf('promo:EUR');
      const first = accepted(await place({ bets: [won!], amount: 500, promoCode: 'FREE' }, player));
      const other = await on.test.addPlayer({ money: 100_000 });
      const second = accepted(await place({ bets: [voided!], amount: 500, promoCode: 'FREE' }, other));

      expect([first.balance, await houseOf('promo:EUR')]).toEqual([100_000, before - 1000]);
      await finish([won!.gameId]);
      await finish([voided!.gameId], [1, 0], { isVoid: true });
      expect(await readOwn(first.coupon.couponId)).toMatchObject({ state: 'won', payout: 1000 });
      expect(await balance(on.test)).toBe(101_000);
      expect(await on.test.balance(other.accountId)).toBe(100_000);
      const history = (await on.test.get(player.token, '/web-api/coupon/history')).json<HistoryAnswer>();
      expect(history.totals).toMatchObject({ staked: 0, returned: 1000, net: 1000 });
      expect(second.coupon.possibleWin).toBe(1000);
    });

    it('[CP-28] takes a code once, also when two coupons race for it', async () => {
      const wishes = await Promise.all(
        games(3000, 3000).map((bet) => see(on.test, player, { bets: [bet], amount: 500, promoCode: 'FREE' })),
      );
      const answers = await Promise.all(wishes.map((wish) => placeSeen(on.test, player, wish)));

      expect(answers.map(({ status }) => status).sort()).toEqual(['accepted', 'rejected']);
      expect(rejected(answers.find(({ status }) => status === 'rejected')!)).toMatchObject({
        reason: 'promo-code',
        promoReason: 'already-used',
      });
      const quoted = await quote(on.test, player, { bets: games(3000), amount: 500, promoCode: 'FREE' });
      expect(quoted.promo).toMatchObject({ isApplied: false, reason: 'already-used' });
      expect(quoted.promoCodes?.some(({ code }) => code === 'FREE')).toBe(false);
    });

    it.each([
      [{ promoCode: 'NONE' }, 'unknown-code'],
      [{ promoCode: ' - ' }, 'empty'],
      [{ promoCode: 'UP20', amount: 199 }, 'amount-too-small'],
      [{ promoCode: 'FREE', amount: 501 }, 'amount-too-large'],
      [{ promoCode: 'LATER' }, 'not-started'],
      [{ promoCode: 'OVER' }, 'expired'],
    ])('[CP-28] says why %p does not apply, and sells the coupon without it', async (more, reason) => {
      const wish = { bets: games(3000), amount: 500, ...more };

      expect((await quote(on.test, player, wish)).promo).toMatchObject({ isApplied: false, reason });
      expect(accepted(await place(wish, player)).coupon.possibleWin).toBe(wish.amount * 3);
    });

    it('[CP-28] has no code for several coupons at once, for the bonus account and for visitors', async () => {
      const bonus = await on.test.addPlayer({ accountType: 4 });
      const many = await quote(on.test, player, { typeId: 9, bets: games(3000, 3000), amount: 500, promoCode: 'FREE' });
      const fromBonus = await quote(on.test, bonus, { bets: games(3000), amount: 500, promoCode: 'FREE' });
      const nobody = await on.test.app.inject({
        method: 'POST',
        url: '/web-api/coupon/quote',
        payload: { typeId: 0, bets: games(3000), currencyIso: 'EUR', amount: 500, promoCode: 'FREE' },
      });

      expect([many.promo?.reason, fromBonus.promo?.reason]).toEqual(['wrong-coupon-type', 'bonus-account']);
      expect(nobody.json()).toMatchObject({ promo: { reason: 'unknown-code' }, promoCodes: [] });
    });

    it('[CP-28] refuses a code that ended between the quote and the placement', async () => {
      sell({ ...asked, promoCodes: [{ code: 'SHORT', effect: { kind: 'free-bet' }, endsAt: NOON / 1000 + 5 }] });
      const seen = await see(on.test, player, { bets: games(3000), amount: 500, promoCode: 'SHORT' });
      on.test.clock.nowMs = NOON + 5000;

      expect(rejected(await placeSeen(on.test, player, seen))).toMatchObject({ reason: 'promo-code', promoReason: 'expired' });
    });
  });

  describe('live coupons', () => {
    const status = async (id: string) => (await on.test.get(on.player.token, `/web-api/coupon/status/${id}`)).json<PlaceStatusAnswer>();
    const deciding = () => placement(on.test.services, crashPoints({}));

    it('[BET-8] keeps a live coupon pending for its delay, then tells the end to whoever asks', async () => {
      sell({ liveDelayMs: 3000 });
      const bet = aGame({ isLive: true, coef: 2000 });
      const seen = await see(on.test, on.player, { bets: [bet], amount: 500 });
      const money = await on.test.balance(on.player.accountId);

      const first = await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);
      const again = await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);
      const other = await on.test.post(on.player.token, '/web-api/coupon/place', { ...seen.coupon, amount: 501 }, seen.headers);
      const early = await decideDue(on.test.services, deciding());
      on.test.clock.nowMs = NOON + 3000;
      const pending = await status(seen.coupon.id);
      const late = await decideDue(on.test.services, deciding());
      const end = await status(seen.coupon.id);

      expect(seen.quote.delayMs).toBe(3000);
      expect(first.json()).toEqual({ status: 'pending', decidedAt: NOON + 3000 });
      expect(again.body).toBe(first.body);
      expect(other.statusCode).toBe(422);
      expect([early, late]).toEqual([0, 1]);
      expect(pending).toEqual({ status: 'pending', decidedAt: NOON + 3000 });
      expect(end).toMatchObject({ status: 'accepted', coupon: { amount: 500, placedAt: NOON / 1000 + 3 }, balance: money - 500 });
      expect((await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers)).json()).toEqual(end);
      expect(await decideDue(on.test.services, deciding())).toBe(0);
    });

    it.each([
      ['the odds fall', { coef: 1900 }, 'coef-changed'],
      ['the price is paused', { isSuspended: true }, 'bet-suspended'],
      ['a goal is scored', { score: '1:0' }, 'score-changed'],
    ])('[BET-8] refuses a waiting coupon when meanwhile %s', async (_, change, reason) => {
      sell({ liveDelayMs: 3000 });
      const bet = aGame({ isLive: true, coef: 2000, score: '0:0' });
      const seen = await see(on.test, on.player, { bets: [bet], isDropOnScoreChange: true });
      await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);

      on.test.prices.change(bet.outcomeId, change);
      on.test.clock.nowMs = NOON + 3000;
      await decideDue(on.test.services, deciding());

      expect(await status(seen.coupon.id)).toMatchObject({ status: 'rejected', reason });
    });

    it('[BET-8] refuses at once what could not be sold anyway, and never lets a line bet wait', async () => {
      sell({ liveDelayMs: 3000 });

      expect(rejected(await place({ bets: [aGame({ isLive: true })], amount: 1 })).reason).toBe('amount-too-small');
      expect((await place({ bets: games(2000) })).status).toBe('accepted');
    });
  });

  it.each([
    ['a single', { typeId: 0 }, 1],
    ['an express', { typeId: 1 }, 3],
    ['a system with a banker', { typeId: 2, systemValue: 2 }, 4],
    ['a system', { typeId: 4, systemValue: 2 }, 3],
    ['many singles', { typeId: 9 }, 3],
    ['a named system', { typeId: 4, amountByBlockId: { 1: 100, 2: 600, 3: 400, 4: 100 } }, 4],
  ] as const)('[BET-11] gives %s a receipt that equals the rows, the history and the printed page', async (_, shape, count) => {
    const coefs = [1333, 2777, 1500, 4250].slice(0, count);
    const bets = games(...coefs).map((bet, at) => ({ ...bet, ...(shape.typeId === 2 && at === 0 && { isBanker: true }) }));
    const { coupon, lines, singles } = accepted(await place({ ...shape, bets, amount: 777 }));
    const booked = lines ?? [coupon];

    const rows = await on.test.db.query(
      `select id, intent_id, account_id, type_id, amount, coef, possible_win, placed_at_ms from coupons where intent_id = $1 order by line`,
      [coupon.id],
    );
    const told = booked.map(({ couponId, id, accountId, typeId, amount, coef, possibleWin, placedAt }) => ({
      ...{ id: couponId, intent_id: id, account_id: accountId, type_id: typeId, amount, coef },
      ...{ possible_win: possibleWin, placed_at_ms: placedAt * 1000 },
    }));
    const odds = await on.test.db.query<{ coef: number }>(
      'select coef from bets where coupon_id = any($1::bigint[]) order by coupon_id, position',
      [booked.map(({ couponId }) => couponId)],
    );
    const history = (await on.test.get(on.player.token, `/web-api/coupon/history?count=${booked.length}`)).json<HistoryAnswer>();

    expect(told).toEqual(rows);
    expect(odds.map(({ coef }) => coef)).toEqual(booked.flatMap((line) => line.bets.map(({ coef }) => coef)));
    expect([...history.coupons].reverse()).toEqual(booked);
    for (const line of booked) expect(await read(line.couponId)).toEqual(line);
    expect(singles).toEqual(shape.typeId === 9 ? booked : []);
    expect(coupon.amount).toBe(booked.reduce((sum, { amount }) => sum + amount, 0));
  });

  it('[CP-31] loads a shared coupon with what became of each bet: same, moved, paused, gone', async () => {
    const [same, moved, paused, over] = games(2000, 2000, 2000, 2000);
    const bets = [same!, moved!, paused!, over!].map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId }));
    const headers = { origin: 'http://localhost', host: 'localhost' };
    const share = (payload: object) => on.test.app.inject({ method: 'POST', url: '/bff-api/coupon/shared', headers, payload });
    const { code } = (await share({ bets, typeId: 4, systemValue: 3 })).json<{ code: string }>();

    on.test.prices.change(moved!.outcomeId, { coef: 2100 });
    on.test.prices.change(paused!.outcomeId, { isSuspended: true });
    on.test.prices.finish(over!.gameId, { main: [1, 0], periods: [] });
    const loaded = await on.test.app.inject({ method: 'GET', url: `/bff-api/coupon/shared/${code}` });

    expect(loaded.json<SharedCoupon>()).toMatchObject({ bets, typeId: 4, systemValue: 3 });
    expect(loaded.json<SharedCoupon>().now?.map(({ state, coefThen, coef }) => [state, coefThen, coef])).toEqual([
      ['same', 2000, 2000],
      ['moved', 2000, 2100],
      ['suspended', 2000, 2000],
      ['gone', 2000, null],
    ]);
  });
});
