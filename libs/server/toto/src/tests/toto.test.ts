import { denyRights } from '@touchline/server-kernel/ledger';
import { ENGINES, NOON, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startToto, type TotoTest } from './toto.test.helper.ts';

const HOUR_MS = 3_600_000;
const HOME = Array.from({ length: 12 }, () => [0]);

describe.each(ENGINES)('toto on %s', (engine) => {
  let on: TotoTest;
  beforeAll(async () => {
    on = await startToto(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => on.test.close());
  const later = () => on.test.clock.nowMs + 4 * HOUR_MS;
  /** Ends every game of a draw: the first ones as given, the others as home wins. */
  const finish = async (section: string, ends: readonly ('cancelled' | readonly [number, number])[] = []) => {
    const { games } = await on.draw(section);
    for (const [at, { gameId }] of games.entries()) on.source.ends.set(gameId, ends[at] ?? [1, 0]);
    await on.workAt(later());
  };

  it('[TL-01] has an open draw and the next one in every section; the next one is not on sale', async () => {
    const [open, next] = [await on.draw('football'), await on.draw('football', 'next')];
    expect([open.state, open.games.length, next.state, next.opensAt]).toEqual(['open', 12, 'planned', open.closesAt]);
    const player = await on.test.addPlayer({ money: 10_000 });
    const early = await on.placeToto(player, { section: 'football', number: next.number, picks: HOME, times: 1, cost: 10 });
    expect(early).toEqual({ status: 'rejected', reason: 'closed' });
  });

  it('[ID-29] sells no ticket without the right to buy them', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    await denyRights(on.test.db, player.userId, ['tickets']);
    const { number } = await on.draw('football');
    await expect(on.placeToto(player, { section: 'football', number, picks: HOME, times: 1, cost: 10 })).rejects.toThrow(
      /^403 .*account-restricted/,
    );
  });

  it('[TL-01] [BET-9] a ticket is staked, settled from the games, and paid by the rules of the pool', async () => {
    const [winner, loser] = [await on.test.addPlayer({ money: 10_000 }), await on.test.addPlayer({ money: 10_000 })];
    const { number, pool } = await on.draw('football');
    const placed = await on.placeToto(winner, { section: 'football', number, picks: HOME, times: 2, cost: 20 });
    // Eleven of twelve games right.
    await on.placeToto(loser, { section: 'football', number, picks: [[2], ...HOME.slice(1)], times: 1, cost: 10 });
    expect(placed).toMatchObject({ status: 'accepted', balance: 9_980, tickets: [{ stake: 20, combinations: 1, state: 'open' }] });
    expect(pool).toMatchObject({ unit: 10, jackpot: 100_000 });

    await finish('football');

    // Stakes 30, prize fund 27: 13 for twelve right (6 per unit), 8 for eleven right; the jackpot of 100,000 is for 2 units.
    const [own] = await on.tickets(winner);
    expect(own).toMatchObject({ state: 'won', paid: 2 * (6 + 50_000) });
    expect((await on.tickets(loser))[0]).toMatchObject({ state: 'won', paid: 8 });
    expect(await on.test.balance(winner.accountId)).toBe(10_000 - 20 + 100_012);
    const { draws } = (await on.test.get('', '/bff-api/toto/draws?section=football')).json<{
      draws: { number: number; state: string; pool: object }[];
    }>();
    expect(draws.find((draw) => draw.number === number)).toMatchObject({
      state: 'settled',
      pool: { stakes: 30, fund: 27, jackpotDividend: 50_000, jackpotOut: 7 },
    });
    expect(await on.isBalanced()).toBe(true);
  });

  it('[TL-01] [CF-07] the control that ends a draw also ends earlier draws whose games are under way', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const earlier = await on.draw('basketball');
    await on.workAt((earlier.games[0]?.startAt ?? 0) * 1000 + 60_000);
    const { number } = await on.draw('basketball');
    expect(number).toBeGreaterThan(earlier.number);
    const picks = earlier.games.map(() => [0]);
    await on.placeToto(player, { section: 'basketball', number, picks, times: 1, cost: 10 });

    await on.endDraw('basketball');

    expect((await on.tickets(player))[0]).toMatchObject({ state: 'won' });
  });

  it('[TL-01] every pick of a cancelled game is right; with too many cancelled games every stake is refunded', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const sixteen = Array.from({ length: 10 }, () => [1]);
    const first = await on.draw('ice-hockey');
    await on.placeToto(player, { section: 'ice-hockey', number: first.number, picks: [[2], ...HOME.slice(0, 9)], times: 1, cost: 10 });
    await finish('ice-hockey', ['cancelled']);
    expect((await on.tickets(player))[0]).toMatchObject({ state: 'won', paid: 4 + 100_000 });

    const second = await on.draw('ice-hockey');
    await on.placeToto(player, { section: 'ice-hockey', number: second.number, picks: sixteen, times: 1, cost: 10 });
    await finish('ice-hockey', ['cancelled', 'cancelled', 'cancelled']);
    expect((await on.tickets(player))[0]).toMatchObject({ state: 'returned', paid: 10 });
    expect(await on.isBalanced()).toBe(true);
  });

  it('[TL-01] [BET-6] repeats a lost response byte for byte, and places nothing twice', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const { number } = await on.draw('esports');
    const picks = Array.from({ length: 7 }, () => [0, 3]);
    const body = { id: randomUUID(), accountId: player.accountId, section: 'esports', number, picks, times: 1, cost: 1280 };
    const token = await on.test.signIn(player.userId);
    const first = await on.test.post(token, '/bff-api/toto/place', body);
    const again = await Promise.all(Array.from({ length: 5 }, () => on.test.post(token, '/bff-api/toto/place', body)));
    const other = await on.test.post(token, '/bff-api/toto/place', { ...body, times: 2, cost: 2560 });
    expect([first.statusCode, new Set([first, ...again].map((answer) => answer.body)).size, other.statusCode]).toEqual([200, 1, 422]);
    expect([await on.test.balance(player.accountId), (await on.tickets(player)).length]).toEqual([8_720, 1]);
  });

  it.each([
    [{ cost: 11 }, 'cost-changed'],
    [{ number: 999_999_999 }, 'unknown-draw'],
    [{ section: 'chess' }, 'unknown-draw'],
    [{ picks: HOME.slice(1) }, 'wrong-entry'],
    [{ picks: [[], ...HOME.slice(1)] }, 'wrong-entry'],
    [{ accountId: 1 }, 'wrong-account'],
    [{ times: 1000, cost: 10_000 }, 'not-enough-money'],
  ])('[TL-01] a ticket with %j is refused: %s', async (wrong, reason) => {
    const player = await on.test.addPlayer({ money: 5_000 });
    const { number } = await on.draw('football');
    const answer = await on.placeToto(player, { section: 'football', number, picks: HOME, times: 1, cost: 10, ...wrong });
    expect(answer).toEqual({ status: 'rejected', reason });
    expect(await on.test.balance(player.accountId)).toBe(5_000);
  });

  it('[TL-01] [RG-16] a limit of the player applies to toto', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    on.test.setLimits(player.userId, { limits: [{ limitType: 1, amount: 30, currencyIso: 'EUR' }] });
    const { number } = await on.draw('football');
    const toto = { section: 'football', number, picks: HOME };
    expect(await on.placeToto(player, { ...toto, times: 3, cost: 30 })).toMatchObject({ status: 'accepted' });
    expect(await on.placeToto(player, { ...toto, times: 1, cost: 10 })).toEqual({ status: 'rejected', reason: 'limit-reached' });
  });

  it('[TL-01] a closed draw accepts no tickets, even before its games are over', async () => {
    const player = await on.test.addPlayer({ money: 10_000 });
    const { number, closesAt } = await on.draw('basketball');
    on.test.clock.nowMs = closesAt;
    const picks = Array.from({ length: 9 }, () => [0]);
    expect(await on.placeToto(player, { section: 'basketball', number, picks, times: 1, cost: 10 })).toEqual({
      status: 'rejected',
      reason: 'closed',
    });
    expect(on.test.clock.nowMs).toBeGreaterThan(NOON);
  });
});
