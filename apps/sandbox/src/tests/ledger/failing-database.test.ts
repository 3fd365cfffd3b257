import { measured } from '@touchline/measured';
import { type Db, migrate } from '@touchline/server-kernel/db';
import { BOTH_ENGINES, createDatabase, openPostgres, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import type { PlaceAnswer } from '@touchline/betting-contract';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { type TestApp, testAppOn, type TestPlayer } from '../../testing/test-app.ts';
import { MIGRATIONS, openTestDb } from '../../testing/test-db.ts';

const BETS = 5;
/** Shorter than the five seconds of the product. */
const LOCK_MS = 500;

describe.each(BOTH_ENGINES)('a database on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  let games = 40_000;
  /** While true, the database finds no space for a coupon, as Postgres reports it. */
  let isFull = false;
  beforeAll(async () => {
    const db = await openTestDb(engine);
    const filling: Db = {
      ...db,
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            query: async (sql, params) => {
              if (isFull && sql.includes('insert into coupons'))
                throw Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
              return tx.query(sql, params);
            },
          }),
        ),
    };
    test = await testAppOn(filling, { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' });
    player = await test.addPlayer();
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  const place = () => {
    const bet = test.prices.addGame((games += 1));
    return test.post(player.token, '/web-api/coupon/place', test.coupon(player, { bets: [bet], amount: 100 }));
  };
  const placeMany = () => Promise.all(Array.from({ length: BETS }, place));
  const booked = async () => (await test.db.query<{ n: number }>('select count(*)::bigint as n from coupons'))[0]?.n ?? 0;
  const stateOf = async () => [await booked(), await test.balance(player.accountId)];

  it('[SRV-5] answers bets with 503 while its disk is full, books none, and accepts bets once there is space', async () => {
    const [before = 0, money = 0] = await stateOf();
    isFull = true;
    const answers = await placeMany();
    isFull = false;

    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(Array(BETS).fill([503, '1']));
    const accepted = (await booked()) - before;
    measured({ id: 'SRV-5', unit: 'bets booked on a full disk', atMost: 0, trials: 10, value: accepted, tried: BETS });
    expect(await test.balance(player.accountId)).toBe(money);
    expect((await place()).json<PlaceAnswer>().status).toBe('accepted');
    measured({ id: 'SRV-5', unit: 'bets accepted after a full disk', atLeast: 1, trials: 2, value: (await booked()) - before });
  });
});

// The embedded database has one connection, so no other process can hold a lock in it.
if (BOTH_ENGINES.includes('postgres'))
  it(
    '[SRV-5] answers bets with a time to retry while another process holds a table, books none, and accepts bets after that',
    async () => {
      const db = await openPostgres(await createDatabase(), { lockMs: LOCK_MS });
      await migrate(db, MIGRATIONS);
      const test = await testAppOn(db, { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' });
      const players: TestPlayer[] = [];
      while (players.length < BETS) players.push(await test.addPlayer());
      const place = (player: TestPlayer, game: number) =>
        test.post(player.token, '/web-api/coupon/place', test.coupon(player, { bets: [test.prices.addGame(game)], amount: 100 }));
      const booked = async () => (await db.query<{ n: number }>('select count(*)::bigint as n from coupons'))[0]?.n ?? 0;
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let hold: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (hold = resolve));
      const holder = db.transaction(async (tx) => {
        await tx.query('lock table accounts in access exclusive mode');
        hold();
        await released;
      });
      await held;

      const answers = await Promise.all(players.map((player, at) => place(player, 50_000 + at)));
      release();
      await holder;

      expect(answers.filter(({ statusCode }) => statusCode !== 503 && statusCode !== 409).map(({ body }) => body)).toEqual([]);
      expect(answers.filter(({ headers }) => headers['retry-after'] === undefined).map(({ body }) => body)).toEqual([]);
      measured({
        id: 'SRV-5',
        unit: 'bets booked in a locked database',
        atMost: 0,
        trials: 5,
        value: await booked(),
        tried: answers.length,
      });
      for (const player of players) expect(await test.balance(player.accountId)).toBe(100_000);
      const [first] = players;
      expect(first && (await place(first, 51_000)).json<PlaceAnswer>().status).toBe('accepted');
      await test.close();
    },
    START_TIMEOUT_MS,
  );
