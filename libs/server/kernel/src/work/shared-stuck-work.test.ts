import type { Db } from '../db/db.ts';
import { stuckItems } from '../db/migrations/402-stuck-items.ts';
import { TakenElsewhere } from '../db/taken-elsewhere.ts';
import { ENGINES, openTestDbWith, START_TIMEOUT_MS } from '../db/testing/test-db.ts';
import { restOfConfig } from '../testing/rest-of-config.ts';
import { backendOn, startBackend, type TestBackend } from '../testing/test-backend.ts';
import { failureStore } from './failure-store.ts';
import { openStuckWork } from './stuck-work.ts';

const HOUR_MS = 3_600_000;
const BROKEN = new Error('on purpose');

describe.each(ENGINES)('failing work of several processes on %s', (engine) => {
  let db: Db;
  const clock = { nowMs: 0 };
  let reported: unknown[];
  beforeAll(async () => {
    db = await openTestDbWith(engine, [stuckItems]);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.query('delete from stuck_items');
    clock.nowMs = 1_000_000;
    reported = [];
  });

  /** A process that reads what others have stored before each batch, while `readsMs` is not 0. */
  const startProcess = (store = failureStore(db), passed = { readsMs: 2_000 }) => {
    let elapsedMs = 0;
    const report = (error: unknown) => void reported.push(error);
    const work = openStuckWork({ now: () => clock.nowMs, report, store, elapsed: () => (elapsedMs += passed.readsMs) });
    /** Tries these items; `broken` fails. @returns those that were tried. */
    const run = async (items: readonly string[], broken: string | null = 'broken') => {
      const tried: string[] = [];
      await work.each({ job: 'job', items, keyOf: (item) => item }, async (item) => {
        tried.push(item);
        if (item === broken) throw BROKEN;
        return true;
      });
      return tried;
    };
    return { ...work, run };
  };
  const rows = () => db.query<{ item: string; failures: number }>('select item, failures from stuck_items order by item');

  it('[OD-02] [BET-8] an item that fails in one process is skipped, counted and listed by the others', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await other.run([]);
    expect(await one.run(['broken', 'good'])).toEqual(['broken', 'good']);

    expect(await other.run(['broken', 'good'])).toEqual(['good']);
    expect(other.list()).toEqual(one.list());
    for (let n = 1; n < 5; n += 1) {
      clock.nowMs += 60_000;
      await (n % 2 === 0 ? one : other).run(['broken']);
    }
    await other.run([]);
    expect([one, other].map((each) => each.list().map(({ failures, isQuarantined }) => [failures, isQuarantined]))).toEqual([
      [[5, true]],
      [[5, true]],
    ]);
    expect(reported).toHaveLength(5);
  });

  it('[OD-02] an item that another process has done fails no longer', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one.run(['broken']);
    clock.nowMs += 60_000;

    expect(await other.run(['broken'], null)).toEqual(['broken']);
    await one.run([]);
    expect([one.list(), await rows()]).toEqual([[], []]);
  });

  it('[OD-02] an item that another process does before it knows of the failure fails no longer', async () => {
    const passed = { readsMs: 2_000 };
    const [one, other] = [startProcess(), startProcess(failureStore(db), passed)];
    await other.run([]);
    await one.run(['broken']);
    passed.readsMs = 0;
    expect(await other.run(['broken'], null)).toEqual(['broken']);
    expect(await rows()).toHaveLength(1);

    passed.readsMs = 2_000;
    await other.run([]);
    await one.run([]);
    expect([one.list(), other.list(), await rows()]).toEqual([[], [], []]);
  });

  it('[OD-02] a failure that is stored after another process has done the item is removed; a later one stays', async () => {
    let begin: () => void = () => undefined;
    const stored = failureStore(db);
    const begun = new Promise<void>((done) => (begin = done));
    const [one, other] = [startProcess({ ...stored, write: (failure) => begun.then(() => stored.write(failure)) }), startProcess()];
    const failing = one.run(['broken']);
    await other.run(['broken'], null);
    await other.run([]);
    clock.nowMs += 10_000;
    begin();
    await failing;

    await other.run([]);
    await one.run([]);
    expect([one.list(), other.list(), await rows()]).toEqual([[], [], []]);
    clock.nowMs += 60_001;
    await one.run(['broken']);
    await other.run([]);
    expect(other.list().map(({ item, failures }) => [item, failures])).toEqual([['broken', 1]]);
  });

  it('[OD-02] an operator’s request to try again reaches all processes', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await other.run([]);
    for (let n = 0; n < 5; n += 1) {
      await one.run(['broken']);
      clock.nowMs += 60_000;
    }
    expect(await other.run(['broken'], null)).toEqual([]);

    expect(await one.tryAgain('job', 'broken')).toBe(true);
    expect(await other.run(['broken'], null)).toEqual(['broken']);
  });

  it('[OD-02] a new process lets every item be tried again once, and counts on', async () => {
    const one = startProcess();
    for (let n = 0; n < 5; n += 1) {
      await one.run(['broken']);
      clock.nowMs += 60_000;
    }
    const next = startProcess();

    expect(await next.run(['broken'])).toEqual(['broken']);
    expect(await next.run(['broken'])).toEqual([]);
    expect(await rows()).toEqual([{ item: 'broken', failures: 6 }]);
  });

  it('[OD-02] an item that no sweep has offered for two hours is forgotten', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one.run(['broken']);
    clock.nowMs += 2 * HOUR_MS + 5_001;
    await other.run([]);
    await one.run([]);

    expect([one.list(), other.list(), await rows()]).toEqual([[], [], []]);
  });

  it('[OD-02] an item that another process has is neither a failure nor done: the one who has it decides', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await one.run(['broken']);
    clock.nowMs += 60_000;
    const attempts: boolean[] = [];
    const left: string[] = [];
    const batch = { job: 'job', items: ['broken'], keyOf: (item: string) => item, onLeft: (item: string) => void left.push(item) };

    const done = await other.each(batch, async (_, isPatient) => {
      attempts.push(isPatient);
      throw new TakenElsewhere();
    });

    expect([done, attempts, left]).toEqual([0, [false, true], ['broken']]);
    expect(await rows()).toEqual([{ item: 'broken', failures: 1 }]);
  });

  it('[BET-8] a failure that cannot be stored is reported, and this process still waits before it tries again', async () => {
    const store = { ...failureStore(db), write: () => Promise.reject(new Error('read-only')) };
    const one = startProcess(store);
    await one.run(['broken']);

    expect(await one.run(['broken'])).toEqual([]);
    expect(one.list().map(({ item, failures }) => [item, failures])).toEqual([['broken', 1]]);
    expect(reported.map(String)).toEqual(['Error: read-only', 'Error: on purpose']);
  });
});

describe.each(ENGINES)('two backends on one database (%s)', (engine) => {
  let one: TestBackend | undefined;
  let other: TestBackend | undefined;
  beforeAll(async () => {
    const first = await startBackend({ modules: [], engine });
    [one, other] = [first, await backendOn(first.db, { modules: [() => restOfConfig([])] })];
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await other?.app.close();
    await one?.close();
  });

  it('[OD-02] [CF-07] each lists what fails in the other, and has the messages of both', async () => {
    const [stuck, otherStuck] = [one?.services.stuck, other?.services.stuck];
    await stuck?.each({ job: 'job', items: ['broken'], keyOf: (item) => item }, () => Promise.reject(BROKEN));
    await one?.services.outbox.send({ kind: 'sms', to: '+49', subject: '', text: 'Code 1' });

    await otherStuck?.each({ job: 'another', items: [], keyOf: String }, () => Promise.resolve(true));
    expect(otherStuck?.list().map(({ item, reason }) => [item, reason])).toEqual([['broken', 'Error: on purpose']]);
    expect((await other?.services.outbox.messages())?.map(({ text }) => text)).toEqual(['Code 1']);
  });
});
