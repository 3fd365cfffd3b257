import { ENGINES, NOON } from '@touchline/server-kernel/testing';
import { crashPoints } from '@touchline/server-kernel/ledger';
import { sellingOn } from './terms.test.helper.ts';
import { decideDue, placement, placeSeen, quote, see } from '../../testing.ts';

describe.each(ENGINES)('races on %s', (engine) => {
  const { on, sell, games } = sellingOn(engine);

  it('[CP-28] accepts a code once when ten coupons race for it', async () => {
    sell({ hyperBonus: null, expressBoost: null, promoCodes: [{ code: 'FREE', effect: { kind: 'free-bet' }, maxUnits: 5 }] });
    const player = await on.test.addPlayer({ money: 100_000 });
    const wishes = [];
    for (const bet of games(...Array<number>(10).fill(3000)))
      wishes.push(await see(on.test, player, { bets: [bet], amount: 500, promoCode: 'FREE' }));

    const answers = await Promise.all(wishes.map((wish) => placeSeen(on.test, player, wish)));

    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [[answer.reason, answer.promoReason]] : []));
    expect(refused).toEqual(Array(9).fill(['promo-code', 'already-used']));
    expect(await on.test.balance(player.accountId)).toBe(100_000);
    const quoted = await quote(on.test, player, { bets: games(3000), amount: 500, promoCode: 'FREE' });
    expect(quoted.promo).toMatchObject({ isApplied: false, reason: 'already-used' });
    expect(quoted.promoCodes?.some(({ code }) => code === 'FREE')).toBe(false);
  });

  it('[BET-8] decides a pending live coupon once, with concurrent workers and a concurrent repeat', async () => {
    sell({ liveDelayMs: 3000 });
    const [player, bet] = [on.player, on.aGame({ isLive: true, coef: 2000 })];
    const seen = await see(on.test, player, { bets: [bet], amount: 500 });
    const money = await on.test.balance(player.accountId);
    const send = () => on.test.post(player.token, '/web-api/coupon/place', seen.coupon, seen.headers);
    const firsts = await Promise.all([send(), send(), send(), send()]);
    on.test.clock.nowMs = NOON + 3000;

    // A separate placement per call, like separate processes, which share only the database.
    const decide = () => decideDue(on.test.services, placement(on.test.services, crashPoints({})));
    await Promise.all([decide(), send(), decide(), send(), decide(), decide()]);

    expect(firsts.map((answer) => answer.json<object>())).toEqual(Array(4).fill({ status: 'pending', decidedAt: NOON + 3000 }));
    expect((await send()).json()).toMatchObject({ status: 'accepted', balance: money - 500 });
    expect(await on.couponsOf(seen.coupon.id)).toBe(1);
    expect(await on.test.balance(player.accountId)).toBe(money - 500);
  });
});
