import { type CouponToPlace, type QuoteBody, seenHash } from '@touchline/betting-contract';
import {
  betToggled,
  couponSettingsChanged,
  editCoupon,
  placeRequested,
  selectBonusBet,
  selectCoupon,
  selectCouponAct,
  selectFigures,
  selectIntentId,
  selectPlacement,
  selectPromo,
  selectVipBet,
  selectWayOut,
} from './index.ts';
import { aPick } from './testing.ts';
import { answer } from '@touchline/shared-testing';
import {
  createBackend,
  openPage,
  openReady,
  pass,
  PLACE,
  PLAIN,
  problem,
  QUOTE,
  untilSent,
  withCouponPages,
} from './coupon.test.helper.ts';

withCouponPages();

const version = (outcomeId: number) => ({ outcomeId, reason: null, coef: 1850, isLive: false, version: outcomeId + 40 });
const quotesOf = (server: ReturnType<typeof createBackend>['server']): QuoteBody[] =>
  server.log.flatMap(({ path, body }) => (path === '/web-api/coupon/quote' ? [body as QuoteBody] : []));

describe('what the player saw', () => {
  it('[CPN-5] is asked for with the opponents and the kick-off that the coupon shows', async () => {
    const { server } = createBackend();
    const page = openPage(server);
    const undated = aPick(2);
    page.dispatch(betToggled(aPick(1)));
    page.dispatch(betToggled({ ...undated, game: { ...undated.game, startAt: 0 } }));
    await pass(500);

    const shown = { opponent1: 'Harbour Town', opponent2: 'Mill United', startAt: 1_795_100_000 };
    expect(quotesOf(server).at(-1)?.games).toEqual([shown, null]);
  });

  it('[ODD-3] is sent with the coupon: the quote, and the hash of bets, odds, stake, type, currency and win', async () => {
    const { server, changeQuote } = createBackend();
    changeQuote({ quote: 'a quote', terms: PLAIN, bets: [version(1)] });
    const page = await openReady(server);
    page.dispatch(editCoupon({ kind: 'amount', amount: 1_000 }));
    await pass(500);

    page.place();
    await untilSent(server, PLACE);
    await pass(500);

    const sent = server.log.find(({ path }) => path === '/web-api/coupon/place');
    const shown = { currencyIso: 'EUR', possibleWin: 1_850, versions: [41], promoCode: null, isVipBet: false, isBonusBet: false };
    expect(sent?.headers.get('x-coupon-quote')).toBe('a quote');
    expect(sent?.headers.get('x-coupon-seen')).toBe(await seenHash({ coupon: sent?.body as CouponToPlace, ...shown }));
    expect(selectPlacement(page.state()).status).toBe('accepted');
  });

  it.each(['quote-mismatch', 'quote-expired', 'quote-missing'])(
    '[ODD-3] %s: books nothing, asks the same question again under a new id, and needs another click',
    async (code) => {
      const { server, booked } = createBackend();
      const page = await openReady(server);
      const first = selectIntentId(page.state());
      const before = server.count(QUOTE);
      server.on(PLACE, () => problem(409, code));

      page.place();
      await pass(5_000);

      expect(selectPlacement(page.state())).toMatchObject({ status: 'rejected', reason: 'quote-changed' });
      expect(selectWayOut(page.state())).toEqual({ kind: 'place-again' });
      expect(selectIntentId(page.state())).not.toBe(first);
      expect([server.count(QUOTE) - before, server.count(PLACE), booked.length]).toEqual([1, 1, 0]);
      const [question, again] = quotesOf(server).slice(-2);
      expect(again).toEqual(question);
    },
  );

  it('[ODD-3] is never placed under the terms of another coupon: the quote has these bets and codes', async () => {
    const { server } = createBackend();
    const page = await openReady(server);
    page.dispatch(betToggled(aPick(2)));
    expect(selectCouponAct(page.state())).toEqual({ kind: 'wait-for-prices' });
    page.place();
    await pass(100);
    expect(server.count(PLACE)).toBe(0);

    await pass(400);
    expect(selectCouponAct(page.state())).toEqual({ kind: 'place' });
    page.dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: 'HARBOUR10' } }));
    expect(selectCouponAct(page.state())).toEqual({ kind: 'wait-for-prices' });
  });

  it('[ODD-2] [ODD-3] a changed win makes a new id, so that a click started before is ignored', async () => {
    const { server, changeQuote, booked } = createBackend();
    changeQuote({ terms: { ...PLAIN, hyperBonusPercent: 20 } });
    const page = await openReady(server);
    const seen = selectIntentId(page.state()) ?? '';
    await pass(15_000);
    expect(selectIntentId(page.state())).toBe(seen);

    changeQuote({ terms: PLAIN });
    await pass(15_000);
    page.dispatch(placeRequested({ intentId: seen }));
    await pass(500);

    expect(booked).toEqual([]);
    expect(selectFigures(page.state())?.maxWin).toBe(925);
  });

  it('[CP-26] changed settings and another account make a new id too', async () => {
    const page = await openReady(createBackend().server);
    const seen = selectIntentId(page.state()) ?? '';
    page.dispatch(couponSettingsChanged({ changeCoefAction: 1 }));

    page.dispatch(placeRequested({ intentId: seen }));
    await pass(500);

    expect(selectPlacement(page.state())).toEqual({ status: 'idle' });
  });
});

