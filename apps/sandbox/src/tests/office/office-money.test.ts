import { COUPON_CODES } from '@touchline/account-contract/schemas';
import { placeSeen, quote, see } from '@touchline/server-betting/testing';
import type {
  BonusesAnswer,
  CashbackAnswer,
  PromoAnswer,
  PromoCheckAnswer,
  RateAnswer,
  WalletsAnswer,
} from '@touchline/account-office-contract';
import { loseRound } from '@touchline/server-games/testing';
import { BONUS_CODES, settleAllBonuses } from '@touchline/server-office/testing';
import { setSwitches } from '@touchline/server-kernel';
import { reconcile } from '@touchline/server-kernel/ledger';
import { chance, ENGINES, isBalanced, post, START_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { PRODUCTS } from '../../testing/test-db.ts';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

/** Deposits of this test are not reconciled. */
const DEPOSITS = { name: 'deposit', kinds: { credit: 'transfer' }, reconcile: async () => [] } as const;
const DAY = 86_400_000;
const OFFICE = '/web-api/office';

describe.each(ENGINES)('money of the office on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startTestApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });

  const get = async <T>(path: string) => (await test.get(player.token, `${OFFICE}/${path}`)).json<T>();
  const send = async <T>(path: string, body: object) => {
    const response = await test.post(player.token, `${OFFICE}/${path}`, body);
    return { status: response.statusCode, ...response.json<T & { errors?: { code: string; field?: string }[] }>() };
  };
  const later = async (ms: number) => {
    test.clock.nowMs += ms;
    player = { ...player, token: await test.signIn(player.userId) };
    const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [player.userId]);
    player.sessionId = row?.id ?? 0;
  };
  const wallet = async (iso: string) => (await get<WalletsAnswer>('wallets')).wallets.find((each) => each.iso === iso && each.type !== 4);
  const addCurrency = async (currencyId: number) => {
    expect((await send('wallets/add', { currency_id: currencyId })).status).toBe(200);
    test.clock.nowMs += 3_000;
    return get<WalletsAnswer>('wallets');
  };
  const idOf = async (iso: string) => (await wallet(iso))?.score_id ?? 0;
  const round = (amount: number) => loseRound(test, player, { amount });
  /** A deposit, as the payments module posts it. */
  const deposit = async (amount: number) => {
    await test.db.transaction((tx) =>
      post(tx, {
        ...{ product: 'deposit', ref: randomUUID(), kind: 'credit', flow: 'transfer', userId: player.userId, accountId: player.accountId },
        at: test.clock.nowMs,
        entries: [
          { accountId: player.accountId, amount },
          { accountId: test.house.grants('EUR'), amount: -amount },
        ],
      }),
    );
  };
  const exclude = () =>
    test.post(player.token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType: 30, limitValue: 7 }] });

  it('[AC-01] [AC-02] [AC-08] a currency account appears some seconds after the request, and can be removed only when it is empty', async () => {
    const added = await send<WalletsAnswer>('wallets/add', { currency_id: 840 });
    expect(added).toMatchObject({ status: 200, opening: ['USD'], wallets: [{ iso: 'EUR', type: 0, isDefault: true, keptFor: 'type' }] });
    expect(added.addable.map(({ iso }) => iso)).not.toContain('USD');
    expect(await send('wallets/add', { currency_id: 840 })).toMatchObject({ status: 409, errors: [{ code: 'currency-not-addable' }] });

    test.clock.nowMs += 3_000;
    expect(await get<WalletsAnswer>('wallets')).toMatchObject({
      opening: [],
      wallets: [{}, { iso: 'USD', type: 9, money: 0, keptFor: null }],
    });
    const scoreId = await idOf('USD');
    await test.post(player.token, '/web-api/account/active', { id: scoreId });
    expect(await send('wallets/remove', { score_id: scoreId })).toMatchObject({
      status: 409,
      errors: [{ code: 'wallet-kept-for-active' }],
    });
    await test.post(player.token, '/web-api/account/active', { id: player.accountId });
    expect((await send<WalletsAnswer>('wallets/label', { score_id: scoreId, label: ' Holidays ' })).wallets[1]).toMatchObject({
      label: 'Holidays',
    });
    expect((await send<WalletsAnswer>('wallets/remove', { score_id: scoreId })).wallets).toHaveLength(1);
    expect((await test.post(player.token, '/web-api/account/active', { id: scoreId })).statusCode).toBe(404);
    expect((await addCurrency(840)).wallets[1]).toMatchObject({ iso: 'USD', score_id: scoreId, label: '' });
  });

  it('[AC-02] [MON-2] converts once per id at the quoted rate, and refuses a rate older than a minute', async () => {
    await addCurrency(414);
    const [fromId, toId] = [player.accountId, await idOf('KWD')];
    const rate = await send<RateAnswer>('conversion/rate', { fromId, toId, amount: 10_000 });
    expect(rate.goodUntil - rate.rateAt).toBe(60);
    // 100.00 EUR are 100 round units: 200 fils each, less the margin of 0.5 % and up to 0.4 % of price movement.
    expect(rate.gives).toBeGreaterThanOrEqual(19_820);
    expect(rate.gives).toBeLessThanOrEqual(19_980);
    const body = { id: randomUUID(), fromId, toId, amount: 10_000, rateAt: rate.rateAt };
    expect((await send('conversion', body)).status).toBe(200);
    expect((await send('conversion', body)).status).toBe(200);
    expect([await test.balance(fromId), await test.balance(toId)]).toEqual([90_000, rate.gives]);
    expect(await send('conversion', { ...body, amount: 1 })).toMatchObject({ status: 422, errors: [{ code: 'id-reused' }] });
    test.clock.nowMs += 61_000;
    expect(await send('conversion', { ...body, id: randomUUID() })).toMatchObject({ status: 409, errors: [{ code: 'rate-expired' }] });
    expect(
      await send('conversion', { ...body, id: randomUUID(), amount: 90_001, rateAt: Math.floor(test.clock.nowMs / 1000) }),
    ).toMatchObject({
      status: 409,
      errors: [{ code: 'not-enough-money', field: 'amount' }],
    });
    expect(await send('wallets/remove', { score_id: toId })).toMatchObject({ status: 409, errors: [{ code: 'wallet-kept-for-money' }] });
  });

  it('[AC-11] a promo code shows its bonus, grants it once, and the bonus must be wagered before it becomes money', async () => {
    expect(await send<PromoCheckAnswer>('promo/check', { code: ' touch line10 ' })).toMatchObject({
      code: 'TOUCHLINE10',
      state: 'usable',
      amount: 1_000,
      factor: 5,
    });
    expect((await send<PromoCheckAnswer>('promo/check', { code: 'KICKOFF24' })).state).toBe('expired');
    expect((await send<PromoCheckAnswer>('promo/check', { code: 'NOSUCH' })).state).toBe('unknown');
    expect(await send('promo/activate', { code: 'spins5' })).toMatchObject({
      status: 200,
      codes: [{ code: 'SPINS5', amount: 500, state: 'active' }],
    });
    expect(await send('promo/activate', { code: 'TOUCHLINE10' })).toMatchObject({ status: 409, errors: [{ code: 'bonus-active' }] });
    expect(await send('promo/activate', { code: 'SPINS5' })).toMatchObject({ status: 409, errors: [{ code: 'promo-used' }] });

    await round(3_999);
    const [bonus] = (await get<BonusesAnswer>('bonuses')).bonuses;
    expect(bonus).toMatchObject({
      required: 4_000,
      wagered: 3_999,
      remaining: 1,
      state: 'active',
      stakes: [{ stake: 3_999, counted: 3_999, verdict: 'counted' }],
    });
    expect(await send('bonuses/claim', { id: bonus?.id })).toMatchObject({ status: 409, errors: [{ code: 'bonus-not-wagered' }] });
    test.clock.nowMs += 1;
    await round(10);
    const before = await test.balance(player.accountId);
    expect((await send<BonusesAnswer>('bonuses/claim', { id: bonus?.id })).bonuses[0]).toMatchObject({ state: 'paid', remaining: 0 });
    expect((await test.balance(player.accountId)) - before).toBe(500);
    expect(await send('bonuses/claim', { id: bonus?.id })).toMatchObject({ status: 409, errors: [{ code: 'bonus-over' }] });
  });

  it('[AC-11] [CP-28] every code of the register is known to the office, and those for coupons are the ones that the coupon offers', async () => {
    const codes = [...BONUS_CODES, ...test.services.provided(COUPON_CODES)];
    expect(codes).toHaveLength(6);
    const checks: PromoCheckAnswer[] = [];
    for (const { code } of codes) {
      checks.push(await send<PromoCheckAnswer>('promo/check', { code }));
      test.clock.nowMs += 20_000;
    }
    expect(checks.map(({ code, state }) => [code, state])).toEqual(
      codes.map(({ code }) => [code, code === 'KICKOFF24' ? 'expired' : 'usable']),
    );
    const game = test.prices.addGame(880_001, { coef: 2000 });
    const { promoCodes = [] } = await quote(test, player, { bets: [game], amount: 200 });
    expect(promoCodes.map(({ code }) => code)).toEqual(checks.filter(({ coupon }) => coupon !== null).map(({ code }) => code));
    expect(checks.find(({ code }) => code === 'HARBOUR10')?.coupon).toEqual({
      ...{ kind: 'boost', percent: 10, most: 5_000, fewestBets: 2, lowestCoef: 1_400, lowestTotalCoef: null },
      ...{ least: null, largest: 10_000 },
    });
  });

  it('[AC-11] [CP-28] a code that was used in a coupon is used in the office too, and is in the history with its use', async () => {
    expect(await send('promo/activate', { code: 'secondwind' })).toMatchObject({ status: 409, errors: [{ code: 'promo-coupon' }] });
    const game = test.prices.addGame(880_002, { coef: 2000 });
    const placed = await placeSeen(test, player, await see(test, player, { bets: [game], amount: 1_000, manualPromoCode: ' second-wind' }));
    expect(placed.status).toBe('accepted');

    expect(await send('promo/check', { code: 'SECONDWIND' })).toMatchObject({ state: 'used', coupon: { kind: 'stake-back', percent: 50 } });
    expect(await send('promo/activate', { code: 'SECONDWIND' })).toMatchObject({ status: 409, errors: [{ code: 'promo-used' }] });
    test.clock.nowMs += 1_000;
    await send('promo/activate', { code: 'SPINS5' });
    expect((await get<PromoAnswer>('promo')).codes).toMatchObject([
      { code: 'SPINS5', amount: 500, state: 'active', bonusId: expect.any(Number) },
      { code: 'SECONDWIND', amount: 0, iso: 'EUR', exponent: 2, state: 'coupon', bonusId: null, at: NOON / 1000 },
    ]);
    const other = await test.addPlayer();
    expect((await test.get(other.token, `${OFFICE}/promo`)).json<PromoAnswer>().codes).toEqual([]);
  });

  it('[AC-06] a bonus that is not wagered in time or is given up is taken back', async () => {
    await send('promo/activate', { code: 'SPINS5' });
    await later(7 * DAY);
    const { bonuses } = await get<BonusesAnswer>('bonuses');
    expect(bonuses[0]).toMatchObject({ state: 'expired' });
    await send('promo/activate', { code: 'TOUCHLINE10' });
    const [second] = (await get<BonusesAnswer>('bonuses')).bonuses;
    expect((await send<BonusesAnswer>('bonuses/give-up', { id: second?.id })).bonuses[0]).toMatchObject({ state: 'given-up' });
    const [account] = await test.db.query<{ balance: number }>('select balance from accounts where user_id = $1 and type = 4', [
      player.userId,
    ]);
    expect(account?.balance).toBe(0);
  });

  it('[AC-06] grants the chosen bonus once, with the first sufficient deposit', async () => {
    expect((await send<BonusesAnswer>('bonuses/choose', { offerId: 'first-sports' })).offers[0]).toMatchObject({
      state: 'chosen',
      most: 10_000,
      least: 1_000,
    });
    await deposit(999);
    expect((await get<BonusesAnswer>('bonuses')).bonuses).toEqual([]);
    await deposit(3_001);
    const { bonuses, offers } = await get<BonusesAnswer>('bonuses');
    expect(bonuses).toMatchObject([{ source: 'deposit', amount: 1_500, required: 7_500, product: 'sports', minCoef: 1_500 }]);
    expect(offers[0]?.state).toBe('used');
    expect(await send('bonuses/choose', { offerId: 'first-sports' })).toMatchObject({ status: 409, errors: [{ code: 'bonus-used' }] });
  });

  it('[AC-06] [BET-9] players who have chosen a bonus and deposit nothing do not keep that of a later one from ending', async () => {
    await send('bonuses/choose', { offerId: 'first-sports' });
    player = await test.addPlayer();
    await send('promo/activate', { code: 'SPINS5' });
    test.clock.nowMs += 7 * DAY;
    const states = async () =>
      (await test.db.query<{ state: string }>('select state from bonuses where user_id = $1', [player.userId])).map(({ state }) => state);

    await settleAllBonuses(test.services, { most: 1, shouldContinue: () => false });
    expect(await states()).toEqual(['active']);
    await settleAllBonuses(test.services, { most: 1 });
    expect(await states()).toEqual(['expired']);
    expect(test.services.stuck.list().filter(({ job }) => job === 'office-bonuses')).toEqual([]);
  });

  it('[AC-06] [LIM-5] a self-excluded player gets and is offered no bonus, promo code or cashback', async () => {
    await send('bonuses/choose', { offerId: 'first-sports' });
    await round(5_000);
    await later(7 * DAY);
    const balance = await test.balance(player.accountId);
    expect((await exclude()).statusCode).toBe(200);
    await deposit(5_000);
    const refused = { status: 403, errors: [{ code: 'self-excluded' }], endsAt: (test.clock.nowMs + 7 * DAY) / 1_000 };
    for (const path of ['bonuses', 'cashback', 'promo']) expect(await get(path)).toMatchObject(refused);
    for (const [path, body] of [
      ['promo/check', { code: 'TOUCHLINE10' }],
      ['promo/activate', { code: 'TOUCHLINE10' }],
      ['bonuses/choose', { offerId: 'casino-week' }],
      ['cashback/collect', { kind: 'premium', from: Math.floor(NOON / 1000) }],
    ] as const)
      expect(await send(path, body)).toMatchObject(refused);
    const bonuses = await test.db.query('select id from bonuses where user_id = $1', [player.userId]);
    expect([bonuses, await test.balance(player.accountId)]).toEqual([[], balance + 5_000]);
  });

  it('[CS-06] pays cashback for a week of losses after it has ended: a percentage as money, or points with option 1', async () => {
    await round(20_000);
    const running = await get<CashbackAnswer>('cashback');
    expect(running.option).toBe(0);
    expect(running.periods.find(({ kind }) => kind === 'premium')).toMatchObject({
      staked: 20_000,
      basisPoints: 500,
      // 5 % of the loss, but at most 30 % of the 2.01 % that the house expects to keep of this slot.
      gives: 120,
      state: 'running',
    });
    await later(7 * DAY);
    const week = (await get<CashbackAnswer>('cashback')).periods.filter(({ state }) => state === 'ready');
    expect(week.map(({ kind, gives }) => [kind, gives])).toEqual([
      ['vip', 100],
      ['premium', 120],
    ]);
    const before = await test.balance(player.accountId);
    const from = week[0]?.from ?? 0;
    expect((await send('cashback/collect', { kind: 'premium', from })).status).toBe(200);
    expect(await send('cashback/collect', { kind: 'premium', from })).toMatchObject({
      status: 409,
      errors: [{ code: 'cashback-not-ready' }],
    });
    expect((await test.balance(player.accountId)) - before).toBe(120);
    setSwitches('', { cashbackOption: 1 });
    const inPoints = await send<CashbackAnswer>('cashback/collect', { kind: 'vip', from });
    setSwitches('', {});
    // 1.00 EUR of cashback is one round unit, which is ten points and no money.
    expect(inPoints).toMatchObject({ status: 200, option: 1, vip: { points: 10, worth: 100 } });
    expect((await test.balance(player.accountId)) - before).toBe(120);
  });

  it('[AC-02] [MON-2] [MON-7] random sequences of conversions, bonuses, stakes and cashback neither create nor lose money', async () => {
    await addCurrency(840);
    await addCurrency(392);
    const next = chance(20_260_722);
    const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const accounts = async () => (await get<WalletsAnswer>('wallets')).wallets.filter(({ type }) => type !== 4);
    const steps = {
      convert: async () => {
        const list = await accounts();
        const [from, to] = [pick(list), pick(list)];
        const body = { fromId: from.score_id, toId: to.score_id, amount: 1 + next(20_000) };
        await send('conversion', { ...body, id: randomUUID(), rateAt: Math.floor(test.clock.nowMs / 1000) });
      },
      stake: async () => round(1 + next(3_000)).catch(() => undefined),
      code: async () => void (await send('promo/activate', { code: pick(['TOUCHLINE10', 'SPINS5', 'KICKOFF24', 'X']) })),
      choose: async () => void (await send('bonuses/choose', { offerId: pick(['first-sports', 'casino-week', null]) })),
      deposit: () => deposit(1 + next(5_000)),
      end: async () => {
        const { bonuses } = await get<BonusesAnswer>('bonuses');
        if (bonuses.length > 0) await send(pick(['bonuses/claim', 'bonuses/give-up']), { id: pick(bonuses).id });
      },
      collect: async () => {
        const { periods } = await get<CashbackAnswer>('cashback');
        const { kind, from } = pick(periods);
        await send('cashback/collect', { kind, from });
      },
      wait: () => later(next(4 * DAY)),
    };
    for (let step = 0; step < trialsEach(800); step += 1) await pick(Object.values(steps))();
    const books = await reconcile(test.db, [...PRODUCTS.filter(({ name }) => name !== 'deposit'), DEPOSITS]);
    expect(books).toMatchObject({ total: 0, accounts: [], transactions: [], wagers: [], unknown: [] });
    expect(isBalanced(books)).toBe(true);
    const counts = await test.db.query<{ product: string }>('select distinct product from ledger_transactions');
    expect(counts.map(({ product }) => product)).toEqual(expect.arrayContaining(['conversion', 'bonus', 'round']));
  });
});
