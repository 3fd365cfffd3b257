import { couponSite, placement, settleGames } from '@touchline/server-betting/testing';
import { crashPoints, grant } from '@touchline/server-kernel';
import { chance, ENGINES, inParallel, TRIAL_TIMEOUT_MS, trialsEach } from '@touchline/server-kernel/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';
import type { TestPlayer } from '../../testing/test-app.ts';
import { placingOn } from './place.test.helper.ts';

const NO_PROOF = { quote: undefined, seen: undefined };
const PLAYERS = 12;

describe.each(ENGINES)('sequences on %s', (engine) => {
  const on = placingOn(engine);

  it(
    '[BET-9] keeps every balance at zero or above and every bet whole, through random sequences of deposits, bets, results and voids',
    async () => {
      const random = chance(23);
      const site = couponSite({ headers: {} }, on.test.services);
      const coupons = placement(on.test.services, crashPoints({}));
      const players: TestPlayer[] = [];
      for (let n = 0; n < PLAYERS; n += 1) players.push(await on.test.addPlayer({ money: 500 }));
      let deposits = 0;
      const count = { accepted: 0, rejected: 0, settled: 0 };

      const deposit = ({ userId, accountId }: TestPlayer) =>
        on.test.db.transaction((tx) => {
          const ref = `sequence:${engine}:${(deposits += 1)}`;
          return grant(tx, on.test.house, 'mint', { ref, userId, accountId, currencyIso: 'EUR', amount: 1 + random(300), at: 0 });
        });
      const bet = async (player: TestPlayer, game: ReturnType<typeof on.aGame>) => {
        // Half of the stakes are about what is there, so that many miss by a little.
        const money = await on.test.balance(player.accountId);
        const amount = Math.max(20, random(2) === 0 ? money - 10 + random(20) : random(200));
        const coupon = on.test.coupon(player, { bets: [game], amount });
        const text = await coupons.place(player.userId, { coupon, proof: NO_PROOF, site, visit: on.test.visit(player) });
        count[(JSON.parse(text) as PlaceAnswer).status] += 1;
      };

      await inParallel(trialsEach(10_000), 8, async (at) => {
        const player = players[at % players.length]!;
        const game = on.aGame({ coef: 1500 + random(2000) });
        await bet(player, game);
        if (random(3) === 0) await deposit(player);
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
      expect(await on.count('select count(*)::bigint as n from coupons', [])).toBe(count.accepted);
      expect(Object.entries(count).filter(([, times]) => times < 10)).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );
});
