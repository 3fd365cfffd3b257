import { climbOf, resultOf } from '@touchline/casino-game-math';
import {
  chance,
  ENGINES,
  NOON,
  START_TIMEOUT_MS,
  type TestBackend,
  type TestPlayer,
  TRIAL_TIMEOUT_MS,
  trialsEach,
} from '@touchline/server-kernel/testing';
import { Readable } from 'node:stream';
import { startGames } from './games.test.helper.ts';
import { CLIMB_GRACE_MS, drawsOf, GAMES, gamesOn, keepExit, readRound, settleDue } from '../testing.ts';

const PERIOD_MS = 20_000;
// Computed independently of this code, from the seed by HMAC-SHA-256: the climb ends at 7.51.
const CLIMB = { number: 95_193_360, seed: `${'0'.repeat(63)}3`, startsAt: NOON + PERIOD_MS, lastMs: 33_626, point: 751 };
/** 100 × e^0.6 = 182.2 */
const AT_182 = CLIMB.startsAt + 10_000;
const OVER = CLIMB.startsAt + CLIMB.lastMs + 1;

describe.each(ENGINES)('leaving a climb on %s', (engine) => {
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
    player = await test.addPlayer({ money: 1_000_000 });
    await drawOf(CLIMB.number, CLIMB.seed);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    test.clock.nowMs = OVER + PERIOD_MS;
    await settleDue(test.services);
  });

  const drawOf = (number: number, seed: string) =>
    test.db.query(
      `insert into game_draws (model, number, server_seed, closes_at) values ('crash', $1, $2, $3)
       on conflict (model, number) do nothing`,
      [number, seed, (number + 1) * PERIOD_MS],
    );
  const opened = (choice: object = {}, of = player) => games.opened(of, 'crash', { choice });
  const cash = (round: number, id = 'leaving-1', payload?: Readable) =>
    test.app.inject({
      method: 'POST',
      url: `${GAMES}/rounds/${round}/moves`,
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      payload: payload ?? { id, at: 0, move: 'cash-100' },
    });

  /** The climb of all tests of this file, as its players see it. */
  const climbNow = async () => {
    const { nowMs } = test.clock;
    test.clock.nowMs = AT_182;
    const { climb } = await games.table('crash');
    test.clock.nowMs = nowMs;
    return climb;
  };

  it('[CS-05] pays a cash-out at its arrival, also when everything after that happens only once the climb is over', async () => {
    const { round } = await opened();
    test.clock.nowMs = AT_182;
    const { db } = test.services;
    const query = db.query.bind(db);
    jest.spyOn(db, 'query').mockImplementation((...args: Parameters<typeof query>) => {
      test.clock.nowMs = OVER; // whatever waits for the database is late
      return query(...args);
    });
    expect((await cash(round)).json()).toMatchObject({ status: 'settled', returned: 182, scene: { cashedAt: 182, point: CLIMB.point } });
    expect(await games.booksAgree()).toBe(true);
  });

  it('[CS-05] [SEC-10] a request whose body is held back arrives with its body', async () => {
    const { round } = await opened();
    test.clock.nowMs = AT_182;
    let isBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (isBegun = resolve));
    const body = new Readable({ read: () => isBegun() });
    const asked = cash(round, 'leaving-1', body);
    await begun;
    test.clock.nowMs = OVER;
    body.push(JSON.stringify({ id: 'leaving-1', at: 0, move: 'cash-100' }));
    body.push(null);
    expect((await asked).json()).toMatchObject({ status: 'open', moves: [], scene: { point: CLIMB.point, cashedAt: null } });
    test.clock.nowMs += CLIMB_GRACE_MS;
    expect(await settleDue(test.services)).toBe(1);
    expect(await games.record(player, round)).toMatchObject({ status: 'settled', returned: 0 });
  });

  it('[CS-05] settles a stored cash-out by a status check or by the worker, whichever is first', async () => {
    const other = await test.addPlayer();
    const first = await opened();
    const second = await opened({}, other);
    for (const [at, { round }] of [first, second].entries()) {
      const row = await readRound(test.db, round);
      if (row === undefined) throw new Error('no round');
      await keepExit(test.db, row, { id: `leaving-${at}`, arrivedAt: AT_182 + at });
    }
    test.clock.nowMs = OVER;
    expect(await games.moved(other, second.round, 0, 'check')).toMatchObject({ status: 'settled', returned: 182 });
    expect(await settleDue(test.services)).toBe(1);
    expect(await games.record(player, first.round)).toMatchObject({ status: 'settled', returned: 182 });
  });

  it('[CS-05] gives a repeat the first answer: refused when it came too early, paid once and at its first arrival otherwise', async () => {
    const { round } = await opened();
    test.clock.nowMs = CLIMB.startsAt + 100; // 1.00, below the lowest cash-out
    expect((await cash(round, 'too-early')).statusCode).toBe(409);
    test.clock.nowMs = AT_182;
    expect((await cash(round, 'too-early')).statusCode).toBe(409);
    const before = await test.balance(player.accountId);
    expect((await cash(round, 'in-time-1')).json()).toMatchObject({ returned: 182, settledAt: AT_182 });
    test.clock.nowMs = OVER;
    expect((await cash(round, 'in-time-1')).json()).toMatchObject({ returned: 182, settledAt: AT_182 });
    expect((await cash(round, 'too-early')).statusCode).toBe(409);
    expect(await test.balance(player.accountId)).toBe(before + 182);
  });

  it('[CS-05] counts the arrival of the first request of an id, also when its repeat is stored before it', async () => {
    const { round } = await opened();
    const row = await readRound(test.db, round);
    if (row === undefined) throw new Error('no round');
    expect(await keepExit(test.db, row, { id: 'leaving-1', arrivedAt: OVER })).toBe(OVER);
    expect(await keepExit(test.db, row, { id: 'leaving-1', arrivedAt: AT_182 })).toBe(AT_182);
    expect(await keepExit(test.db, row, { id: 'leaving-1', arrivedAt: OVER })).toBe(AT_182);
    test.clock.nowMs = OVER;
    expect(await games.moved(player, round, 0, 'check')).toMatchObject({ status: 'settled', returned: 182 });
  });

  it('[CS-05] keeps twenty refused requests of a round, and the one that counts beyond them', async () => {
    const { round } = await opened();
    for (let at = 0; at < 25; at++) expect((await cash(round, `too-early-${at}`)).statusCode).toBe(409);
    test.clock.nowMs = AT_182;
    expect((await cash(round, 'in-time-1')).json()).toMatchObject({ returned: 182 });
    const kept = await test.db.query<{ count: number }>('select count(*)::bigint as count from game_exits where round_id = $1', [round]);
    expect(kept).toEqual([{ count: 21 }]);
  });

  it('[CS-05] cashes out at the preset multiple, at the player’s request before it, and by hand alone without one', async () => {
    const [other, third] = [await test.addPlayer(), await test.addPlayer()];
    const before = (await climbNow()) ?? { players: 0, left: 0, exits: [] };
    const byHand = await opened({ auto: 300 });
    const preset = await opened({ auto: 150 }, other);
    const none = await opened({}, third);
    expect([byHand, preset, none].map(({ scene }) => scene.kind)).toEqual(['waiting', 'waiting', 'waiting']);
    test.clock.nowMs = AT_182;
    expect((await cash(byHand.round)).json()).toMatchObject({ returned: 182, scene: { auto: 300 } });
    expect(await games.moved(other, preset.round, 0, 'check')).toMatchObject({ returned: 150, scene: { auto: 150, cashedAt: 150 } });
    expect(await games.moved(third, none.round, 0, 'check')).toMatchObject({ status: 'open', scene: { auto: null, point: null } });

    const climb = await climbNow();
    expect(climb).toMatchObject({ number: CLIMB.number, players: before.players + 3, left: before.left + 2 });
    expect(climb?.exits.toSorted()).toEqual([150, 182, ...before.exits].toSorted());
    expect(JSON.stringify(await games.table('crash'))).not.toContain(player.login);
  });

  it('[CS-05] lists the last twenty climbs, and none of the players of a climb without bets', async () => {
    for (let at = 1; at <= 30; at++) await drawOf(CLIMB.number - at, `${'0'.repeat(60)}${1_000 + at}`);
    const { results, climb } = await games.table('crash');
    const numbers = results.map(({ number }) => number);
    expect([numbers.length, numbers.toSorted((a, b) => b - a)]).toEqual([20, numbers]);
    expect(climb).toBeUndefined();
  });

  it(
    '[CS-05] in any order of arrival, storage, checks and settlement pays what was shown at the arrival, and nothing after the end',
    async () => {
      const rules = climbOf('crash');
      if (rules === null) throw new Error('crash does not climb');
      const random = chance(42);
      for (let trial = 1; trial <= trialsEach(1000); trial++) {
        const number = CLIMB.number + trial * 100;
        const seed = trial.toString(16).padStart(64, '0');
        const startsAt = (number + 1) * PERIOD_MS;
        const point = Number(resultOf('crash', () => drawsOf({ serverSeed: seed, clientSeed: 'crash', nonce: number }))[0]);
        await drawOf(number, seed);
        test.clock.nowMs = number * PERIOD_MS;
        // A session does not last from one trial to the next.
        player = await test.addPlayer({ money: 1_000 });
        const { round } = await opened();
        const row = await readRound(test.db, round);
        if (row === undefined) throw new Error('no round');
        const endsAt = startsAt + rules.timeTo(point + 1);
        const arrivedAt = startsAt + random(2 * (endsAt - startsAt) + 1_000);
        const storedAt = arrivedAt + random(CLIMB_GRACE_MS);
        const events: [number, () => Promise<unknown>][] = [
          [storedAt, () => keepExit(test.db, row, { id: 'leaving-1', arrivedAt })],
          [storedAt + random(10_000), () => cash(round)],
          ...Array.from({ length: 3 }, (): [number, () => Promise<unknown>] => [
            startsAt + random(endsAt - startsAt + 5_000),
            () => (random(2) === 0 ? settleDue(test.services) : games.moved(player, round, 0, 'check')),
          ]),
          [Math.max(endsAt, storedAt) + CLIMB_GRACE_MS + 10_000, () => settleDue(test.services)],
        ];
        for (const [at, work] of events.toSorted(([one], [another]) => one - another)) {
          test.clock.nowMs = at;
          await work();
        }
        const height = rules.heightAfter(arrivedAt - startsAt);
        const expected = height >= 101 && height <= point ? height : 0;
        const { status, returned } = await games.record(player, round);
        expect({ trial, point, status, returned }).toEqual({ trial, point, status: 'settled', returned: expected });
      }
      expect(await games.booksAgree()).toBe(true);
    },
    TRIAL_TIMEOUT_MS,
  );
});
