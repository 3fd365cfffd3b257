import { ENGINES, NOON } from '@touchline/server-kernel/testing';
import { crashPoints, denyRights } from '@touchline/server-kernel/ledger';
import { sellingOn } from './terms.test.helper.ts';
import { decideDue, placement, settleGames } from '../../testing.ts';

/** All levels of the specification, the lowest one, and one that is undefined. */
const LEVELS = [1, 3, 45, 53, 99] as const;

describe.each(ENGINES)('a banned player on %s', (engine) => {
  const { on, sell } = sellingOn(engine);
  const ban = (userId: number, level: number) => on.test.db.query('update users set ban_level = $2 where id = $1', [userId, level]);
  const send = (player: typeof on.player, coupon: ReturnType<typeof on.test.coupon>) =>
    on.test.post(player.token, '/web-api/coupon/place', coupon);

  it.each(LEVELS)('[GD-07] [BET-9] at level %i stakes nothing, and stakes again once the ban is lifted', async (level) => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const coupon = on.test.coupon(player, { bets: [on.aGame()] });
    await ban(player.userId, level);

    const refused = await send(player, coupon);
    const money = await on.test.balance(player.accountId);
    const kept = await on.test.get(player.token, `/web-api/coupon/status/${coupon.id}`);
    await ban(player.userId, 0);
    const taken = await send(player, coupon);

    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ status: 403, errors: [{ code: 'account-restricted' }] });
    expect(money).toBe(10_000);
    expect(await on.couponsOf(coupon.id)).toBe(1);
    expect(kept.json()).toEqual({ status: 'unknown' });
    expect(taken.json()).toMatchObject({ status: 'accepted', balance: 9_000 });
  });

  it('[ID-29] stakes nothing without the right to bet, whatever its other rights, and stakes again with it', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const coupon = on.test.coupon(player, { bets: [on.aGame()] });
    await denyRights(on.test.db, player.userId, ['bets']);
    const refused = await send(player, coupon);
    await denyRights(on.test.db, player.userId, ['games', 'tickets', 'deposits', 'rewards']);

    expect([refused.statusCode, refused.json()]).toMatchObject([403, { errors: [{ code: 'account-restricted' }] }]);
    expect((await send(player, coupon)).json()).toMatchObject({ status: 'accepted', balance: 9_000 });
  });

  it('[GD-07] [BET-6] still gets the stored response for an earlier coupon, and its winnings', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const bet = on.aGame({ coef: 2000 });
    const coupon = on.test.coupon(player, { bets: [bet] });
    const first = await send(player, coupon);
    await ban(player.userId, 45);

    const again = await send(player, coupon);
    on.test.prices.finish(bet.gameId, { main: [1, 0], periods: [] });
    await settleGames(on.test.services, [bet.gameId]);

    expect(first.json()).toMatchObject({ status: 'accepted' });
    expect(again.body).toBe(first.body);
    expect(await on.test.balance(player.accountId)).toBe(11_000);
  });

  it('[GD-07] [BET-8] a live coupon that is pending at the time of the ban is refused', async () => {
    sell({ liveDelayMs: 3000 });
    const player = await on.test.addPlayer({ money: 10_000 });
    const coupon = on.test.coupon(player, { bets: [on.aGame({ isLive: true, coef: 2000 })] });
    const waiting = await send(player, coupon);
    await ban(player.userId, 53);
    on.test.clock.nowMs = NOON + 3000;

    await decideDue(on.test.services, placement(on.test.services, crashPoints({})));

    expect(waiting.json()).toEqual({ status: 'pending', decidedAt: NOON + 3000 });
    expect((await on.test.get(player.token, `/web-api/coupon/status/${coupon.id}`)).json()).toMatchObject({
      status: 'rejected',
      reason: 'account-restricted',
    });
    expect(await on.test.balance(player.accountId)).toBe(10_000);
  });

  it('[GD-07] [BET-9] stakes nothing after the ban, however many coupons race with it', async () => {
    const player = await on.test.addPlayer({ money: 100_000 });
    const coupons = Array.from({ length: 40 }, () => on.test.coupon(player, { bets: [on.aGame()] }));
    const racing = coupons.map((coupon) => send(player, coupon));
    await ban(player.userId, 1);
    const atBan = await on.count('select count(*)::bigint as n from coupons where user_id = $1', [player.userId]);

    const answers = await Promise.all(racing);

    const booked = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(booked).toBe(atBan);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 403)).toBe(true);
    expect(await on.test.balance(player.accountId)).toBe(100_000 - booked * 1000);
  });
});
