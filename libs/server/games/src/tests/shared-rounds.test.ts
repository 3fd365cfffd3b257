import { ENGINES, NOON, START_TIMEOUT_MS, type TestBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import { startGames } from './games.test.helper.ts';
import { CLIMB_GRACE_MS, gamesOn, hashOfSeed, settleDue } from '../testing.ts';

// Expected results were computed independently of this code, from the seeds by HMAC-SHA-256.
const CLIMB = { number: 95_193_360, seed: `${'0'.repeat(63)}3`, closesAt: NOON + 20_000, point: 751, reaches3At: 18_311, lastMs: 33_626 };
const BINGO = {
  ...{ number: 63_462_240, seed: `${'0'.repeat(63)}1`, closesAt: NOON + 30_000 },
  drawn: [
    ...[3, 5, 7, 9, 11, 19, 23, 25, 28, 31, 32, 33, 37, 40, 42, 44, 45, 46, 48, 53],
    ...[55, 56, 57, 58, 59, 60, 62, 65, 66, 69, 70, 71, 72, 74, 75],
  ],
  cardOf7: [11, 20, 31, 59, 61, 8, 26, 42, 50, 70, 14, 23, 0, 49, 63, 12, 30, 32, 46, 65, 1, 17, 43, 52, 67],
};

describe.each(ENGINES)('shared climbs and bingo draws on %s', (engine) => {
  let test: TestBackend;
  let games: ReturnType<typeof gamesOn>;
  let players: TestPlayer[];

  beforeAll(async () => {
    test = await startGames(engine);
    games = gamesOn(test);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    players = [];
    for (let n = 0; n < 3; n++) players.push(await test.addPlayer({ money: 10_000 }));
  });

  const drawOf = (model: string, { number, seed, closesAt }: { number: number; seed: string; closesAt: number }) =>
    test.db.query('insert into game_draws (model, number, server_seed, closes_at) values ($1, $2, $3, $4)', [
      ...[model, number, seed, closesAt],
    ]);
  const [first, second, third] = [() => players[0] as TestPlayer, () => players[1] as TestPlayer, () => players[2] as TestPlayer];

  it('[CS-05] [SEC-10] one climb for all players: it begins when bets close, players leave by the server’s clock, and the end is secret until it happens', async () => {
    await drawOf('crash', CLIMB);
    const taken = await games.opened(first(), 'crash', { choice: { auto: 1_000_000 } });
    const auto = await games.opened(second(), 'crash', { choice: { auto: 300 } });
    const stayed = await games.opened(third(), 'crash', { choice: { auto: 800 } });
    expect(taken).toMatchObject({ status: 'open', moves: [], scene: { kind: 'waiting', leftMs: 20_000 } });
    expect(await games.table('crash')).toMatchObject({
      ...{ number: CLIMB.number, leftMs: 20_000, hash: hashOfSeed(CLIMB.seed), players: 3, bets: [], results: [] },
    });
    test.clock.nowMs = CLIMB.closesAt - 1;
    expect((await games.move(first(), taken.round, 0, 'cash-500')).statusCode).toBe(409);
    expect(await games.moved(first(), taken.round, 0, 'check')).toMatchObject({ scene: { kind: 'waiting', leftMs: 1 } });

    test.clock.nowMs = CLIMB.closesAt + 10_000; // 100 × e^0.6 = 182.2
    const stillIn = { status: 'open', moves: [{ name: 'cash' }], scene: { kind: 'climb', point: null, sinceMs: 10_000 } };
    expect(await games.moved(third(), stayed.round, 0, 'check')).toMatchObject(stillIn);
    const left = { status: 'settled', returned: 182, scene: { point: null, cashedAt: 182 } };
    expect(await games.moved(first(), taken.round, 0, 'cash-999999')).toMatchObject(left);
    const secret = async () => {
      const { proof, scene } = await games.record(first(), taken.round);
      const isListed = (await games.table('crash')).results.some(({ number }) => number === CLIMB.number);
      return [proof.serverSeed, scene.kind === 'climb' && scene.point, isListed];
    };
    expect(await secret()).toEqual([null, null, false]);
    expect(await settleDue(test.services)).toBe(0);

    test.clock.nowMs = CLIMB.closesAt + CLIMB.reaches3At;
    expect(await settleDue(test.services)).toBe(1);
    expect(await games.record(second(), auto.round)).toMatchObject({ status: 'settled', returned: 300 });
    test.clock.nowMs = CLIMB.closesAt + CLIMB.lastMs;
    expect(await settleDue(test.services)).toBe(0);
    expect(await secret()).toEqual([null, null, false]);

    test.clock.nowMs += 1;
    const waits = { status: 'open', moves: [], returned: 0, scene: { kind: 'climb', point: CLIMB.point, cashedAt: null } };
    expect(await games.moved(third(), stayed.round, 0, 'check')).toMatchObject(waits);
    expect(await settleDue(test.services)).toBe(0);
    test.clock.nowMs += CLIMB_GRACE_MS;
    expect(await settleDue(test.services)).toBe(1);
    expect(await games.record(third(), stayed.round)).toMatchObject({ status: 'settled', returned: 0, proof: { moves: ['end'] } });
    expect(await secret()).toEqual([CLIMB.seed, CLIMB.point, true]);
    expect((await games.table('crash')).results).toContainEqual({ number: CLIMB.number, result: ['751'], serverSeed: CLIMB.seed });
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CS-05] one bingo draw for all players: each sees their own card at once, and the balls when the draw closes', async () => {
    await drawOf('bingo-75', BINGO);
    const cards = [7, 2, 64]; // none, one and three full lines of this draw
    const rounds = [];
    for (const [at, card] of cards.entries()) {
      const player = players[at] as TestPlayer;
      rounds.push(await games.opened(player, 'bingo-75', { choice: { card } }));
    }
    expect(rounds[0]).toMatchObject({ status: 'open', scene: { kind: 'waiting', leftMs: 30_000, card: BINGO.cardOf7 } });
    expect((await games.send(first(), 'rounds', games.bodyOf(first(), 'bingo-75', { choice: { card: 10_000 } }))).statusCode).toBe(400);

    test.clock.nowMs = BINGO.closesAt;
    expect(await settleDue(test.services)).toBe(3);
    const records = await Promise.all(rounds.map(({ round }, at) => games.record(players[at] as TestPlayer, round)));
    expect(records.map(({ returned }) => returned)).toEqual([0, 200, 2_500]);
    for (const { scene, proof } of records) {
      expect(scene.kind === 'bingo' && scene.drawn.toSorted((a, b) => a - b)).toEqual(BINGO.drawn);
      expect(proof).toMatchObject({ serverSeed: BINGO.seed, clientSeed: 'bingo-75', nonce: BINGO.number });
    }
    expect((await games.table('bingo-75')).results[0]).toMatchObject({ number: BINGO.number, result: BINGO.drawn.map(String) });
    expect(await games.booksAgree()).toBe(true);
  });
});
