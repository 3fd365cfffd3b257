import { chance, ENGINES, inParallel, type TestPlayer, TRIAL_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { crashPoints } from '@touchline/server-kernel/ledger';
import type { EditAnswer, EditBody, EditQuoteAnswer, PlaceAnswer, PlacedBet } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { cashOuts, couponSite, decideDue, editing, offersOf, placement, settleGames } from '../../testing.ts';
import { placingOn } from './place.test.helper.ts';

const NO_PROOF = { quote: undefined, seen: undefined };
const POINTS = ['before-begin', 'after-lock', 'after-lookup', 'after-decision', 'after-ledger', 'after-coupon', 'after-commit'] as const;
type Point = (typeof POINTS)[number];
/** Over all databases: 200 in every run, 10,000 in the long one. */
const SEQUENCES = Math.ceil((process.env['TOUCHLINE_LONG'] === '1' ? 10_000 : 200) / ENGINES.length);

describe.each(ENGINES)('sequences of exchanges on %s', (engine) => {
  const on = placingOn(engine);
  const site = (liveDelayMs = 0) => ({ ...couponSite({ headers: {} }, on.test.services), hyperBonus: null, liveDelayMs });
  const edits = (crashAt: (point: Point) => void = () => undefined) => editing(on.test.services, crashAt as ReturnType<typeof crashPoints>);

  const place = async (player: TestPlayer, bets: readonly PlacedBet[], amount: number) => {
    const coupons = placement(on.test.services, crashPoints({}));
    const coupon = on.test.coupon(player, { bets: [...bets], amount, typeId: bets.length === 1 ? 0 : 1 });
    const text = await coupons.place(player.userId, { coupon, proof: NO_PROOF, site: site(), visit: on.test.visit(player) });
    const answer = JSON.parse(text) as PlaceAnswer;
    return answer.status === 'accepted' ? answer.coupon.couponId : undefined;
  };
  const bodyFor = async (player: TestPlayer, couponId: number, bets: readonly PlacedBet[], extra = 0): Promise<EditBody | undefined> => {
    const { offer } = (await on.test.post(player.token, '/web-api/coupon/edit-quote', { couponId, bets, extra })).json<EditQuoteAnswer>();
    if (offer?.quote == null) return undefined;
    const { value, coef, possibleWin, quote } = offer;
    return { id: randomUUID(), couponId, value, extra, coef, possibleWin, quote };
  };

  it.each(POINTS)(
    '[BET-5] [BET-9] exchanges once or not at all if the process crashes %s, and the repeated request returns which',
    async (point) => {
      const player = await on.test.addPlayer({ money: 100_000 });
      const [old, next] = [on.aGame({ coef: 2000, chances: { won: 500_000 } }), on.aGame({ coef: 3000, chances: { won: 300_000 } })];
      const couponId = (await place(player, [old], 1000))!;
      const body = (await bodyFor(player, couponId, [next], 40))!;
      const dying = edits((reached) => {
        if (reached === point) throw new Error('the process ends');
      });
      const request = { body, site: site(), visit: on.test.visit(player) };

      await expect(dying.edit(player.userId, request)).rejects.toThrow('the process ends');
      const isDone = point === 'after-commit';
      expect(await on.test.balance(player.accountId)).toBe(isDone ? 98_960 : 99_000);
      expect(await on.count('select count(*)::bigint as n from coupons where user_id = $1', [player.userId])).toBe(isDone ? 2 : 1);
      const living = edits();
      const text = await living.edit(player.userId, request);

      expect(JSON.parse(text)).toMatchObject({ status: 'accepted', value: 960, balance: 98_960, coupon: { amount: 1000 } });
      expect(await living.edit(player.userId, request)).toBe(text);
      expect(await on.count('select count(*)::bigint as n from coupons where user_id = $1', [player.userId])).toBe(2);
      expect(await on.test.balance(player.accountId)).toBe(98_960);
    },
  );

  it(
    '[BET-9] [MON-7] every balance matches the responses, through concurrent random exchanges, cash-outs, delays, faults, price moves and results',
    async () => {
      const failing = chance(78);
      let faults = 0;
      /** Aborts the request at one in 60 crash points, which rolls back what was not committed. */
      const shaky = edits((point) => {
        if (failing(60) === 0 && point !== 'before-begin') {
          faults += 1;
          throw new Error('the process ends');
        }
      });
      const taken = cashOuts(on.test.services, crashPoints({}));
      const coupons = placement(on.test.services, crashPoints({}), edits().decideWaiting);
      const players: TestPlayer[] = [];
      for (let n = 0; n < 6; n += 1) players.push(await on.test.addPlayer({ money: 100_000 }));
      const count = { accepted: 0, rejected: 0, pending: 0, waited: 0, settled: 0, closed: 0, repeated: 0 };

      await inParallel(SEQUENCES, 6, async (at) => {
        // A separate seed per trial, because trials run concurrently in an order that depends on the machine.
        const random = chance(77 + at);
        const player = players[at % players.length]!;
        const game = () =>
          on.aGame({ coef: 1500 + random(2000), chances: { won: 300_000 + random(400_000) }, isLive: random(3) === 0, score: '0:0' });
        const games = [game(), game(), game()];
        const couponId = await place(player, games.slice(0, 1 + random(2)), 50 + random(500));
        if (couponId === undefined) return;
        const exchange = async () => {
          const body = await bodyFor(player, couponId, games.slice(1, 2 + random(2)), random(2) * random(100));
          if (body === undefined) return;
          if (random(3) === 0) on.test.prices.change(games[1]!.outcomeId, { coef: 1500 + random(2000) });
          if (random(4) === 0) on.test.prices.change(games[0]!.outcomeId, { chances: { won: 300_000 + random(400_000) } });
          const request = { body, site: site(random(2) * 1000), visit: on.test.visit(player) };
          const send = () => shaky.edit(player.userId, request).catch(() => null);
          // A page that got no response repeats the request, and gets the response of the first one.
          const replies = await Promise.all([send(), ...(random(2) === 0 ? [send()] : [])]);
          const again = await edits().edit(player.userId, request);
          const answers = [...replies.filter((text) => text !== null), again].map((text) => JSON.parse(text) as EditAnswer);
          const decided = answers.filter(({ status }) => status !== 'pending');
          expect(new Set(decided.map((answer) => JSON.stringify(answer))).size).toBeLessThan(2);
          if (replies.includes(null)) count.repeated += 1;
          count[answers.at(-1)!.status] += 1;
        };
        const close = async () => {
          const { coupons: open } = await offersOf(on.test.db, player.userId, on.test.services, 0);
          const offer = open.find((one) => one.couponId === couponId)?.offer;
          if (!offer) return;
          const body = { id: randomUUID(), couponId, stake: offer.stakeLeft, amount: offer.offer, quote: offer.quote };
          const answer = JSON.parse(await taken.take(player.userId, body, 0)) as { status: string };
          if (answer.status === 'accepted') count.closed += 1;
        };
        const settle = async () => {
          const [{ gameId }] = games as [PlacedBet];
          const isVoid = random(6) === 0;
          on.test.prices.finish(gameId, { main: random(2) === 0 ? [1, 0] : [0, 1], periods: [], ...(isVoid && { isVoid }) });
          count.settled += await settleGames(on.test.services, [gameId]);
        };
        const steps = [exchange, exchange, close, settle];
        await Promise.all((at % 3 === 0 ? [exchange] : steps.filter(() => random(2) === 0)).map((step) => step()));
        if (random(4) === 0) on.test.clock.nowMs += 1000;
        count.waited += await decideDue(on.test.services, coupons);
      });
      on.test.clock.nowMs += 5000;
      count.waited += await decideDue(on.test.services, coupons);

      const rows = await on.test.db.query<{
        id: number;
        account_id: number;
        amount: number;
        state: string;
        payout: number | null;
        cashed_out: number;
        edited_from: number | null;
        edited_to: number | null;
        exchanged: number | null;
      }>('select id, account_id, amount, state, payout, cashed_out, edited_from, edited_to, exchanged from coupons');
      for (const { accountId } of players) {
        const own = rows.filter(({ account_id }) => account_id === accountId);
        const money = own.reduce((sum, { amount, payout, cashed_out }) => sum - amount + (payout ?? cashed_out), 100_000);
        expect(await on.test.balance(accountId)).toBe(money);
      }
      // The chain is consistent in both directions: the old coupon is closed, and its value is in one new stake.
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const { id, edited_from: from, edited_to: to, exchanged, amount, state } of rows) {
        if (to !== null) expect([byId.get(to)?.edited_from, state]).toEqual([id, 'cashed-out']);
        if (from === null) continue;
        const old = byId.get(from)!;
        expect(old.edited_to).toBe(id);
        expect(exchanged).toBeLessThanOrEqual(Math.min(amount, old.payout ?? 0));
      }
      expect(faults).toBeGreaterThan(0);
      expect(Object.entries(count).filter(([, times]) => times < 1)).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );
});
