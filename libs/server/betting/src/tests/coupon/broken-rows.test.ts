import { ENGINES, NOON } from '@touchline/server-kernel/testing';
import { crashPoints } from '@touchline/server-kernel/ledger';
import type { BookedCoupon } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, decideDue, placement, settleOverdue } from '../../testing.ts';

describe.each(ENGINES)('an unreadable row on %s', (engine) => {
  const { on, sell } = sellingOn(engine);
  const openOf = (userId: number) => on.count(`select count(*)::bigint as n from coupons where user_id = $1 and state = 'open'`, [userId]);
  /** Runs sweeps like the worker, which reports an error and carries on with the next sweep. */
  const sweep = async (times: number) => {
    for (let n = 0; n < times; n += 1) {
      await settleOverdue(on.test.services).catch(() => 0);
      on.test.clock.nowMs += 10 * 60_000;
    }
  };
  const stuck = async () => (await on.test.app.inject('/healthz')).json<{ status: string; stuck?: object[] }>();

  it('[OD-02] does not keep the other sixteen coupons from being settled, appears in /healthz, and is settled once repaired', async () => {
    const player = await on.test.addPlayer({ money: 100_000 });
    const game = on.aGame({ coef: 2000 });
    const coupons: BookedCoupon[] = [];
    for (let n = 0; n < 17; n += 1)
      coupons.push(accepted(await on.test.place(player, on.test.coupon(player, { bets: [game], amount: 100 }))).coupon);
    const [broken] = coupons;
    await on.test.db.query(`update coupons set terms = '{' where id = $1`, [broken?.couponId]);
    on.test.prices.finish(game.gameId, { main: [1, 0], periods: [] });

    await sweep(2);
    const afterTwo = await openOf(player.userId);
    const first = await stuck();
    await sweep(4);
    const [later, named] = [await stuck(), on.test.services.stuck.list()];
    await on.test.db.query('update coupons set terms = null where id = $1', [broken?.couponId]);
    // The control room's button retries at once instead of after an hour.
    expect(await on.test.services.stuck.tryAgain('settlement', String(broken?.couponId))).toBe(true);
    await sweep(1);

    expect(afterTwo).toBe(1);
    expect(first).toEqual({ status: 'ok', stuck: [{ job: 'settlement', items: 1, quarantined: 0 }] });
    expect(later).toEqual({ status: 'degraded', stuck: [{ job: 'settlement', items: 1, quarantined: 1 }] });
    const minutes = (count: number) => NOON + count * 60_000;
    expect(named).toEqual([
      {
        job: 'settlement',
        item: String(broken?.couponId),
        failures: 5,
        isQuarantined: true,
        reason: expect.stringMatching(/^SyntaxError: /) as string,
        sinceMs: minutes(0),
        retryAtMs: minutes(40 + 60),
      },
    ]);
    expect(await openOf(player.userId)).toBe(0);
    expect(await stuck()).toEqual({ status: 'ok', stuck: [] });
    expect(await on.test.balance(player.accountId)).toBe(100_000 - 1700 + 17 * 200);
  });

  it('[BET-8] does not keep other live coupons from being decided, even behind a hundred broken ones', async () => {
    sell({ liveDelayMs: 3000 });
    const [sick, player] = [await on.test.addPlayer(), await on.test.addPlayer({ money: 10_000 })];
    await on.test.db.query(
      `insert into pending_placements (product, user_id, id, body_hash, memo, decide_at)
       select 'coupon', $1, gen_random_uuid(), 'x', '{', $2 from generate_series(1, 101)`,
      [sick.userId, NOON],
    );
    const coupon = on.test.coupon(player, { bets: [on.aGame({ isLive: true, coef: 2000 })] });
    await on.test.post(player.token, '/web-api/coupon/place', coupon);
    on.test.clock.nowMs = NOON + 3000;
    const deciding = placement(on.test.services, crashPoints({}));

    // A sweep takes a hundred rows; the second one skips those that have just failed.
    for (let n = 0; n < 2; n += 1) await decideDue(on.test.services, deciding).catch(() => 0);

    const status = await on.test.get(player.token, `/web-api/coupon/status/${coupon.id}`);
    await on.test.db.query('delete from pending_placements where user_id = $1', [sick.userId]);
    expect(status.json()).toMatchObject({ status: 'accepted' });
  });
});
