import { chance, ENGINES, inParallel, type TestPlayer, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { crashPoints } from '@touchline/server-kernel/ledger';
import type { CashOutAnswer, CashOutBody, PlaceAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { cashOuts, couponSite, decideCashOuts, followRules, offersOf, placement, settleGames } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const NO_PROOF = { quote: undefined, seen: undefined };
const POINTS = ['before-begin', 'after-lock', 'after-decision', 'after-ledger', 'after-coupon', 'after-commit'] as const;
type Point = (typeof POINTS)[number];

describe.each(ENGINES)('cash-out sequences on %s', (engine) => {
  const on = placingOn(engine);

  const place = async (player: TestPlayer, amount: number, more: Parameters<typeof on.aGame>[0]) => {
    const bet = on.aGame(more);
    const coupons = placement(on.test.services, crashPoints({}));
    const site = couponSite({ headers: {} }, on.test.services);
    const coupon = on.test.coupon(player, { bets: [bet], amount });
    const text = await coupons.place(player.userId, { coupon, proof: NO_PROOF, site, visit: on.test.visit(player) });
    const answer = JSON.parse(text) as PlaceAnswer;
    return { bet, couponId: answer.status === 'accepted' ? answer.coupon.couponId : undefined };
  };
  const bodyFor = async (player: TestPlayer, couponId: number, share: number): Promise<CashOutBody | undefined> => {
    const { coupons } = await offersOf(on.test.db, player.userId, on.test.services, 0);
    const offer = coupons.find((one) => one.couponId === couponId)?.offer;
    if (!offer) return undefined;
    const stake = Math.max(1, Math.floor(offer.stakeLeft * share));
    const amount = Math.floor((offer.offer * stake) / offer.stakeLeft);
    return amount < 1 ? undefined : { id: randomUUID(), couponId, stake, amount, quote: offer.quote };
  };

  it.each(POINTS)('[BET-5] [BET-9] closes once if the process crashes %s, and the repeated request returns the outcome', async (point) => {
    const player = await on.test.addPlayer({ money: 100_000 });
    const { couponId = 0 } = await place(player, 1000, { coef: 2000, chances: { won: 500_000 } });
    const body = (await bodyFor(player, couponId, 0.5))!;
    const dying = cashOuts(on.test.services, (reached) => {
      if ((reached as Point) === point) throw new Error('the process ends');
    });
    const living = cashOuts(on.test.services, crashPoints({}));

    await expect(dying.take(player.userId, body, 0)).rejects.toThrow('the process ends');
    const isPaid = point === 'after-commit';
    expect(await on.test.balance(player.accountId)).toBe(isPaid ? 99_480 : 99_000);
    const text = await living.take(player.userId, body, 0);

    expect(JSON.parse(text)).toMatchObject({ status: 'accepted', amount: 480, balance: 99_480 });
    expect(await living.take(player.userId, body, 0)).toBe(text);
    expect(await on.test.balance(player.accountId)).toBe(99_480);
  });

  it(
    '[BET-9] [MON-7] every balance matches the responses, through concurrent random cash-outs, rules, delays, price moves and results',
    async () => {
      const taken = cashOuts(on.test.services, crashPoints({}));
      const players: TestPlayer[] = [];
      for (let n = 0; n < 6; n += 1) players.push(await on.test.addPlayer({ money: 100_000 }));
      const count = { accepted: 0, rejected: 0, pending: 0, byRule: 0, settled: 0, waited: 0 };

      await inParallel(trialsEach(1000), 6, async (at) => {
        // A separate seed per trial, because trials run concurrently in an order that depends on the machine.
        const random = chance(41 + at);
        const player = players[at % players.length]!;
        const { bet, couponId } = await place(player, 20 + random(500), {
          ...{ coef: 2000, chances: { won: 300_000 + random(400_000) }, isLive: random(2) === 0, score: '0:0' },
        });
        if (couponId === undefined) return;
        const close = async (share: number) => {
          const body = await bodyFor(player, couponId, share);
          if (body === undefined) return;
          if (random(3) === 0) on.test.prices.change(bet.outcomeId, { chances: { won: 200_000 + random(600_000) } });
          const send = () => taken.take(player.userId, body, random(2) * 1000);
          // A page that got no response repeats the request.
          const [text] = await Promise.all([send(), ...(random(2) === 0 ? [send()] : [])]);
          count[(JSON.parse(text) as CashOutAnswer).status] += 1;
        };
        /** A cash-out with a delay, at the quoted price. */
        const closeLater = async () => {
          const body = await bodyFor(player, couponId, 0.5);
          if (body !== undefined) count[(JSON.parse(await taken.take(player.userId, body, 1_000)) as CashOutAnswer).status] += 1;
        };
        const rule = async () => {
          await on.test.post(player.token, '/web-api/coupon/cash-out-rule', { couponId, atLeast: 1 + random(200) });
          count.byRule += await followRules(on.test.services);
        };
        const settle = async () => {
          on.test.prices.finish(bet.gameId, {
            main: random(2) === 0 ? [1, 0] : [0, 1],
            periods: [],
            ...(random(6) === 0 && { isVoid: true }),
          });
          count.settled += await settleGames(on.test.services, [bet.gameId]);
        };
        const steps = [() => close(0.5), () => close(random(100) / 100), () => close(1), rule, settle];
        // One coupon in five only gets a rule, and one only a delayed cash-out: concurrent steps would mostly pre-empt them.
        const alone = [rule, closeLater][at % 5];
        await Promise.all((alone === undefined ? steps.filter(() => random(2) === 0) : [alone]).map((step) => step()));
        if (random(4) === 0) on.test.clock.nowMs += 1000;
        count.waited += await decideCashOuts(on.test.services, taken);
      });
      on.test.clock.nowMs += 5000;
      count.waited += await decideCashOuts(on.test.services, taken);

      const answers = await on.test.db.query<{ coupon_id: number; answer: string | null }>('select coupon_id, answer from cash_outs');
      expect(answers.filter(({ answer }) => answer === null)).toEqual([]);
      const paid = new Map<number, number>();
      for (const { coupon_id, answer } of answers) {
        const cashOut = JSON.parse(answer ?? '') as CashOutAnswer;
        if (cashOut.status === 'accepted') paid.set(coupon_id, (paid.get(coupon_id) ?? 0) + cashOut.amount);
      }
      const coupons = await on.test.db.query<{
        id: number;
        account_id: number;
        amount: number;
        state: string;
        payout: number | null;
        closed_stake: number;
        cashed_out: number;
      }>('select id, account_id, amount, state, payout, closed_stake, cashed_out from coupons');
      for (const { accountId } of players) {
        const own = coupons.filter(({ account_id }) => account_id === accountId);
        const money = own.reduce((sum, { amount, payout, cashed_out }) => sum - amount + (payout ?? cashed_out), 100_000);
        expect(await on.test.balance(accountId)).toBe(money);
      }
      for (const { id, amount, state, closed_stake, cashed_out } of coupons) {
        expect(closed_stake).toBeLessThanOrEqual(amount);
        expect(state === 'cashed-out').toBe(closed_stake === amount);
        // Acknowledged cash-outs are paid; rules may have paid more.
        expect(cashed_out).toBeGreaterThanOrEqual(paid.get(id) ?? 0);
      }
      expect(Object.entries(count).filter(([, times]) => times < 1)).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );
});
