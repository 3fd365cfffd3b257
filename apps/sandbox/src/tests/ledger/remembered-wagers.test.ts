import {
  ENGINES,
  openRounds,
  rememberWagers,
  type RoundAnswer,
  ROUNDS_TABLE,
  START_TIMEOUT_MS,
  usedSince,
} from '@touchline/server-kernel/testing';
import type { Queryable } from '@touchline/server-kernel/db';
import { minorOf } from '@touchline/server-kernel/ledger';
import { randomUUID } from 'node:crypto';
import { NOON, startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WINDOWS = [DAY, 7 * DAY, 30 * DAY];

describe.each(ENGINES)('remembered wagers on %s', (engine) => {
  let test: TestApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startTestApp(engine);
    await test.db.query(ROUNDS_TABLE);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 1_000_000 });
  });

  const question = () => ({
    userId: player.userId,
    nowMs: test.clock.nowMs,
    sinceMs: WINDOWS.map((length) => test.clock.nowMs - length),
  });
  /** A reader like that of the gate, which counts new movements while it holds the player's lock. */
  const reading = () => {
    const remembered = rememberWagers();
    return async (db: Queryable = test.db) => {
      const { knownUpTo, reader } = remembered.of(player);
      const [row] = await db.query<{ count: number }>('select count(*) from ledger_transactions where user_id = $1 and id > $2', [
        player.userId,
        knownUpTo,
      ]);
      return reader(row?.count ?? 0)(db, question());
    };
  };
  /** Stakes and losses in the first window, in cents. */
  const today = async (read: ReturnType<typeof reading>): Promise<number[]> => {
    const [sum] = await read();
    return [sum?.wagered ?? 0n, sum?.lost ?? 0n].map((worth) => minorOf(worth, 'EUR'));
  };
  const stake = async (amount: number): Promise<number> => {
    const visit = { ...test.visit(player), sessionId: player.sessionId };
    const answer = await openRounds(test.services).stake({ ...player, id: randomUUID(), amount, visit });
    const made = JSON.parse(answer) as RoundAnswer;
    if (made.status !== 'accepted') throw new Error(answer);
    return made.round;
  };
  const later = async (ms: number) => {
    test.clock.nowMs += ms;
    await test.signIn(player.userId);
    const [row] = await test.db.query<{ id: number }>('select max(id) as id from sessions where user_id = $1', [player.userId]);
    player = { ...player, sessionId: row?.id ?? 0 };
  };

  it('[LIM-1] [LIM-12] equal the sums of the ledger after every stake, win, refund and jump of the clock in either direction', async () => {
    const [read, rounds] = [reading(), openRounds(test.services)];
    const open: number[] = [];
    const steps: (() => Promise<unknown>)[] = [
      async () => open.push(await stake(700), await stake(300)),
      async () => rounds.win(open.shift() ?? 0, 950),
      () => later(20 * HOUR),
      async () => open.push(await stake(110)),
      () => later(6 * DAY),
      async () => rounds.refund(open.shift() ?? 0, 300),
      async () => open.push(await stake(90), await stake(60)),
      () => later(17 * DAY),
      async () => rounds.win(open.shift() ?? 0, 45),
      () => later(-12 * DAY),
      async () => open.push(await stake(1_000)),
      () => later(33 * DAY),
      async () => rounds.win(open.shift() ?? 0, 5),
      async () => open.push(await stake(20)),
      () => later(-40 * DAY),
    ];
    for (const step of steps) {
      await step();
      expect(await read()).toEqual(await usedSince(test.db, question()));
    }
    test.clock.nowMs = NOON + DAY;
    expect((await read())[2]?.wagered).toBeGreaterThan(0n);
  });

  it('[LIM-1] do not include rolled-back movements, and include those of other processes', async () => {
    const [read, other] = [reading(), reading()];
    await stake(500);
    expect(await today(read)).toEqual([500, 500]);
    const undone = test.db.transaction(async (tx) => {
      await read(tx);
      await tx.query('update users set ban_level = 0 where id = $1', [player.userId]);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const round = await stake(250);
    expect(await today(other)).toEqual([750, 750]);
    await openRounds(test.services).win(round, 100);
    expect(await today(read)).toEqual([750, 650]);
    expect(await today(other)).toEqual([750, 650]);
  });

  it('[LIM-1] [LIM-2] the gate does not query the ledger if only its own stakes are new, and does so after stakes of others', async () => {
    const queries: string[] = [];
    const counted = (db: Queryable): Queryable => ({ query: (sql, params) => (queries.push(sql), db.query(sql, params)) });
    const db = {
      ...test.db,
      ...counted(test.db),
      transaction: <T>(work: (tx: Queryable) => Promise<T>) => test.db.transaction((tx) => work(counted(tx))),
    };
    const limits = [{ limitType: 1 as const, units: 20 }];
    const [mine, elsewhere] = [openRounds({ ...test.services, db }), openRounds(test.services)];
    const play = async (rounds: typeof mine, amount: number): Promise<number | string> => {
      const visit = { ...test.visit(player), sessionId: player.sessionId, limits };
      const made = JSON.parse(await rounds.stake({ ...player, id: randomUUID(), amount, visit })) as RoundAnswer;
      return made.status === 'accepted' ? made.round : made.reason;
    };
    const sums = () => queries.splice(0).filter((sql) => sql.includes('moves.flow, moves.created_at')).length;
    await play(mine, 300);
    await play(mine, 300);
    // The first two stakes query the ledger, because there are no sums to continue from.
    expect(sums()).toBe(2);
    await play(mine, 300);
    expect(sums()).toBe(0);

    await play(elsewhere, 400);
    expect([await play(mine, 701), sums()]).toEqual(['limit-reached', 1]);
    expect([typeof (await play(mine, 700)), sums()]).toEqual(['number', 0]);
    expect([await play(mine, 1), sums()]).toEqual(['limit-reached', 0]);

    const all = await Promise.all(Array.from({ length: 50 }, () => play(mine, 1)));
    expect(new Set(all)).toEqual(new Set(['limit-reached']));
    await later(DAY);
    const edge = await Promise.allSettled(Array.from({ length: 50 }, (_, nth) => play(nth % 2 === 0 ? mine : elsewhere, 100)));
    const taken = edge.filter((each) => each.status === 'fulfilled' && typeof each.value === 'number');
    expect(taken).toHaveLength(20);
  });
});
