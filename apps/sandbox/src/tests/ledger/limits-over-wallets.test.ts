import { quote } from '@touchline/server-betting/testing';
import { measured } from '@touchline/measured';
import type { RateAnswer } from '@touchline/account-office-contract';
import type { LimitsAnswer, PlayerLimitView, RealityCheck } from '@touchline/responsible-gaming-contract';
import type { ActivityStatement } from '@touchline/responsible-gaming-contract/activity';
import {
  chance,
  ENGINES,
  openRounds,
  type RoundAnswer,
  ROUNDS_TABLE,
  START_TIMEOUT_MS,
  TRIAL_TIMEOUT_MS,
  trialsEach,
} from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON } from '../../testing/test-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';
import { amountOf, type Iso, openWallets, type Owner, PARTS, type ProductName, type Wallet, type Wallets } from './wallets.test.helper.ts';

const DAY = 86_400_000;
const LIMITS = '/limit-service-api/api/external/web/v3/limits';
const STAKED_BY: Readonly<Record<ProductName, string>> = {
  ...{ coupon: 'coupon', esports: 'coupon', round: 'round', toto: 'ticket', lotto: 'ticket', served: 'served' },
};
const NAMES = Object.keys(STAKED_BY) as ProductName[];

it('[LIM-1] every product that takes stakes is tested below', () => {
  const staking = PRODUCTS.filter(({ kinds }) => Object.values(kinds).includes('stake')).map(({ name }) => name);
  expect(new Set(Object.values(STAKED_BY))).toEqual(new Set(staking));
});

