import { crashPoints, lockPlayer } from '@touchline/server-kernel/ledger';
import { ENGINE, NOON, type TestPlayer, TRIAL_TIMEOUT_MS, trials } from '@touchline/server-kernel/testing';
import { sellingOn } from './terms.test.helper.ts';
import { accepted, decideDue, placement, settleGames } from '../../testing.ts';

const PLAYERS = trials(200);
const MONEY = 100_000;

const { on, sell, place } = sellingOn(ENGINE);
/** The embedded database has one connection: nothing can be locked while a sweep runs. */
const canHold = ENGINE === 'postgres';

/** Locks a player in another transaction until `release` is called. */
async function hold(userId: number): Promise<{ release: () => void; ended: Promise<void> }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  let ended = Promise.resolve();
  if (canHold)
    await new Promise<void>((locked) => {
      ended = on.test.db.transaction(async (tx) => {
        await lockPlayer(tx, userId);
        locked();
        await released;
      });
    });
  return { release, ended };
}
const openOf = async (players: readonly TestPlayer[]): Promise<number> =>
  (await on.count(`select count(*)::bigint as n from coupons where user_id = any($1::bigint[]) and state = 'open'`, [
    players.map(({ userId }) => userId),
  ])) ?? 0;
/** Two players, and a coupon of each on this game, the first one's first. */
const twoPlayers = async () => [await on.test.addPlayer({ money: MONEY }), await on.test.addPlayer({ money: MONEY })] as const;

describe('sweeps of several processes', () => {
  it(
    `[BET-9] [OD-02] two processes that settle the coupons of ${PLAYERS} players at once pay each coupon once`,
    async () => {
      const game = on.aGame({ coef: 2000 });
      const players: TestPlayer[] = [];
      for (let n = 0; n < PLAYERS; n += 1) {
        const player = await on.test.addPlayer({ money: MONEY });
        accepted(await on.test.place(player, on.test.coupon(player, { bets: [game], amount: 100 })));
        players.push(player);
      }
      on.test.prices.finish(game.gameId, { main: [1, 0], periods: [] });
      const settle = () => settleGames(on.test.services, [game.gameId]);

      const changed = await Promise.all([settle(), settle()]);

      expect(changed[0] + changed[1]).toBe(PLAYERS);
      expect(await openOf(players)).toBe(0);
      for (const { accountId } of players) expect(await on.test.balance(accountId)).toBe(MONEY + 100);
    },
    TRIAL_TIMEOUT_MS,
  );

  it('[OD-02] the coupon of a locked player does not keep the next one from being settled, and is settled by the same sweep', async () => {
    const [held, free] = await twoPlayers();
    const game = on.aGame({ coef: 2000 });
    for (const player of [held, free]) accepted(await on.test.place(player, on.test.coupon(player, { bets: [game], amount: 100 })));
    on.test.prices.finish(game.gameId, { main: [1, 0], periods: [] });
    const { release, ended } = await hold(held.userId);

    const sweep = settleGames(on.test.services, [game.gameId]);
    while ((await openOf([free])) > 0);
    if (canHold) expect(await openOf([held])).toBe(1);
    release();
    await ended;

    expect(await sweep).toBe(2);
    expect(await openOf([held])).toBe(0);
  });

  it('[BET-8] the live coupon of a locked player does not keep the next one from being decided', async () => {
    sell({ liveDelayMs: 3000 });
    const [held, free] = await twoPlayers();
    const bet = on.aGame({ isLive: true, coef: 2000 });
    for (const player of [held, free]) await place({ bets: [bet], amount: 500 }, player);
    const waiting = async (userId: number) =>
      (await on.count('select count(*)::bigint as n from pending_placements where user_id = $1', [userId])) ?? 0;
    expect([await waiting(held.userId), await waiting(free.userId)]).toEqual([1, 1]);
    on.test.clock.nowMs = NOON + 3000;
    const { release, ended } = await hold(held.userId);

    const sweep = decideDue(on.test.services, placement(on.test.services, crashPoints({})));
    while ((await waiting(free.userId)) > 0);
    if (canHold) expect(await waiting(held.userId)).toBe(1);
    release();
    await ended;

    expect(await sweep).toBe(2);
    expect(await openOf([held, free])).toBe(2);
  });
});
