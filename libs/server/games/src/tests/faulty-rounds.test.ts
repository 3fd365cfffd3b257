import type { Launch, RoundRecord, RoundView } from '@touchline/casino-game-contract';
import { rulesOf } from '@touchline/casino-game-math';
import { resultSince } from '@touchline/server-kernel/ledger';
import { ENGINES, NOON, START_TIMEOUT_MS, type TestBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { startGames } from './games.test.helper.ts';
import { examinedControl, faultsDashboard, GAMES, gamesOn, openedControl, recordExaminedControl, settleDue } from '../testing.ts';

const fails = (): never => {
  throw new TypeError('no such reel');
};

describe.each(ENGINES)('rounds whose result cannot be computed, on %s', (engine) => {
  let test: TestBackend;
  let games: ReturnType<typeof gamesOn>;
  let player: TestPlayer;

  beforeAll(async () => {
    test = await startGames(engine);
    games = gamesOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 10_000 });
  });
  afterEach(() => jest.restoreAllMocks());

  const isVoided = { status: 'refunded', staked: 100, returned: 100, isFaulty: true, moves: [], scene: { kind: 'void' } };

  it('[CS-05] [BET-8] a game that fails at once takes no stake, and the same id can be played once it is repaired', async () => {
    const body = games.bodyOf(player, 'dice');
    jest.spyOn(rulesOf('dice'), 'play').mockImplementation(fails);
    expect((await games.send(player, 'rounds', body)).statusCode).toBe(503);
    expect([await test.balance(player.accountId), await resultSince(test.db, { ...player, sinceMs: 0 })]).toEqual([
      ...[10_000, { staked: 0, returned: 0 }],
    ]);
    jest.restoreAllMocks();
    expect((await games.send(player, 'rounds', body)).json()).toMatchObject({ status: 'settled', staked: 100 });
  });

  it('[CS-05] [BET-8] a round that fails midway is voided at the next move: the stake is refunded once, and the player can play again', async () => {
    const { round } = await games.opened(player, 'mines');
    expect(await test.balance(player.accountId)).toBe(9_900);
    jest.spyOn(rulesOf('mines'), 'play').mockImplementation(fails);
    const voided = await games.moved(player, round, 0, 'open-0');
    expect(voided).toMatchObject({ ...isVoided, balance: 10_000 });
    expect((await games.move(player, round, 0, 'open-0')).statusCode).toBe(409);
    expect(await settleDue(test.services)).toBe(0);
    jest.restoreAllMocks();

    expect(await games.record(player, round)).toMatchObject(isVoided);
    expect(await resultSince(test.db, { ...player, sinceMs: 0 })).toEqual({ staked: 100, returned: 100 });
    test.clock.nowMs += 5_000;
    expect(await games.opened(player, 'mines')).toMatchObject({ status: 'open', isFaulty: false });
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CS-05] an invalid result is a fault, also after a raise: the round is voided and nothing more is staked', async () => {
    const stud = rulesOf('caribbean-stud');
    const { round } = await games.opened(player, 'caribbean-stud');
    const play = stud.play.bind(stud);
    jest.spyOn(stud, 'play').mockImplementation((bet, moves, draw) => ({
      ...play(bet, moves, draw),
      ...(moves.length > 0 && { returned: Number.NaN }),
    }));
    const raised = await test.post(player.token, `${GAMES}/rounds/${round}/moves`, { id: randomUUID(), at: 0, move: 'raise' });
    expect(raised.json<RoundView>()).toMatchObject({ ...isVoided, balance: 10_000 });
    expect(await test.balance(player.accountId)).toBe(10_000);
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CS-05] the sweep voids rounds of a failing shared draw and of a removed game; history and launch still work', async () => {
    const inDraw = await games.opened(player, 'live-roulette', { choice: { bets: [{ on: 'red', amount: 100 }] } });
    test.clock.nowMs += 5_000;
    const gone = await games.opened(player, 'mines');
    await test.db.query(`update game_rounds set model = 'gone-game' where id = $1`, [gone.round]);
    jest.spyOn(rulesOf('live-roulette'), 'play').mockImplementation(fails);
    expect(await settleDue(test.services)).toBe(1);
    test.clock.nowMs = NOON + 20_000;
    expect((await test.app.inject({ method: 'GET', url: `${GAMES}/table?model=live-roulette` })).statusCode).toBe(200);
    expect(await settleDue(test.services)).toBe(1);
    expect(await settleDue(test.services)).toBe(0);

    const { rounds } = (await test.get(player.token, `${GAMES}/rounds`)).json<{ rounds: RoundView[] }>();
    expect(rounds).toMatchObject([
      { ...isVoided, round: gone.round },
      { ...isVoided, round: inDraw.round },
    ]);
    expect((await test.get(player.token, `${GAMES}/seat?model=live-roulette`)).json()).toMatchObject({ noMoney: null, open: null });
    expect(await test.balance(player.accountId)).toBe(10_000);
    expect(test.services.stuck.list()).toEqual([]);
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CF-07] [CS-05] the control room lists each with its fault until it is marked as examined', async () => {
    const { round } = await games.opened(player, 'mines');
    jest.spyOn(rulesOf('mines'), 'play').mockImplementation(fails);
    await games.moved(player, round, 0, 'open-0');
    const listed = async () => {
      const [part] = await faultsDashboard(test.db).run();
      return part?.rows.find(([id]) => id === round);
    };
    const noon = '2030-05-01T12:00:00.000Z';
    expect(await listed()).toEqual([round, 'mines', '–', player.userId, 100, 'EUR', 'no such reel', noon, noon]);
    const examined = examinedControl({ db: test.db, now: () => test.clock.nowMs });
    const press = async () => examined.run({ round: String(round) });
    expect(await press()).toEqual({ round: String(round) });
    expect(await listed()).toBeUndefined();
    await expect(press()).rejects.toMatchObject({ status: 404 });
    expect(await games.record(player, round)).toMatchObject(isVoided);
  });

  it('[CS-05] [CF-07] the fifth failure in a row closes a game for all players until it is reopened', async () => {
    const tried = async (model: string) => {
      const { statusCode, body } = await games.send(player, 'rounds', games.bodyOf(player, model));
      return [statusCode, statusCode === 200 ? 'played' : (JSON.parse(body) as { errors: { code: string }[] }).errors[0]?.code];
    };
    const seat = async () => (await test.get(player.token, `${GAMES}/seat?model=coin-flip`)).json<Launch>();
    const flip = jest.spyOn(rulesOf('coin-flip'), 'play').mockImplementation(fails);
    for (let n = 0; n < 4; n++) expect(await tried('coin-flip')).toEqual([503, 'unavailable']);
    flip.mockRestore();
    expect(await tried('coin-flip')).toEqual([200, 'played']);

    jest.spyOn(rulesOf('coin-flip'), 'play').mockImplementation(fails);
    test.clock.nowMs += 5_000;
    for (let n = 0; n < 4; n++) await tried('coin-flip');
    expect(await seat()).toMatchObject({ noMoney: null, isDemoOffered: true });
    await tried('coin-flip');
    jest.restoreAllMocks();
    expect(await tried('coin-flip')).toEqual([409, 'game-closed']);
    expect(await seat()).toMatchObject({ noMoney: 'closed', isDemoOffered: false });
    const failing = async () => (await faultsDashboard(test.db).run())[1]?.rows.find(([model]) => model === 'coin-flip');
    const failedAt = '2030-05-01T12:00:05.000Z';
    expect(await failing()).toEqual(['coin-flip', 5, 'no such reel', failedAt, `closed at ${failedAt}`]);
    expect(await tried('dice')).toEqual([200, 'played']);

    await openedControl({ db: test.db }).run({ model: 'coin-flip' });
    expect(await failing()).toBeUndefined();
    test.clock.nowMs += 5_000;
    expect(await tried('coin-flip')).toEqual([200, 'played']);
    await expect((async () => openedControl({ db: test.db }).run({ model: 'coin-flip' }))()).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    ['moves', 'its moves cannot be read'],
    ['choice', 'its choice cannot be read'],
  ])(
    '[CS-05] [CF-07] a record with damaged %s is shown without scene and proof, counted and quarantined, and other rounds remain visible',
    async (column, fault) => {
      const before = await games.opened(player, 'dice');
      test.clock.nowMs += 5_000;
      const { round, returned } = await games.opened(player, 'dice');
      test.clock.nowMs += 5_000;
      const open = await games.opened(player, 'mines');
      await test.db.query(`update game_rounds set ${column} = '{"cut off' where id in ($1, $2)`, [round, open.round]);

      expect((await test.get(player.token, `${GAMES}/seat?model=mines`)).json<Launch>()).toMatchObject({ open: null });
      const list = async () => (await test.get(player.token, `${GAMES}/rounds`)).json<{ rounds: RoundRecord[] }>().rounds;
      await list();
      const nothing = { scene: { kind: 'void' }, made: 0, proof: { serverSeed: null, moves: [] } };
      expect(await list()).toMatchObject([
        { ...isVoided, round: open.round },
        { round, status: 'settled', returned, isFaulty: false, ...nothing },
        { round: before.round, status: 'settled', scene: { kind: 'roll' } },
      ]);
      const damaged = async () =>
        ((await faultsDashboard(test.db).run())[2]?.rows ?? [])
          .filter(([id]) => id === round || id === open.round)
          .map((row) => [row[0], row[4], row[6]]);
      expect(await damaged()).toEqual([
        [round, fault, 2],
        [open.round, fault, 2],
      ]);
      await recordExaminedControl({ db: test.db, now: () => test.clock.nowMs }).run({ round: String(round) });
      expect(await damaged()).toEqual([[open.round, fault, 2]]);
      expect((await faultsDashboard(test.db).run())[1]?.rows.filter(([model]) => model === 'mines')).toEqual([]);
      test.clock.nowMs += 5_000;
      expect(await games.opened(player, 'mines')).toMatchObject({ status: 'open' });
      expect(await games.booksAgree()).toBe(true);
    },
  );
});