describe.each(ENGINES)('limits over all wallets on %s', (engine) => {
  let on: Wallets;
  let owner: Owner;
  beforeAll(async () => {
    on = await openWallets(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => on.test.close());
  beforeEach(async () => {
    on.test.clock.nowMs = NOON;
    owner = await on.addOwner();
  });

  const walletOf = (iso: Iso, at = 0): Wallet => owner.wallets.filter((each) => each.iso === iso)[at] ?? { iso, accountId: 0 };
  const set = async (limits: object[]) => (await on.test.post(owner.token, LIMITS, { limits })).json<LimitsAnswer>();
  const stake = (name: ProductName, wallet: Wallet, amount: number) => on.products[name](owner, wallet, amount);
  const select = (wallet: Wallet) => on.test.post(owner.token, '/web-api/account/active', { id: wallet.accountId });
  const views = async () => (await on.test.get(owner.token, LIMITS)).json<PlayerLimitView[]>();
  const shown = async () =>
    (await views()).map(({ limitType, currencyIso, limitValue, limitBalance }) => [limitType, currencyIso, limitValue, limitBalance]);
  const quoted = async ({ accountId }: Wallet) =>
    (await quote(on.test, { ...owner, accountId }, { bets: [on.test.prices.addGame(9_000_001, { coef: 2000 })] })).playerLimits;
  /** Advances the clock by the minimum time between rounds. */
  const next = () => (on.test.clock.nowMs += 5_000);

  it.each(NAMES)('[LIM-1] [RG-16] a limit of 10.00 a day includes %s from every account of the player', async (name) => {
    await set([{ limitType: 1, limitValue: 1_000 }]);
    for (const wallet of owner.wallets.slice(1)) {
      expect(await stake(name, wallet, amountOf(PARTS, wallet.iso))).toHaveProperty('parts');
      next();
    }
    const used = await on.stakedParts(owner.userId, NOON - 1);
    const left = 10 * PARTS - used;
    expect(used).toBeGreaterThan(0);
    for (const wallet of owner.wallets) {
      const most = amountOf(left, wallet.iso);
      expect(await quoted(wallet)).toEqual([{ limitType: 1, limit: amountOf(10 * PARTS, wallet.iso), left: most }]);
      expect(await stake('coupon', wallet, most + 1)).toEqual({ reason: 'limit-reached' });
    }
    const { iso } = walletOf('JPY');
    expect(await stake('coupon', walletOf('JPY'), amountOf(left, iso))).toHaveProperty('parts');
    expect(await stake(name, walletOf('EUR'), 100)).toEqual({ reason: 'limit-reached' });
  });

  it('[LIM-1] [RG-16] a second wallet, filled by a conversion, does not raise any limit', async () => {
    await set([
      { limitType: 1, limitValue: 1_000 },
      { limitType: 10, limitValue: 1_000 },
      { limitType: 20, limitValue: 1_000 },
    ]);
    expect(await stake('coupon', walletOf('EUR'), 1_000)).toHaveProperty('parts');
    const before = await shown();

    const [fromId, toId] = [walletOf('EUR').accountId, walletOf('USD').accountId];
    const rate = (await on.test.post(owner.token, '/web-api/office/conversion/rate', { fromId, toId, amount: 5_000 })).json<RateAnswer>();
    const converted = await on.test.post(owner.token, '/web-api/office/conversion', {
      ...{ id: randomUUID(), fromId, toId, amount: 5_000, rateAt: rate.rateAt },
    });

    expect(converted.statusCode).toBe(200);
    // A conversion is neither a stake nor a loss nor a deposit, in either direction.
    expect(await shown()).toEqual(before);
    expect(before).toEqual([
      [1, 'EUR', 1_000, 0],
      [10, 'EUR', 1_000, 0],
      [20, 'EUR', 1_000, 1_000],
    ]);
    for (const name of NAMES) expect(await stake(name, walletOf('USD'), 100)).toEqual({ reason: 'limit-reached' });
  });

  it('[LIM-1] [RG-16] sums losses and winnings of all accounts', async () => {
    await on.test.db.query(ROUNDS_TABLE);
    await set([{ limitType: 10, limitValue: 1_000 }]);
    const rounds = openRounds(on.test.services);
    const request = { userId: owner.userId, accountId: walletOf('GBP').accountId, amount: 400, visit: on.test.visit(owner) };
    const first = JSON.parse(await rounds.stake({ ...request, id: randomUUID() })) as RoundAnswer;
    if (first.status !== 'accepted') throw new Error(first.reason);
    expect(await stake('coupon', walletOf('USD'), 501)).toEqual({ reason: 'limit-reached' });
    expect(await stake('coupon', walletOf('USD'), 500)).toHaveProperty('parts');
    expect(await quoted(walletOf('JPY'))).toEqual([{ limitType: 10, limit: 2_000, left: 0 }]);

    // 4.80 GBP are 6.00 EUR, 1.00 EUR more than the stake.
    await rounds.win(first.round, 480);
    expect(await quoted(walletOf('USD'))).toEqual([{ limitType: 10, limit: 1_000, left: 600 }]);
  });

  it('[LIM-4] the lowest of several limits applies, in whatever currency each was set', async () => {
    await set([{ limitType: 1, limitValue: 1_000 }]);
    await select(walletOf('GBP'));
    await set([{ limitType: 2, limitValue: 1_200 }]); // 15.00 EUR
    expect(await shown()).toEqual([
      [1, 'GBP', 800, 800],
      [2, 'GBP', 1_200, 1_200],
    ]);
    expect(await stake('coupon', walletOf('USD'), 1_000)).toHaveProperty('parts');
    expect(await stake('coupon', walletOf('USD'), 20)).toEqual({ reason: 'limit-reached' });
    on.test.clock.nowMs += DAY;
    owner = { ...owner, token: await on.test.signIn(owner.userId) };
    expect(await shown()).toEqual([
      [1, 'GBP', 800, 800],
      [2, 'GBP', 1_200, 400],
    ]);
    expect(await stake('coupon', walletOf('EUR'), 501)).toEqual({ reason: 'limit-reached' });
    expect(await stake('coupon', walletOf('EUR'), 500)).toHaveProperty('parts');
  });

  it(
    '[LIM-12] [LIM-1] accepts and refuses random stakes over products and wallets exactly as an independent sum does',
    async () => {
      const draw = chance(20_261_129);
      const pick = <T>(list: readonly T[]): T => list[draw(list.length)] as T;
      const since = on.test.clock.nowMs - 1;
      const seen = { taken: 0, refused: 0 };
      const limit = 100 * PARTS;
      await set([{ limitType: 1, limitValue: 10_000 }]);
      for (let step = 0; step < trialsEach(600, ENGINES); step += 1) {
        next();
        const [name, wallet] = [pick(NAMES), pick(owner.wallets)];
        const before = await on.stakedParts(owner.userId, since);
        const amount = amountOf(PARTS, wallet.iso) + draw(amountOf(9 * PARTS, wallet.iso));
        const taken = await stake(name, wallet, amount);
        const used = await on.stakedParts(owner.userId, since);
        measured({
          id: 'LIM-1',
          unit: 'stakes over a limit of all wallets',
          atMost: 0,
          trials: 600,
          run: 'long',
          value: used > limit ? 1 : 0,
        });
        if ('parts' in taken) {
          seen.taken += 1;
          expect(used).toBe(before + taken.parts);
          continue;
        }
        seen.refused += 1;
        expect(taken).toEqual({ reason: 'limit-reached' });
        const left = amountOf(limit - used, wallet.iso);
        expect(await quoted(wallet)).toMatchObject([{ left }]);
        // A coupon for exactly the rest of the limit is accepted, and nothing after it.
        if (left < amountOf(PARTS, wallet.iso)) continue;
        expect(await stake('coupon', wallet, left)).toHaveProperty('parts');
        expect(await stake('coupon', wallet, amountOf(PARTS, wallet.iso))).toEqual({ reason: 'limit-reached' });
        owner = await on.addOwner();
        await set([{ limitType: 1, limitValue: 10_000 }]);
      }
      expect(seen.refused).toBeGreaterThan(0);
      expect(seen.taken).toBeGreaterThan(20);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[LIM-2] [LIM-1] fifty concurrent stakes over five accounts and six products never exceed the limit', async () => {
    await set([{ limitType: 1, limitValue: 1_000 }]);
    const since = on.test.clock.nowMs - 1;
    const tries = Array.from({ length: 50 }, (_, at) => {
      const wallet = owner.wallets[at % owner.wallets.length] ?? walletOf('EUR');
      return stake(NAMES[at % NAMES.length] ?? 'coupon', wallet, amountOf(3 * PARTS, wallet.iso));
    });
    const answers = await Promise.all(tries);

    const used = await on.stakedParts(owner.userId, since);
    expect(answers.reduce((sum, each) => sum + ('parts' in each ? each.parts : 0), 0)).toBe(used);
    expect(used).toBeLessThanOrEqual(10 * PARTS);
    // The rest of the limit is still correct afterwards.
    const left = amountOf(10 * PARTS - used, 'GBP');
    expect(await stake('coupon', walletOf('GBP'), Math.max(80, left + 1))).toEqual({ reason: 'limit-reached' });
    expect(await shown()).toEqual([[1, 'EUR', 1_000, amountOf(10 * PARTS - used, 'EUR')]]);
  });

  it('[LIM-3] [RG-17] compares limits by value, in whatever currency they are entered', async () => {
    await set([{ limitType: 1, limitValue: 5_000 }]);
    await select(walletOf('GBP'));
    expect(await shown()).toEqual([[1, 'GBP', 4_000, 4_000]]);
    // 45.00 GBP are 56.25 EUR: looser, although the number is smaller.
    const { limitsData } = await set([{ limitType: 1, limitValue: 4_500 }]);
    expect(limitsData).toMatchObject([
      { limitState: 'ACTIVE', limitValue: 4_000, currencyIso: 'GBP' },
      { limitState: 'PENDING', limitValue: 4_500, needApprove: true },
    ]);
    expect(await stake('coupon', walletOf('EUR'), 5_001)).toEqual({ reason: 'limit-reached' });
    await select(walletOf('EUR'));
    expect((await views()).map(({ limitState, limitValue }) => [limitState, limitValue])).toEqual([
      ['ACTIVE', 5_000],
      ['PENDING', 5_625],
    ]);
    on.test.clock.nowMs += DAY - 1;
    owner = { ...owner, token: await on.test.signIn(owner.userId) };
    const { id } = (await views())[1] ?? { id: 0 };
    const confirm = () => on.test.post(owner.token, '/limit-service-api/api/external/web/v3/limitaction', { id, action: 'confirm' });
    expect((await confirm()).statusCode).toBe(409);
    expect(await stake('coupon', walletOf('GBP'), 4_001)).toEqual({ reason: 'limit-reached' });
    on.test.clock.nowMs += 1;
    expect((await confirm()).statusCode).toBe(200);
    expect(await shown()).toEqual([[1, 'EUR', 5_625, 5_625]]);
    // 8,000 JPY are 40.00 EUR: stricter, although the number is larger, so that it applies at once.
    await set([{ limitType: 1, limitValue: 8_000, currencyIso: 'JPY' }]);
    expect(await shown()).toEqual([[1, 'EUR', 4_000, 4_000]]);
    expect(await stake('coupon', walletOf('EUR'), 4_001)).toEqual({ reason: 'limit-reached' });
  });

  it('[RG-11] [LIM-8] reality check and statement sum all accounts, in the currency of the selected one', async () => {
    await on.test.get(owner.token, '/web-api/account/list'); // starts the play time
    expect(await stake('coupon', walletOf('EUR'), 300)).toHaveProperty('parts');
    expect(await stake('coupon', walletOf('GBP'), 160)).toHaveProperty('parts');
    expect(await stake('coupon', walletOf('JPY'), 1_000)).toHaveProperty('parts');
    const stakedSums = async () => {
      const check = (await on.test.get(owner.token, '/web-api/api/web/user/v1/reality-check')).json<RealityCheck>();
      const { rows, currencyIso } = (await on.test.get(owner.token, '/web-api/user/activity?period=day')).json<ActivityStatement>();
      return [check.staked, check.currencyIso, rows.reduce((sum, { staked }) => sum + staked, 0), currencyIso];
    };
    // 3.00, 2.00 and 5.00 EUR.
    expect(await stakedSums()).toEqual([1_000, 'EUR', 1_000, 'EUR']);
    await select(walletOf('GBP'));
    expect(await stakedSums()).toEqual([800, 'GBP', 800, 'GBP']);
  });

  it('[LIM-1] [LIM-13] rejects a stake in a currency without a unit, with the reason, instead of leaving it out of a limit', async () => {
    await set([{ limitType: 1, limitValue: 1_000 }]);
    expect(await stake('coupon', walletOf('GBP'), 100)).toHaveProperty('parts');
    await on.test.db.query("update accounts set currency_iso = 'XTS' where id = $1", [walletOf('GBP').accountId]);
    const place = ({ accountId }: Wallet) => {
      const bets = [on.test.prices.addGame(9_200_001, { coef: 2000 })];
      return on.test.post(owner.token, '/web-api/coupon/place', on.test.coupon(owner, { accountId, bets, amount: 100 }));
    };
    for (const wallet of [walletOf('GBP'), walletOf('EUR')]) {
      const answer = await place(wallet);
      expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
        409,
        [{ code: 'currency-not-offered', detail: 'XTS is not among the currencies of this site' }],
      ]);
    }
    // The limits page shows that nothing is left.
    expect(await shown()).toEqual([[1, 'EUR', 1_000, null]]);
  });

  it('[LIM-1] refuses a stake in a currency without a unit also without limits', async () => {
    await on.test.db.query(ROUNDS_TABLE);
    const { accountId } = walletOf('GBP');
    await on.test.db.query("update accounts set currency_iso = 'XTS' where id = $1", [accountId]);
    const request = { userId: owner.userId, accountId, amount: 400, id: randomUUID(), visit: on.test.visit(owner) };
    await expect(openRounds(on.test.services).stake(request)).rejects.toMatchObject({ status: 409, code: 'currency-not-offered' });
    expect(await on.test.balance(accountId)).toBe(10_000_000);
  });

  it('[LIM-5] a player with money and a limit in a currency without a unit can still self-exclude', async () => {
    await select(walletOf('GBP'));
    await set([{ limitType: 1, limitValue: 1_000 }]);
    expect(await stake('coupon', walletOf('GBP'), 100)).toHaveProperty('parts');
    await on.test.db.query("update accounts set currency_iso = 'XTS' where id = $1", [walletOf('GBP').accountId]);
    await on.test.db.query("update player_limits set currency_iso = 'XTS' where user_id = $1", [owner.userId]);

    const { status, limitsData } = await set([{ limitType: 30, limitValue: 30, selfExcludeReason: 1 }]);
    expect(status).toBe('ok');
    expect(limitsData.map(({ limitType, limitState, limitValue }) => [limitType, limitState, limitValue])).toEqual([
      [1, 'ACTIVE', 0],
      [30, 'ACTIVE', 30],
    ]);
  });
});
