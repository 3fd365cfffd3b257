import { chance, ENGINES, inParallel, type TestPlayer, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import { controlsOf } from '@touchline/server-engine';
import { crashPoints } from '@touchline/server-kernel/ledger';
import type { CashOutAnswer, PlaceAnswer, PlacedBet } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { builderOn, LEGS, type Leg } from './builder.test.helper.ts';
import { cashOuts, couponSite, keepCombination, offersOf, placement, placeSeen, see, settleGames, voidCoupon } from '../../testing.ts';

const PLAYERS = 6;
const GAMES = 12;
const TRIALS = trialsEach(10_000);
const NO_PROOF = { quote: undefined, seen: undefined };
type Random = ReturnType<typeof chance>;
const KEYS = Object.keys(LEGS) as (keyof typeof LEGS)[];
const [LOSE, WIN] = [0, 1];

interface Row {
  amount: number;
  state: string;
  payout: number;
  closed_stake: number;
  cashed_out: number;
  builder: string;
}

/** Payout of a coupon with one combination, computed only from the statuses of its legs and the odds of its parts. */
function paidFor({ amount, closed_stake, cashed_out, builder, state }: Row): number {
  if (state === 'cashed-out') return cashed_out;
  const { legs, coefs } = JSON.parse(builder) as { legs: { statusId: number }[]; coefs: number[] };
  const open = amount - closed_stake;
  if (legs.some(({ statusId }) => statusId === LOSE)) return cashed_out;
  const won = legs.reduce((mask, { statusId }, at) => (statusId === WIN ? mask + 2 ** at : mask), 0);
  return cashed_out + Math.floor((open * (coefs[won] ?? 0)) / 1000);
}

describe.each(ENGINES)('bet builder sequences on %s', (kind) => {
  const on = builderOn(kind);

  it(
    '[BT-10] [BET-1] [BET-9] books every combination once and pays it by its legs, despite repeats, price moves, suspensions, cash-outs, voids and lost responses',
    async () => {
      const { services } = on;
      const site = couponSite({ headers: {} }, services);
      const coupons = placement(services, crashPoints({}));
      const closing = cashOuts(services, crashPoints({}));
      const players: TestPlayer[] = [];
      for (let n = 0; n < PLAYERS; n += 1) players.push(await on.test.addPlayer({ money: 1_000_000 }));
      const games = Array.from({ length: GAMES }, on.aGame);
      const staked = new Map(players.map(({ accountId }) => [accountId, 0]));
      const count = { accepted: 0, rejected: 0, refused: 0, repeated: 0, closed: 0, voided: 0 };

      const combination = async (random: Random, gameId: number): Promise<PlacedBet | null> => {
        const legs = new Map<number, Leg>();
        for (let n = 2 + random(3); n > 0; n -= 1) {
          const leg = on.leg(gameId, KEYS[random(KEYS.length)] ?? 'home');
          legs.set(leg.outcomeId, leg);
        }
        if (legs.size < 2) return null;
        const price = await on.price([...legs.values()]);
        if (price.status === 'refused') return null;
        expect(await keepCombination(on.test.db, [...legs.values()], on.test.clock.nowMs)).toBe(true);
        const { marketId, outcomeId, coef } = price;
        return { gameId, marketId, outcomeId, coef };
      };
      const placeOnce = async (random: Random, player: TestPlayer, bet: PlacedBet): Promise<PlaceAnswer> => {
        const coupon = on.test.coupon(player, { bets: [bet], coef: bet.coef, amount: 100 + random(900), changeCoefAction: 0 });
        if (random(4) === 0) return placeSeen(on.test, player, await see(on.test, player, { bets: [bet], amount: coupon.amount }));
        const send = () => coupons.place(player.userId, { coupon, proof: NO_PROOF, site, visit: on.test.visit(player) });
        // Sent twice at once, and again as if the response was lost: each gets the same bytes, or an error to retry later.
        const answers = await Promise.allSettled([send(), ...(random(3) === 0 ? [send()] : [])]);
        const text = await send();
        for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value).toBe(text);
        count.repeated += answers.length;
        return JSON.parse(text) as PlaceAnswer;
      };
      const closeHalf = async (random: Random, player: TestPlayer, couponId: number): Promise<void> => {
        const { coupons: offered } = await offersOf(on.test.db, player.userId, services, 0);
        const offer = offered.find((one) => one.couponId === couponId)?.offer;
        if (!offer) return;
        const stake = Math.max(1, Math.floor(offer.stakeLeft / (1 + random(2))));
        const amount = Math.floor((offer.offer * stake) / offer.stakeLeft);
        const body = { id: randomUUID(), couponId, stake, amount, quote: offer.quote };
        const [first, second] = [await closing.take(player.userId, body, 0), await closing.take(player.userId, body, 0)];
        expect(second).toBe(first);
        if ((JSON.parse(first) as CashOutAnswer).status === 'accepted') count.closed += 1;
      };

      await inParallel(TRIALS, 4, async (at) => {
        // A separate seed per trial, because trials run concurrently in an order that depends on the machine.
        const random = chance(41 + at);
        const player = players[at % PLAYERS]!;
        const bet = await combination(random, games[random(GAMES)] ?? 0);
        if (bet === null) {
          count.refused += 1;
          return;
        }
        const fault = random(6);
        if (fault === 0) controlsOf(on.engine).setCoef(bet.outcomeId, Math.max(1010, bet.coef - 50));
        if (fault === 1) controlsOf(on.engine).setSuspended(bet.gameId, true);
        const answer = await placeOnce(random, player, bet);
        if (fault === 0) controlsOf(on.engine).setCoef(bet.outcomeId, null);
        if (fault === 1) controlsOf(on.engine).setSuspended(bet.gameId, false);
        count[answer.status] += 1;
        if (answer.status === 'rejected') return;
        const { couponId, amount } = answer.coupon;
        staked.set(player.accountId, (staked.get(player.accountId) ?? 0) + amount);
        const next = at % 4;
        if (next === 0) await closeHalf(random, player, couponId);
        if (next === 1 && (await voidCoupon(services, couponId))) count.voided += 1;
      });
      for (const game of games) controlsOf(on.engine).endGame(game);
      await settleGames(services, games);
      expect(await settleGames(services, games)).toBe(0);

      const rows = await on.test.db.query<Row & { account_id: number }>(
        'select coupons.*, bets.builder from coupons join bets on bets.coupon_id = coupons.id',
      );
      expect(rows.filter(({ state }) => state === 'open')).toEqual([]);
      expect(rows).toHaveLength(count.accepted);
      expect(rows.filter((row) => Number(row.payout) !== paidFor(row))).toEqual([]);
      for (const { accountId } of players) {
        const back = rows.filter(({ account_id }) => account_id === accountId).reduce((sum, { payout }) => sum + Number(payout), 0);
        expect(await on.test.balance(accountId)).toBe(1_000_000 - (staked.get(accountId) ?? 0) + back);
      }
      expect(Object.entries(count).filter(([, times]) => times < 3)).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );
});