describe('promo codes', () => {
  const effect = { kind: 'boost', percent: 10 } as const;
  const applied = {
    terms: { ...PLAIN, promo: { code: 'HARBOUR10', effect } },
    promo: { code: 'HARBOUR10', isApplied: true, reason: null, effect },
  };

  it('[CP-28] a typed code takes precedence over the chosen one, and is included in the win', async () => {
    const { server, changeQuote } = createBackend();
    const page = await openReady(server);
    page.dispatch(editCoupon({ kind: 'terms', terms: { promoCode: 'SECONDWIND' } }));
    page.dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: 'harbour-10' } }));
    expect(selectPromo(page.state())).toMatchObject({ code: 'harbour-10', verdict: 'asking' });

    changeQuote(applied);
    await pass(500);

    expect(quotesOf(server).at(-1)).toMatchObject({ promoCode: 'SECONDWIND', manualPromoCode: 'harbour-10' });
    expect(selectPromo(page.state())).toMatchObject({ code: 'HARBOUR10', verdict: 'applied' });
    expect(selectFigures(page.state())).toMatchObject({ win: 925, promoBonus: 92, maxWin: 1_017 });
    expect(selectCoupon(page.state())).toMatchObject({ promoCode: 'SECONDWIND', manualPromoCode: 'harbour-10' });
  });

  it('[CP-28] explains why a code does not apply, and sells the coupon without it', async () => {
    const { server, changeQuote } = createBackend();
    changeQuote({ terms: PLAIN, promo: { code: 'HARBOUR10', isApplied: false, reason: 'too-few-bets', effect: null } });
    const page = await openReady(server);
    page.dispatch(editCoupon({ kind: 'terms', terms: { manualPromoCode: 'HARBOUR10' } }));
    await pass(500);

    expect(selectPromo(page.state()).verdict).toEqual({ reason: 'too-few-bets' });
    expect(selectFigures(page.state())?.maxWin).toBe(925);
  });

  it('[CP-28] reports a code used in the meantime with its reason, and offers to drop it', async () => {
    const { server, changeQuote } = createBackend();
    changeQuote({ ...applied, promoCodes: [{ code: 'HARBOUR10', effect, reason: null }] });
    const page = await openReady(server);
    page.dispatch(editCoupon({ kind: 'terms', terms: { promoCode: 'HARBOUR10' } }));
    await pass(500);
    expect(selectCoupon(page.state()).promoCodes).toEqual(['HARBOUR10']);
    const refused = { minBetAmount: null, maxBetAmount: null, coef: null, promoReason: 'already-used' };
    server.on(PLACE, () => answer({ status: 'rejected', reason: 'promo-code', bets: [], ...refused }));

    page.place();
    await pass(500);

    expect(selectPlacement(page.state())).toMatchObject({ reason: 'promo-code', promoReason: 'already-used' });
    expect(selectWayOut(page.state())).toEqual({ kind: 'drop-promo-code' });
  });
});

