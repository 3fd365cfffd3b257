import type { PlayerLimitView } from '@touchline/responsible-gaming-contract';
import { denyRights } from '@touchline/server-kernel/ledger';
import { ENGINES } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { NOON } from '../../testing/test-app.ts';
import { BASE, CARD, DAY, payingOn } from './paying.test.helper.ts';

describe.each(ENGINES)('payments refused by the gate or a limit on %s', (engine) => {
  const on = payingOn(engine);
  const { wish, depositOf, started, cashier, balance, paid, withdrawal, expectBalancedBooks } = on;

  const limit = (limitType: number, limitValue: number) =>
    on.test.post(on.player.token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType, limitValue }] });

  it('[RG-02] [RG-16] [LIM-1] refuses a deposit beyond a limit, stating the limit, its rest and when that grows; pending deposits count', async () => {
    await limit(20, 5_000);
    await paid(2_000);
    on.test.clock.nowMs += 60_000;
    await started({ amount: 1_000 });
    expect(await depositOf({ amount: 2_001 })).toEqual({
      status: 'refused',
      reason: 'limit-reached',
      limit: { limitType: 20, limit: 5_000, left: 2_000, freesAt: (NOON + DAY) / 1000 },
    });
    expect((await cashier()).limits).toEqual([{ limitType: 20, limit: 5_000, left: 2_000 }]);
    expect((await depositOf({ amount: 2_000 })).status).toBe('started');
  });

  it('[RG-16] [LIM-1] 50 concurrent deposits: accepts exactly those within the limit', async () => {
    await limit(20, 7_300);
    await paid(1_000);

    const answers = await Promise.all(Array.from({ length: 50 }, () => depositOf({ amount: 1_000 })));

    const taken = answers.flatMap((answer) => (answer.status === 'started' ? [answer.payment.ref] : []));
    expect(new Set(taken).size).toBe(6);
    expect(answers.filter(({ status }) => status !== 'started')).toEqual(
      Array(44).fill({
        status: 'refused',
        reason: 'limit-reached',
        limit: { limitType: 20, limit: 7_300, left: 300, freesAt: (NOON + DAY) / 1000 },
      }),
    );
    for (const ref of taken) on.test.provider.act(`deposit:${ref}`, CARD);
    await on.test.tick();
    expect(await balance()).toBe(17_000);
    expect((await cashier()).limits).toEqual([{ limitType: 20, limit: 7_300, left: 300 }]);
    await expectBalancedBooks();
  });

  /** Adds an account to the player. */
  const addWallet = async (currencyIso: string): Promise<number> => {
    const [row] = await on.test.db.query<{ id: number }>(
      'insert into accounts (user_id, type, currency_iso) values ($1, 9, $2) returning id',
      [on.player.userId, currencyIso],
    );
    return row?.id ?? 0;
  };
  const select = (id: number) => on.test.post(on.player.token, '/web-api/account/active', { id });
  const shown = async () =>
    (await on.test.get(on.player.token, '/limit-service-api/api/external/web/v3/limits'))
      .json<PlayerLimitView[]>()
      .map(({ limitType, limitValue, limitBalance }) => ({ limitType, limit: limitValue, left: limitBalance }));

  it('[RG-16] [LIM-1] [LIM-12] counts pending and credited deposits to all accounts, and every page shows the enforced limit', async () => {
    await limit(20, 5_000);
    const pounds = await addWallet('GBP');
    await paid(2_000);
    await started({ amount: 800, accountId: pounds }); // 8.00 GBP are 10.00 EUR
    expect(await depositOf({ amount: 1_601, accountId: pounds })).toEqual({
      status: 'refused',
      reason: 'limit-reached',
      limit: { limitType: 20, limit: 4_000, left: 1_600, freesAt: (NOON + DAY) / 1000 },
    });
    expect(await depositOf({ amount: 2_001 })).toMatchObject({ reason: 'limit-reached', limit: { limit: 5_000, left: 2_000 } });
    expect([(await cashier()).limits, await shown()]).toEqual(Array(2).fill([{ limitType: 20, limit: 5_000, left: 2_000 }]));
    await select(pounds);
    expect([(await cashier()).limits, await shown()]).toEqual(Array(2).fill([{ limitType: 20, limit: 4_000, left: 1_600 }]));
    expect((await depositOf({ amount: 1_600, accountId: pounds })).status).toBe('started');
    expect(await depositOf({ amount: 500 })).toMatchObject({ reason: 'limit-reached', limit: { left: 0 } });
  });

  it('[RG-16] [LIM-1] [LIM-2] fifty concurrent deposits to three accounts never exceed the limit', async () => {
    await limit(20, 7_300);
    const [pounds, dollars] = [await addWallet('GBP'), await addWallet('USD')];
    const wishes = [{ amount: 1_000 }, { amount: 800, accountId: pounds }, { amount: 1_000, accountId: dollars }]; // 10.00 EUR each

    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => depositOf(wishes[at % 3])));
    const begun = answers.filter(({ status }) => status === 'started').length;
    expect(begun).toBeLessThanOrEqual(7);
    expect(await shown()).toEqual([{ limitType: 20, limit: 7_300, left: 7_300 - begun * 1_000 }]);
    // On a slow machine some time out waiting for the player's lock. The rest of the limit can then be deposited, and no more.
    for (let at = begun; at < 7; at += 1) expect((await depositOf(wishes[at % 3])).status).toBe('started');
    for (const each of wishes) expect(await depositOf(each)).toMatchObject({ status: 'refused', reason: 'limit-reached' });
  });

  it('[AC-09] requires documents by the sum of all accounts', async () => {
    const { verification } = await cashier();
    const pounds = await addWallet('GBP');
    await started({ amount: 800, accountId: pounds });
    expect((await cashier()).verification).toEqual({ from: verification?.from, deposited: (verification?.deposited ?? 0) + 1_000 });
  });

  it('[RG-06] [RG-16] a time-out stops deposits but not withdrawals', async () => {
    await paid();
    await limit(33, 7);
    expect(await depositOf()).toEqual({ status: 'refused', reason: 'time-out', until: (NOON + 7 * DAY) / 1000 });
    expect((await cashier()).stop).toEqual({ reason: 'time-out', until: (NOON + 7 * DAY) / 1000 });
    expect((await withdrawal(2_000)).status).toBe('started');
  });

  it('[ID-29] without the right to deposit, the cashier shows and enforces that; withdrawals remain possible', async () => {
    await paid();
    await denyRights(on.test.db, on.player.userId, ['deposits']);
    expect((await cashier()).stop).toEqual({ reason: 'restricted', until: null });
    expect((await on.test.post(on.player.token, `${BASE}/deposits`, wish())).statusCode).toBe(403);
    expect((await withdrawal(2_000)).status).toBe('started');
  });

  it('[LIM-5] [GD-07] [GD-08] [GD-05] [ID-18] the gate refuses deposits like bets; withdrawals remain possible where required', async () => {
    await paid();
    const status = async (headers = {}) => (await on.test.post(on.player.token, `${BASE}/deposits`, wish(), headers)).statusCode;
    await on.test.db.query('update users set terms_agreed_at = 1 where id = $1', [on.player.userId]);
    expect(await status()).toBe(451);
    await on.test.db.query('update users set terms_agreed_at = $2 where id = $1', [on.player.userId, NOON / 1000]);
    await limit(30, 1);
    expect(await status()).toBe(403);
    expect((await cashier()).stop).toEqual({ reason: 'self-excluded', until: (NOON + DAY) / 1000 });
    expect((await withdrawal(2_000)).status).toBe('started');

    await on.test.db.query('update users set ban_level = 45 where id = $1', [on.player.userId]);
    expect(await status()).toBe(403);
    expect((await withdrawal(2_000)).status).toBe('started');
    await on.test.db.query('update users set ban_level = 3 where id = $1', [on.player.userId]);
    const [instrument] = (await cashier()).instruments;
    const body = { id: randomUUID(), accountId: on.player.accountId, instrumentId: instrument?.id ?? 0, amount: 2_000 };
    const refused = await on.test.post(on.player.token, `${BASE}/withdrawals`, body);
    expect([refused.statusCode, refused.json<{ errors: object[] }>().errors]).toEqual([
      403,
      [{ code: 'account-restricted', detail: 'Withdrawals are not taken on this account' }],
    ]);
  });
});
