import { ENGINE, NOON } from '@touchline/server-kernel/testing';
import { crashPoints } from '@touchline/server-kernel/ledger';
import type { PlaceStatusAnswer } from '@touchline/betting-contract';
import { sellingOn } from './terms.test.helper.ts';
import { decideDue, placement, rejected, see } from '../../testing.ts';

const { on, sell, games, place } = sellingOn(ENGINE);
const { aGame } = on;

describe('live coupons', () => {
  const status = async (id: string) => (await on.test.get(on.player.token, `/web-api/coupon/status/${id}`)).json<PlaceStatusAnswer>();
  const deciding = () => placement(on.test.services, crashPoints({}));

  it('[BET-8] keeps a live coupon pending for its delay, then returns the final answer', async () => {
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
  ])('[BET-8] refuses a pending coupon if %s in the meantime', async (_, change, reason) => {
    sell({ liveDelayMs: 3000 });
    const bet = aGame({ isLive: true, coef: 2000, score: '0:0' });
    const seen = await see(on.test, on.player, { bets: [bet], isDropOnScoreChange: true });
    await on.test.post(on.player.token, '/web-api/coupon/place', seen.coupon, seen.headers);

    on.test.prices.change(bet.outcomeId, change);
    on.test.clock.nowMs = NOON + 3000;
    await decideDue(on.test.services, deciding());

    expect(await status(seen.coupon.id)).toMatchObject({ status: 'rejected', reason });
  });

  it('[BET-8] refuses at once a bet that cannot be sold anyway, and never delays a line bet', async () => {
    sell({ liveDelayMs: 3000 });

    expect(rejected(await place({ bets: [aGame({ isLive: true })], amount: 1 })).reason).toBe('amount-too-small');
    expect((await place({ bets: games(2000) })).status).toBe('accepted');
  });
});