describe('bonus bet, VIP bet and boosts', () => {
  it('[CP-12] [CP-13] an express of three can be a bonus bet with its coefficient, if the site offers it', async () => {
    const { server, changeQuote } = createBackend();
    const page = openPage(server, { config: { isAvailableCouponBonusBet: true } });
    [1, 2, 3].forEach((id) => page.dispatch(betToggled(aPick(id, { coef: 2000 }))));
    page.dispatch(editCoupon({ kind: 'terms', terms: { isBonusBet: true } }));
    changeQuote({ terms: { ...PLAIN, isBonusBet: true } });
    await pass(500);

    expect(selectBonusBet(page.state())).toEqual({ availability: { isAvailable: true }, isOn: true, coefficient: 103 });
    expect(quotesOf(server).at(-1)).toMatchObject({ isBonusBet: true });
    expect(selectFigures(page.state())).toMatchObject({ bonus: 103, plainWin: 4_000, maxWin: 4_120 });

    page.dispatch(betToggled(aPick(3)));
    expect(selectBonusBet(page.state())).toMatchObject({ availability: { reason: 'too-few-bets' }, isOn: false });
  });

  it.each([
    ['pays more than the boost of this express', 2, true],
    ['pays as much as the boost', 3, false],
    ['pays less than the boost', 4, false],
  ])(
    '[CP-12] [CP-13] a bonus bet is chosen automatically when better: if the player has not decided and it %s',
    async (_, percent, isOn) => {
      const { server, changeQuote } = createBackend();
      const page = openPage(server, { config: { isAvailableCouponBonusBet: true } });
      changeQuote({ terms: { ...PLAIN, expressBoost: { ladder: [{ fewestBets: 3, percent }], lowestCoef: 1200 } } });
      [1, 2, 3].forEach((id) => page.dispatch(betToggled(aPick(id, { coef: 2000 }))));
      await pass(500);

      expect(selectBonusBet(page.state())).toMatchObject({ isOn, coefficient: 103 });
      page.dispatch(editCoupon({ kind: 'terms', terms: { isBonusBet: !isOn } }));
      expect(selectBonusBet(page.state()).isOn).toBe(!isOn);
    },
  );

  it('[CP-12] [LIM-5] a player who must not get a bonus bet has none, and requests none', async () => {
    const { server, changeQuote } = createBackend();
    const page = openPage(server, { config: { isAvailableCouponBonusBet: true } });
    changeQuote({ terms: PLAIN, bonusBet: { isAvailable: false, reason: 'feature-off' } });
    [1, 2, 3].forEach((id) => page.dispatch(betToggled(aPick(id, { coef: 2000 }))));
    await pass(1_000);

    expect(selectBonusBet(page.state())).toMatchObject({ availability: { reason: 'feature-off' }, isOn: false });
    expect(quotesOf(server).at(-1)).not.toHaveProperty('isBonusBet');
  });

  it('[CP-23] [CP-13] itemizes the win: odds, boost, hyper bonus', async () => {
    const { server, changeQuote } = createBackend();
    const expressBoost = { ladder: [{ fewestBets: 2, percent: 10 }], lowestCoef: 1200 };
    const hyper = { hyperBonusPercent: 20, minHyperBonusBetLimit: 500, maxHyperBonusLimit: 300 };
    changeQuote({ terms: { ...PLAIN, ...hyper, expressBoost } });
    const page = await openReady(server);
    page.dispatch(betToggled(aPick(2, { coef: 2000 })));
    await pass(500);

    // 5.00 x 3.7 = 18.50; plus a tenth 20.35; a fifth of that is 4.07, capped at 3.00
    expect(selectFigures(page.state())).toMatchObject({ plainWin: 1_850, bonus: 110, win: 2_035, hyperBonus: 300, maxWin: 2_335 });
    expect(selectCoupon(page.state())).toMatchObject(hyper);

    page.dispatch(editCoupon({ kind: 'amount', amount: 499 }));
    expect(selectFigures(page.state())?.hyperBonus).toBe(0);
  });

  it.each([
    [true, false, 0, { isAvailable: true }],
    [false, false, 0, { isAvailable: false, reason: 'not-configured' }],
    [true, true, 0, { isAvailable: false, reason: 'live-bet' }],
    [true, false, 9, { isAvailable: false, reason: 'many-singles' }],
  ])('[CP-15] VIP bet with showVipBet %p, live %p, type %i: %j', async (showVipBet, isLive, typeId, availability) => {
    const { server, prices } = createBackend();
    prices.set(1, { isLive });
    const page = openPage(server, { config: { showVipBet } });
    page.dispatch(betToggled(aPick(1)));
    if (typeId === 9) page.dispatch(betToggled(aPick(2)));
    page.dispatch(editCoupon({ kind: 'type', typeId: typeId as 0 }));
    page.dispatch(couponSettingsChanged({ isVipBet: true }));
    await pass(500);

    expect(selectVipBet(page.state())).toEqual({ availability, isOn: availability.isAvailable });
    expect(quotesOf(server).at(-1)?.isVipBet).toBe(availability.isAvailable ? true : undefined);
  });

  it('[CP-15] offers no VIP bet without a maximum stake', async () => {
    const { server, changeQuote } = createBackend();
    changeQuote({ hasMaxAmount: false });
    const page = await openReady(server, { config: { showVipBet: true } });

    expect(selectVipBet(page.state()).availability).toEqual({ isAvailable: false, reason: 'no-max-amount' });
  });
});
