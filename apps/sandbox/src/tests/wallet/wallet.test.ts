import type { WalletSession } from '@touchline/casino-game-contract/wallet';
import { endSessionsOf } from '@touchline/server-kernel';
import { denyRights } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { endDueRounds, SERVED_WAITS_MS } from '@touchline/server-wallet/testing';
import { NOON, type TestApp, type TestPlayer } from '../../testing/test-app.ts';
import { CYCLE, GAME, OTHER_SECRET, startWalletApp, walletOn } from './wallet.test.helper.ts';

describe.each(ENGINES)('the wallet for game providers on %s', (engine) => {
  let test: TestApp;
  let wallet: ReturnType<typeof walletOn>;
  let player: TestPlayer;
  let own: { token: string; player: string; frameUrl: string };

  beforeAll(async () => {
    test = await startWalletApp(engine);
    wallet = walletOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 10_000 });
    own = await wallet.visit(player);
  });

  const stake = (round: string, more: object = {}) =>
    wallet.debit({
      ...{ token: own.token, player: own.player, transaction: `${round}.debit`, round, amount: 100, currencyIso: 'EUR' },
      ...more,
    });
  const result = (round: string, amount: number, more: object = {}) =>
    wallet.credit({ player: own.player, transaction: `${round}.credit`, round, amount, isRoundOver: true, ...more });
  const undo = (debit: string, more: object = {}) => wallet.rollback({ player: own.player, transaction: `${debit}.undo`, debit, ...more });
  const balance = () => test.balance(player.accountId);
  const next = () => (test.clock.nowMs += CYCLE);

  it('[CS-02] gives a provider an id of the player and the stake limits, but no personal data', async () => {
    const session = (await wallet.send('session', { token: own.token })).json<WalletSession>();
    expect(session).toEqual({
      ...{ player: own.player, game: GAME, currencyIso: 'EUR', exponent: 2, balance: 10_000 },
      ...{ stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 5_000, endsAt: NOON + 12 * 3_600_000 },
    });
    expect(own.player).not.toContain(String(player.userId));
    expect(own.frameUrl).toMatch(/^http:\/\/games\.test\/frame#server=http%3A%2F%2Fprovider\.test&token=[\w-]{32}$/);
    expect((await wallet.send('balance', { token: own.token })).json()).toEqual({ currencyIso: 'EUR', balance: 10_000 });
    expect((await wallet.visit(player)).player).toBe(own.player);
  });

  it('[CS-05] [SEC-10] shows a player only their own rounds of a game', async () => {
    const shown = async (by: TestPlayer, query = '') =>
      (await test.get(by.token, `/bff-api/games/visits/rounds${query}`)).json<{ rounds: object[]; hasMore: boolean }>();
    const [won, open, back] = [wallet.name(), wallet.name(), wallet.name()];
    await stake(won);
    await result(won, 190);
    next();
    await stake(open);
    next();
    await stake(back);
    await undo(`${back}.debit`);

    const row = { round: expect.any(Number), game: GAME, staked: 100, currencyIso: 'EUR' };
    const rounds = [
      { ...row, status: 'void', staked: 0, returned: 0, openedAt: NOON + 2 * CYCLE, settledAt: NOON + 2 * CYCLE },
      { ...row, status: 'open', returned: 0, openedAt: NOON + CYCLE, settledAt: null },
      { ...row, status: 'settled', returned: 190, openedAt: NOON, settledAt: NOON },
    ];
    expect(await shown(player, `?game=${GAME}`)).toEqual({ rounds, hasMore: false });
    expect(await shown(player, `?game=${GAME + 1}`)).toEqual({ rounds: [], hasMore: false });
    expect(await shown(await test.addPlayer())).toEqual({ rounds: [], hasMore: false });
  });

  it('[BET-9] [MON-7] takes a stake, pays a result, and ledger and rounds agree', async () => {
    const round = wallet.name();
    const staked = (await stake(round)).json<{ round: number }>();
    expect(staked).toEqual({ status: 'accepted', round: expect.any(Number), balance: 9_900 });
    expect((await result(round, 190)).json()).toEqual({ status: 'accepted', round: staked.round, balance: 10_090 });
    expect(await balance()).toBe(10_090);
    const moves = await test.db.query(
      `select product, ref, kind, flow from ledger_transactions where user_id = $1 and product = 'served' order by id`,
      [player.userId],
    );
    expect(moves).toEqual([
      { product: 'served', ref: String(staked.round), kind: 'stake', flow: 'stake' },
      { product: 'served', ref: String(staked.round), kind: 'win-1', flow: 'pay' },
    ]);
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[BET-1] [BET-6] a repeated transaction gets the same bytes and moves money once; a different body under its name is refused', async () => {
    const round = wallet.name();
    const first = await stake(round);
    expect((await stake(round)).body).toBe(first.body);
    expect((await stake(round, { amount: 200 })).statusCode).toBe(422);
    const paid = await result(round, 500);
    expect((await result(round, 500)).body).toBe(paid.body);
    expect((await result(round, 600)).statusCode).toBe(422);
    expect((await wallet.rollback({ player: own.player, transaction: `${round}.credit`, debit: `${round}.debit` })).statusCode).toBe(422);
    expect((await stake(round, { transaction: `${round}.credit` })).statusCode).toBe(422);
    expect(await balance()).toBe(10_400);
    // Stored responses are repeated even after the session of the page has ended.
    test.clock.nowMs += 13 * 3_600_000;
    expect((await stake(round)).body).toBe(first.body);
  });

  it('[BET-6] scopes transactions by player', async () => {
    const round = wallet.name();
    await stake(round);
    const other = await test.addPlayer({ money: 10_000 });
    const theirs = await wallet.visit(other);
    const taken = { token: theirs.token, player: theirs.player };
    expect((await stake(round, taken)).statusCode).toBe(422);
    expect((await stake(round, { ...taken, transaction: 'x'.repeat(20) })).statusCode).toBe(422);
    expect((await undo(`${round}.debit`, { player: theirs.player })).statusCode).toBe(422);
    expect((await result(round, 100, { player: theirs.player })).json()).toMatchObject({ status: 'refused', reason: 'unknown-round' });
    expect((await stake(wallet.name(), { player: theirs.player })).statusCode).toBe(404);
    expect(await test.balance(other.accountId)).toBe(10_000);
  });

  it('[BET-9] refunds a stake once, and remembers a rollback that precedes its stake', async () => {
    const round = wallet.name();
    await stake(round);
    expect((await undo(`${round}.debit`)).json()).toEqual({ status: 'accepted', isKnown: true, balance: 10_000 });
    expect((await undo(`${round}.debit`, { transaction: 'once.more' + round })).json()).toMatchObject({ isKnown: true, balance: 10_000 });
    expect((await result(round, 100)).json()).toEqual({ status: 'refused', reason: 'round-over', balance: 10_000 });
    next();
    const late = wallet.name();
    expect((await undo(`${late}.debit`)).json()).toEqual({ status: 'accepted', isKnown: false, balance: 10_000 });
    expect((await stake(late)).json()).toEqual({ status: 'refused', reason: 'rolled-back', balance: 10_000 });
    expect(await balance()).toBe(10_000);
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[BET-9] a round takes several stakes and results, and refuses rollbacks after a result and any message after its end', async () => {
    const round = wallet.name();
    await stake(round);
    await stake(round, { transaction: `${round}.double`, amount: 300 });
    expect((await undo(`${round}.double`)).json()).toMatchObject({ status: 'accepted', balance: 9_900 });
    await result(round, 50, { isRoundOver: false });
    expect((await undo(`${round}.debit`)).json()).toMatchObject({ status: 'refused', reason: 'round-credited' });
    expect((await result(round, 70, { transaction: `${round}.second` })).json()).toMatchObject({ status: 'accepted', balance: 10_020 });
    for (const late of [await stake(round, { transaction: `${round}.late` }), await result(round, 1, { transaction: `${round}.third` })])
      expect(late.json()).toEqual({ status: 'refused', reason: 'round-over', balance: 10_020 });
    expect((await result('never-staked', 100)).json()).toMatchObject({ reason: 'unknown-round' });
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[RG-16] [LIM-1] [CS-02] applies limits, balance, stake range and game cycle like for every wager', async () => {
    expect((await stake(wallet.name(), { amount: 19 })).json()).toMatchObject({ reason: 'stake-out-of-range' });
    expect((await stake(wallet.name(), { currencyIso: 'USD' })).json()).toMatchObject({ reason: 'wrong-currency' });
    expect((await stake(wallet.name(), { amount: 10_000 })).json()).toMatchObject({ status: 'accepted', balance: 0 });
    expect((await stake(wallet.name())).json()).toMatchObject({ status: 'refused', reason: 'not-enough-money' });
    const other = await test.addPlayer({ money: 10_000 });
    own = await wallet.visit(other);
    await stake(wallet.name());
    const second = wallet.name();
    expect((await stake(second)).json()).toMatchObject({ errors: [{ code: 'too-fast' }], waitMs: 5_000 });
    next();
    expect((await stake(second)).json()).toMatchObject({ status: 'accepted' });
    next();
    await test.post(other.token, '/limit-service-api/api/external/web/v3/limits', { limits: [{ limitType: 1, limitValue: 250 }] });
    expect((await stake(wallet.name())).json()).toMatchObject({ reason: 'limit-reached', balance: 9_800, limit: { limit: 250, left: 50 } });
    expect((await stake(wallet.name(), { amount: 50 })).json()).toMatchObject({ status: 'accepted' });
  });

  it('[LIM-1] [LIM-13] [ID-29] [AUTH-6] a limit, an unavailable service, a revoked right and a sign-out stop stakes, but never payouts', async () => {
    const open = wallet.name();
    await stake(open);
    next();
    await test.app.inject({ method: 'POST', url: '/__test/limits-outage', payload: { login: player.login, isOut: true } });
    expect((await stake(wallet.name())).statusCode).toBe(503);
    await test.app.inject({ method: 'POST', url: '/__test/limits-outage', payload: { login: player.login, isOut: false } });
    await denyRights(test.db, player.userId, ['games']);
    expect((await stake(wallet.name())).statusCode).toBe(403);
    await denyRights(test.db, player.userId, []);
    await endSessionsOf(test.db, { userId: player.userId, except: 0, nowMs: test.clock.nowMs });
    expect((await stake(wallet.name())).statusCode).toBe(401);
    expect((await wallet.send('session', { token: own.token })).statusCode).toBe(401);
    expect((await result(open, 700)).json()).toMatchObject({ status: 'accepted', balance: 10_600 });
  });

  it('[CS-05] ends abandoned rounds: refunds stakes without a result, and keeps results', async () => {
    const [silent, partly] = [wallet.name(), wallet.name()];
    await stake(silent);
    next();
    await stake(partly);
    await result(partly, 30, { isRoundOver: false });
    expect(await endDueRounds(test.services)).toBe(0);
    test.clock.nowMs += SERVED_WAITS_MS;
    expect(await endDueRounds(test.services)).toBeGreaterThanOrEqual(2);
    expect(await balance()).toBe(9_930);
    expect((await result(silent, 900)).json()).toMatchObject({ status: 'refused', reason: 'round-over' });
    expect(await wallet.booksAgree()).toBe(true);
  });

  it('[SEC-5] refuses unsigned requests, and those signed by another provider', async () => {
    const body = { token: own.token };
    const bare = await test.app.inject({ method: 'POST', url: '/wallet-api/v1/even-odds/session', payload: body });
    const others = await wallet.send('session', body, { secret: OTHER_SECRET });
    const unknown = await wallet.send('session', body, { provider: 'unknown' });
    const old = await wallet.send('session', body, { headers: { 'webhook-timestamp': '1700000000' } });
    for (const answer of [bare, others, unknown, old])
      expect([answer.statusCode, answer.json()]).toMatchObject([401, { errors: [{ code: 'wrong-signature' }] }]);
    const elsewhere = await wallet.send('session', body, { provider: 'quick-lime', secret: OTHER_SECRET });
    expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([401, { errors: [{ code: 'unauthorized' }] }]);
  });

  it('[CS-02] opens pages only for games that a provider runs, and for the player’s own account', async () => {
    const ask = (game: number, accountId = player.accountId) => test.post(player.token, '/bff-api/games/visits', { game, accountId });
    expect((await ask(1_001)).statusCode).toBe(404);
    expect((await ask(GAME, 999_999)).statusCode).toBe(404);
    const house = await test.post(player.token, '/bff-api/games/rounds', {
      ...{ id: 'house-round-1', model: 'coin-flip', game: GAME, accountId: player.accountId, amount: 100, choice: { side: 'heads' } },
    });
    expect([house.statusCode, house.json()]).toMatchObject([
      400,
      { errors: [{ detail: 'Rounds of this game are played by its provider' }] },
    ]);
    const launch = (await test.get(player.token, `/bff-api/games/seat?model=coin-flip&game=${GAME}`)).json();
    expect(launch).toMatchObject({ isServed: true, noMoney: null, isDemoOffered: true });
  });

  it('[LB-01] publishes its OpenAPI 3.1 description, including signature headers', async () => {
    const document = (await test.app.inject('/wallet-api/v1/openapi.json')).json<{
      openapi: string;
      paths: Record<string, { post: { parameters: { name: string }[] } }>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      ['session', 'balance', 'debit', 'credit', 'rollback'].map((kind) => `/wallet-api/v1/{provider}/${kind}`),
    );
    expect(document.paths['/wallet-api/v1/{provider}/debit']?.post.parameters.map(({ name }) => name)).toEqual([
      ...['provider', 'webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ]);
  });
});
