import type { Launch, RoundAnswer, RoundRecord, RoundView, Seeds, TableView } from '@touchline/casino-game-contract';
import { isModelId, MODELS, rulesOf } from '@touchline/casino-game-math';
import { denyRights } from '@touchline/server-kernel/ledger';
import { ENGINES, type ModuleBackend, NOON, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startGames } from './games.test.helper.ts';
import { drawsOf, GAMES, gamesOn, hashOfSeed, ROUND_WAITS_MS, settleDue } from '../testing.ts';

const CYCLE = 5_000;
/** Every model with a stake whose rounds end with their draw. */
const AT_ONCE = MODELS.filter(({ id, isShared, stake }) => {
  const rules = rulesOf(id);
  const draws = drawsOf({ serverSeed: 'a'.repeat(64), clientSeed: 'words', nonce: 1 });
  return !isShared && stake.max > 0 && rules.play({ amount: 100, choice: rules.standard }, [], draws).isOver;
}).map(({ id }) => id);

describe.each(ENGINES)('rounds of games on %s', (engine) => {
  let test: ModuleBackend;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startGames(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 100_000 });
  });

  const body = (model: string, more: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    model,
    accountId: player.accountId,
    amount: 100,
    choice: isModelId(model) ? rulesOf(model).standard : {},
    ...more,
  });
  const send = (path: string, sent: object) => test.post(player.token, `${GAMES}/${path}`, sent);
  const open = async (model: string, more: Record<string, unknown> = {}) => {
    const response = await send('rounds', body(model, more));
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
    return response.json<RoundAnswer>();
  };
  const opened = async (model: string, more: Record<string, unknown> = {}): Promise<RoundView & { round: number }> => {
    const answer = await open(model, more);
    if (answer.status === 'rejected') throw new Error(answer.reason);
    return { ...answer, round: answer.round ?? 0 };
  };
  const move = (round: number, at: number, name: string, id: string = randomUUID()) =>
    send(`rounds/${round}/moves`, { id, at, move: name });
  const record = async (round: number) => (await test.get(player.token, `${GAMES}/rounds/${round}`)).json<RoundRecord>();
  const books = () => gamesOn(test).booksAgree();
  const next = () => (test.clock.nowMs += CYCLE);

  it('[LIM-13] opens no round for money while the player’s limits cannot be read', async () => {
    test.setLimits(player.userId, 'unreadable');
    expect((await send('rounds', body('dice'))).statusCode).toBe(503);
    expect(await test.balance(player.accountId)).toBe(100_000);

    test.setLimits(player.userId, {});
    expect((await send('rounds', body('dice'))).statusCode).toBe(200);
  });

  it('[CS-02] [BET-9] stakes through the gate, pays at once, and the books balance', async () => {
    expect(AT_ONCE.length).toBeGreaterThan(20);
    for (const model of AT_ONCE) {
      const before = await test.balance(player.accountId);
      const round = await opened(model);
      expect(round).toMatchObject({ status: 'settled', staked: 100, settledAt: test.clock.nowMs });
      expect(round.balance).toBe(before - 100 + round.returned + (round.jackpot ?? 0));
      expect(await test.balance(player.accountId)).toBe(round.balance);
      next();
    }
    const names = await test.db.query<{ product: string; kind: string }>(
      `select distinct product, kind from ledger_transactions where user_id = $1 and flow = 'stake'`,
      [player.userId],
    );
    expect(names).toEqual([{ product: 'round', kind: 'stake' }]);
    expect(await books()).toBe(true);
  });

  it.each([
    ['a UUID', randomUUID()],
    ['32 hexadecimal digits', randomUUID().replaceAll('-', '')],
    ['any other id that the contract allows', 'Round_0001-of-a-provider'],
  ])('[BET-1] [SEC-5] a repeated id gets the same bytes and stakes once: %s', async (_, id) => {
    const request = { ...body('dice'), id };
    const [first, second] = [await send('rounds', request), await send('rounds', request)];
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect((await send('rounds', { ...request, amount: 200 })).statusCode).toBe(422);
    const stakes = await test.db.query(`select 1 from ledger_transactions where user_id = $1 and flow = 'stake'`, [player.userId]);
    expect(stakes).toHaveLength(1);
  });

  it('[CS-05] every round follows from its seeds: the hash is shown before, the seed after a change, and the verifier gets the same draws', async () => {
    const seeds = (await test.get(player.token, `${GAMES}/seeds`)).json<Seeds>();
    const rounds: number[] = [];
    for (let n = 0; n < 6; n++) {
      rounds.push((await opened(n % 2 === 0 ? 'roulette-european' : 'slot-ways-243')).round);
      next();
    }
    expect((await record(rounds[0] ?? 0)).proof).toMatchObject({ hash: seeds.current.hash, serverSeed: null, nonce: 0 });

    const after = (await send('seeds', { clientSeed: 'my-own-words' })).json<Seeds>();
    expect(after.current).toMatchObject({ clientSeed: 'my-own-words', rounds: 0 });
    expect(after.revealed[0]).toMatchObject({ hash: seeds.current.hash, rounds: 6 });
    for (const [nonce, id] of rounds.entries()) {
      const { proof, scene, returned, model } = await record(id);
      expect([proof.nonce, hashOfSeed(proof.serverSeed ?? '')]).toEqual([nonce, seeds.current.hash]);
      const seed = { serverSeed: proof.serverSeed ?? '', clientSeed: proof.clientSeed, nonce };
      if (!isModelId(model)) throw new Error(model);
      expect(rulesOf(model).play(proof.bet, proof.moves, drawsOf(seed))).toMatchObject({ scene, returned });
    }
  });

  it('[CS-05] the hash of the next server seed is shown before the player’s seed is taken, and that seed is the one used', async () => {
    const read = async () => (await test.get(player.token, `${GAMES}/seeds`)).json<Seeds>();
    const before = await read();
    expect((await read()).next).toEqual(before.next);
    expect(before.next.hash).not.toBe(before.current.hash);
    const changed = (await send('seeds', { clientSeed: 'mine', nextHash: before.next.hash })).json<Seeds>();
    expect([changed.current.hash, changed.current.clientSeed]).toEqual([before.next.hash, 'mine']);
    expect([before.current.hash, before.next.hash]).not.toContain(changed.next.hash);
    // Another window has changed the seeds since.
    const late = await send('seeds', { clientSeed: 'late', nextHash: before.next.hash });
    expect([late.statusCode, late.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([409, 'seeds-changed']);
    expect((await read()).current).toEqual(changed.current);
    // A pair from before has no next seed until it is read; then it keeps it.
    await test.db.query('update game_seeds set next_server_seed = null where user_id = $1', [player.userId]);
    const old = await read();
    expect((await read()).next).toEqual(old.next);
    const later = (await send('seeds', { clientSeed: 'later' })).json<Seeds>();
    expect(later.current.hash).toBe(old.next.hash);
    expect(hashOfSeed(later.revealed[0]?.serverSeed ?? '')).toBe(changed.current.hash);
  });

  it('[CS-05] an open round can be continued on every device, and its seed stays secret', async () => {
    const round = await opened('mines');
    expect(round).toMatchObject({ status: 'open', returned: 0, scene: { mines: null } });
    expect(await open('mines')).toEqual({ status: 'rejected', reason: 'round-open', round: round.round });
    expect((await send('seeds', { clientSeed: 'x' })).statusCode).toBe(409);

    const elsewhere = await test.signIn(player.userId);
    const launch = (await test.get(elsewhere, `${GAMES}/seat?model=mines`)).json<Launch>();
    expect(launch).toMatchObject({ noMoney: null, open: { round: round.round, made: 0 }, stake: { min: 20, max: 10_000 }, cycleMs: 5_000 });
    const first = await move(round.round, 0, 'open-0');
    const again = await move(round.round, 0, 'open-0');
    expect(again.json()).toEqual(first.json());
    expect((await move(round.round, 0, 'open-1')).statusCode).toBe(409);
    expect((await move(round.round, 1, 'open-0')).statusCode).toBe(409);
  });

  it('[CS-05] settles abandoned rounds by the move without further risk, or refunds the stake', async () => {
    const untouched = await opened('mines');
    next();
    const stud = await opened('caribbean-stud');
    const before = await test.balance(player.accountId);
    test.clock.nowMs += ROUND_WAITS_MS - CYCLE - 1;
    expect(await settleDue(test.services)).toBe(0);
    test.clock.nowMs += CYCLE + 1;
    expect(await settleDue(test.services)).toBeGreaterThanOrEqual(2);
    player = { ...player, token: await test.signIn(player.userId) };

    expect(await record(untouched.round)).toMatchObject({ status: 'refunded', returned: 100 });
    expect(await record(stud.round)).toMatchObject({ status: 'settled', returned: 0, scene: { outcome: 'folded' } });
    expect(await test.balance(player.accountId)).toBe(before + 100);
    expect(await books()).toBe(true);
  });

  it('[CS-05] [BET-9] a shared draw: all players bet until it closes and see the same result, which is secret until then', async () => {
    const PERIOD = 20_000;
    const other = await test.addPlayer({ money: 100_000 });
    const table = async () => (await test.app.inject({ method: 'GET', url: `${GAMES}/table?model=live-roulette` })).json<TableView>();
    const red = {
      amount: 300,
      choice: {
        bets: [
          { on: 'red', amount: 100 },
          { on: 'straight-7', amount: 200 },
        ],
      },
    };
    const mine = await opened('live-roulette', red);
    const theirs = (
      await test.post(other.token, `${GAMES}/rounds`, {
        ...{ id: randomUUID(), model: 'live-roulette', accountId: other.accountId, amount: 400 },
        choice: { bets: [{ on: 'red', amount: 400 }] },
      })
    ).json<RoundView>();
    for (const view of [mine, theirs]) expect(view).toMatchObject({ status: 'open', returned: 0, moves: [], scene: { kind: 'waiting' } });
    expect(await test.balance(other.accountId)).toBe(99_600);

    const taking = await table();
    expect(taking).toMatchObject({ number: NOON / PERIOD, leftMs: PERIOD, players: 2 });
    expect(taking.bets).toEqual([
      { on: 'red', amount: 500, currencyIso: 'EUR', exponent: 2 },
      { on: 'straight-7', amount: 200, currencyIso: 'EUR', exponent: 2 },
    ]);
    test.clock.nowMs = NOON + PERIOD - 1;
    expect((await move(mine.round, 0, 'check')).json()).toMatchObject({ status: 'open', scene: { kind: 'waiting' } });
    expect(await settleDue(test.services)).toBe(0);
    expect((await record(mine.round)).proof).toMatchObject({ hash: taking.hash, serverSeed: null });
    expect((await table()).results.map(({ number }) => number)).not.toContain(taking.number);

    test.clock.nowMs = NOON + PERIOD;
    const checked = await move(mine.round, 0, 'check');
    expect((await move(mine.round, 0, 'check')).json()).toEqual(checked.json());
    expect(await settleDue(test.services)).toBe(1); // the round of the other player, who has not requested it
    const own = await record(mine.round);
    const [drawn] = (await table()).results;
    const pocket = Number(drawn?.result[0]);
    const isRed = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].includes(pocket);
    expect(own).toMatchObject({ status: 'settled', scene: { pocket }, returned: (isRed ? 200 : 0) + (pocket === 7 ? 7_200 : 0) });
    expect((await test.get(other.token, `${GAMES}/rounds/${theirs.round}`)).json()).toMatchObject({
      ...{ status: 'settled', scene: { pocket }, returned: isRed ? 800 : 0 },
    });
    expect(await test.balance(other.accountId)).toBe(99_600 + (isRed ? 800 : 0));
    expect(drawn).toMatchObject({ number: taking.number, serverSeed: own.proof.serverSeed });
    expect(hashOfSeed(own.proof.serverSeed ?? '')).toBe(taking.hash);
    const seed = { serverSeed: own.proof.serverSeed ?? '', clientSeed: 'live-roulette', nonce: taking.number };
    expect(rulesOf('live-roulette').play(own.proof.bet, [], drawsOf(seed))).toMatchObject({ scene: own.scene, returned: own.returned });
    expect(await books()).toBe(true);
  });

  it('[CS-05] a bet at the moment of closing is in the next draw; draws that closed while the server was stopped are settled by their own seeds', async () => {
    for (const [model, period] of [
      ['live-baccarat', 20_000],
      ['virtual-racing', 30_000],
      ['virtual-football', 30_000],
      ['tv-draw', 60_000],
    ] as const) {
      test.clock.nowMs = NOON + period - 1;
      const inFirst = await opened(model);
      const next = await test.addPlayer({ money: 1_000 });
      test.clock.nowMs = NOON + period;
      const inSecond = (await test.post(next.token, `${GAMES}/rounds`, { ...body(model), accountId: next.accountId })).json<RoundView>();
      test.clock.nowMs = NOON + 2 * 60_000;
      expect(await settleDue(test.services)).toBe(2);
      const [first, second] = [
        await record(inFirst.round),
        (await test.get(next.token, `${GAMES}/rounds/${inSecond.round}`)).json<RoundRecord>(),
      ];
      expect([first.proof.nonce, second.proof.nonce]).toEqual([NOON / period, NOON / period + 1]);
      expect([first.status, second.status]).toEqual(['settled', 'settled']);
      player = await test.addPlayer({ money: 100_000 });
    }
    expect((await test.app.inject({ method: 'GET', url: `${GAMES}/table?model=dice` })).statusCode).toBe(404);
    expect(await books()).toBe(true);
  });

  it('[CS-05] a raise within a round is staked once, through the gate', async () => {
    for (;;) {
      const round = await opened('caribbean-stud');
      const before = await test.balance(player.accountId);
      const id = randomUUID();
      const raised = await move(round.round, 0, 'raise', id);
      expect((await move(round.round, 0, 'raise', id)).body).toBe(raised.body);
      const view = raised.json<RoundView>();
      expect(view).toMatchObject({ status: 'settled', staked: 300 });
      expect(await test.balance(player.accountId)).toBe(before - 200 + view.returned);
      next();
      if (view.returned > 0) break;
    }
    expect(await books()).toBe(true);
  });

  it('[CS-02] a slot cycle takes at least 2.5 s and any other round 5 s', async () => {
    await opened('slot-classic-3x3');
    test.clock.nowMs += 2_499;
    const early = await send('rounds', body('slot-classic-3x3'));
    expect([early.statusCode, early.json()]).toMatchObject([429, { waitMs: 1, errors: [{ code: 'too-fast' }] }]);
    test.clock.nowMs += 1;
    await opened('slot-classic-3x3');
    test.clock.nowMs += 4_999;
    expect((await send('rounds', body('dice'))).statusCode).toBe(429);
    const waits = await Promise.all(
      ['dice', 'slot-classic-3x3'].map(
        async (model) => (await test.get(player.token, `${GAMES}/seat?model=${model}`)).json<Launch>().waitMs,
      ),
    );
    expect(waits).toEqual([1, 0]);
    test.clock.nowMs += 1;
    await opened('dice');
  });

  it('[CS-02] [RG-16] refuses invalid stakes with the reason', async () => {
    expect(await open('dice', { amount: 19 })).toMatchObject({ reason: 'stake-out-of-range' });
    expect(await open('dice', { accountId: player.accountId + 1_000 })).toMatchObject({ reason: 'wrong-account' });
    expect((await send('rounds', body('dice', { choice: { side: 'over', target: 9_999 } }))).statusCode).toBe(400);
    expect((await send('rounds', body('no-such-game'))).statusCode).toBe(404);
    expect((await send('rounds', body('skill-2048'))).statusCode).toBe(400);
    test.setLimits(player.userId, { limits: [{ limitType: 1, amount: 150, currencyIso: 'EUR' }] });
    await opened('dice');
    next();
    expect(await open('dice')).toMatchObject({ reason: 'limit-reached', limit: { limitType: 1, left: 50 } });
    player = await test.addPlayer({ money: 50 });
    expect(await open('dice')).toMatchObject({ reason: 'not-enough-money', missing: 50 });
  });

  it('[ID-29] stakes nothing without the right to play games', async () => {
    await denyRights(test.db, player.userId, ['games']);
    expect((await send('rounds', body('dice'))).statusCode).toBe(403);
  });

  it('[CS-02] offers the demo to a visitor, and refuses stakes of a banned player', async () => {
    const visitor = await test.app.inject({ method: 'GET', url: `${GAMES}/launch?model=dice` });
    expect(visitor.json()).toMatchObject({ noMoney: 'signed-out', isDemoOffered: true, accountId: null, open: null });
    expect((await test.app.inject({ method: 'GET', url: `${GAMES}/seat?model=dice` })).statusCode).toBe(401);
    expect((await test.get(player.token, `${GAMES}/seat?model=skill-2048`)).json()).toMatchObject({ noMoney: 'no-stake' });
    await test.db.query('update users set ban_level = 1 where id = $1', [player.userId]);
    expect((await test.get(player.token, `${GAMES}/seat?model=dice`)).json()).toMatchObject({ noMoney: 'restricted' });
    expect((await send('rounds', body('dice'))).statusCode).toBe(403);
  });

  it('[SEC-10] a player sees and moves their own rounds only', async () => {
    const round = await opened('mines');
    const other = await test.addPlayer();
    expect((await test.get(other.token, `${GAMES}/rounds/${round.round}`)).statusCode).toBe(404);
    expect(
      (await test.post(other.token, `${GAMES}/rounds/${round.round}/moves`, { id: randomUUID(), at: 0, move: 'open-0' })).statusCode,
    ).toBe(404);
    expect((await test.get(other.token, `${GAMES}/rounds`)).json()).toEqual({ rounds: [], hasMore: false });
  });

  it('[CS-02] a demo never touches the ledger, and a different bet under its id is a different round', async () => {
    const demo = (more: object) =>
      test.app.inject({
        method: 'POST',
        url: `${GAMES}/demo`,
        payload: { ...body('dice'), id: 'a-demo-round', accountId: undefined, moves: [], ...more },
      });
    const [first, again] = [await demo({}), await demo({})];
    expect(first.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const others = await Promise.all([101, 102, 103, 104, 105].map((amount) => demo({ amount })));
    const rolls = new Set([first, ...others].map((answer) => answer.json<{ scene: { roll: number } }>().scene.roll));
    expect(rolls.size).toBeGreaterThan(1);
    expect(await test.db.query('select 1 from game_rounds where user_id = $1', [player.userId])).toEqual([]);
    expect(await test.balance(player.accountId)).toBe(100_000);
  });

  it('[CS-02] [ID-16] visitors from countries that require it must confirm their age before a demo; others are not asked', async () => {
    const request = { ...body('dice'), id: 'a-demo-of-age', accountId: undefined, moves: [] };
    const demo = (headers: Record<string, string>) => test.app.inject({ method: 'POST', url: `${GAMES}/demo`, payload: request, headers });
    const isAsked = async (headers: Record<string, string>) =>
      (await test.app.inject({ method: 'GET', url: `${GAMES}/launch?model=dice`, headers })).json<Launch>().isAgeAsked;
    const [inBritain, inGermany] = [{ 'x-geo-country': 'GB' }, { 'x-geo-country': 'DE' }];
    expect([await isAsked(inBritain), await isAsked(inGermany), await isAsked({})]).toEqual([true, false, false]);

    for (const cookie of ['', 'tl-age=0', 'not-tl-age=1', 'other="tl-age=1"', 'tl-consent=1.3']) {
      const refused = await demo({ ...inBritain, cookie });
      expect([cookie, refused.statusCode, refused.json()]).toMatchObject([cookie, 403, { errors: [{ code: 'age-not-confirmed' }] }]);
    }
    expect((await demo({ ...inBritain, authorization: 'Bearer no-token' })).statusCode).toBe(403);
    expect((await demo({ ...inBritain, cookie: 'tl-consent=1.3; tl-age=1' })).statusCode).toBe(200);
    expect((await demo({ ...inBritain, authorization: `Bearer ${player.token}` })).statusCode).toBe(200);
    expect([(await demo(inGermany)).statusCode, (await demo({})).statusCode]).toEqual([200, 200]);
  });
});
