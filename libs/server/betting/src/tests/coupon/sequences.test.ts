import {
  chance,
  ENGINES,
  inParallel,
  openRounds,
  ROUND,
  type RoundAnswer,
  MINT,
  ROUNDS_TABLE,
  type TestPlayer,
  TRIAL_TIMEOUT_MS,
  trialsEach,
} from '@touchline/server-kernel/testing';
import { measured } from '@touchline/measured';
import { crashPoints, grant } from '@touchline/server-kernel/ledger';
import type { PlaceAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { couponSite, placement, settleGames } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const NO_PROOF = { quote: undefined, seen: undefined };
const PLAYERS = 12;
type Random = ReturnType<typeof chance>;

describe.each(ENGINES)('sequences on %s', (engine) => {
  const on = placingOn(engine, [ROUND]);

  it(
    '[BET-9] keeps every balance at or above zero and the books consistent through random deposits, bets, rounds, results and voids',
    async () => {
      const site = couponSite({ headers: {} }, on.test.services);
      const coupons = placement(on.test.services, crashPoints({}));
      const players: TestPlayer[] = [];
      for (let n = 0; n < PLAYERS; n += 1) players.push(await on.test.addPlayer({ money: 500 }));
      await on.test.db.query(ROUNDS_TABLE);
      const rounds = openRounds(on.test.services);
      /** Expected balance of each player by the responses; coupon payouts are added at the end. */
      const model = new Map(players.map(({ accountId }) => [accountId, 500]));
      const moved = ({ accountId }: TestPlayer, by: number) => model.set(accountId, (model.get(accountId) ?? 0) + by);
      let deposits = 0;
      const count = { accepted: 0, rejected: 0, settled: 0, rounds: 0, refusedRounds: 0 };

      const deposit = async (random: Random, player: TestPlayer) => {
        const { userId, accountId } = player;
        const [ref, amount] = [`sequence:${engine}:${(deposits += 1)}`, 1 + random(300)];
        await on.test.db.transaction((tx) => grant(tx, on.test.house, MINT, { ref, userId, accountId, currencyIso: 'EUR', amount, at: 0 }));
        moved(player, amount);
      };
      /** Plays a round, interleaved with coupons of the same player. */
      const play = async (random: Random, player: TestPlayer) => {
        const { userId, accountId } = player;
        const [amount, end, won] = [20 + random(300), random(3), 1 + random(400)];
        const text = await rounds.stake({ userId, accountId, id: randomUUID(), amount, visit: on.test.visit(player) });
        const answer = JSON.parse(text) as RoundAnswer;
        count[answer.status === 'accepted' ? 'rounds' : 'refusedRounds'] += 1;
        if (answer.status === 'rejected') return;
        moved(player, -amount);
        if (end === 0) await rounds.win(answer.round, won).then(() => moved(player, won));
        if (end === 1) await rounds.refund(answer.round, amount).then(() => moved(player, amount));
      };
      const bet = async (random: Random, player: TestPlayer, game: ReturnType<typeof on.aGame>) => {
        // Half of the stakes are close to the balance, so that many are just too high.
        const money = await on.test.balance(player.accountId);
        const amount = Math.max(20, random(2) === 0 ? money - 10 + random(20) : random(200));
        const coupon = on.test.coupon(player, { bets: [game], amount });
        const text = await coupons.place(player.userId, { coupon, proof: NO_PROOF, site, visit: on.test.visit(player) });
        const { status } = JSON.parse(text) as PlaceAnswer;
        count[status] += 1;
        if (status === 'accepted') moved(player, -amount);
      };

      await inParallel(trialsEach(10_000, ENGINES), 8, async (at) => {
        // A separate seed per trial, because trials run concurrently in an order that depends on the machine.
        const random = chance(23 + at);
        const player = players[at % players.length]!;
        const game = on.aGame({ coef: 1500 + random(2000) });
        await Promise.all([bet(random, player, game), ...(random(2) === 0 ? [play(random, player)] : [])]);
        if (random(3) === 0) await deposit(random, player);
        if (random(2) === 0) return;
        const main: [number, number] = random(2) === 0 ? [1, 0] : [0, 1];
        on.test.prices.finish(game.gameId, { main, periods: [], ...(random(5) === 0 && { isVoid: true }) });
        count.settled += await settleGames(on.test.services, [game.gameId]);
      });

      const broken = await on.test.db.query(
        `select coupons.id from coupons left join bets on bets.coupon_id = coupons.id
         left join placements on placements.id = coupons.intent_id and placements.user_id = coupons.user_id and placements.is_accepted
         left join ledger_transactions as stake on stake.product = 'coupon' and stake.kind = 'stake' and stake.ref = coupons.id::text
         where bets.coupon_id is null or placements.id is null or stake.id is null`,
      );
      const below = await on.test.db.query('select id from accounts where user_id is not null and balance < 0');
      expect([broken, below]).toEqual([[], []]);
      const tried = trialsEach(10_000, ENGINES);
      measured({ id: 'BET-9', unit: 'partial writes', atMost: 0, trials: 10_000, run: 'long', value: broken.length, tried });
      measured({ id: 'BET-9', unit: 'negative balances', atMost: 0, trials: 10_000, run: 'long', value: below.length, tried });
      const paid = await on.test.db.query<{ account_id: number; payout: number }>(
        'select account_id, coalesce(sum(payout), 0)::bigint as payout from coupons group by account_id',
      );
      for (const { account_id, payout } of paid) model.set(account_id, (model.get(account_id) ?? 0) + payout);
      for (const { accountId } of players) expect(await on.test.balance(accountId)).toBe(model.get(accountId));
      expect(await on.count('select count(*)::bigint as n from coupons', [])).toBe(count.accepted);
      expect(Object.entries(count).filter(([, times]) => times < 10)).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );
});
