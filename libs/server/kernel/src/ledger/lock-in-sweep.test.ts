import { lockPlayer } from './ledger.ts';
import { BOTH_ENGINES, START_TIMEOUT_MS } from '../db/testing/test-db.ts';
import { type ModuleBackend, startBackend } from '../testing/test-backend.ts';
import { lockPlayerInSweep } from './lock-in-sweep.ts';

describe.each(BOTH_ENGINES)('a sweep over players on %s', (engine) => {
  let test: ModuleBackend;
  beforeAll(async () => {
    test = await startBackend({ modules: [], engine });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());

  /** Locks a player in another transaction. The embedded database has one connection, so nothing can be locked meanwhile. */
  async function hold(userId: number): Promise<{ release: () => void; ended: Promise<void> }> {
    if (engine === 'pglite') return { release: () => undefined, ended: Promise.resolve() };
    let release: () => void = () => undefined;
    const released = new Promise<void>((done) => (release = done));
    let ended: Promise<void> = Promise.resolve();
    await new Promise<void>((locked) => {
      ended = test.db.transaction(async (tx) => {
        await lockPlayer(tx, userId);
        locked();
        await released;
      });
    });
    return { release: () => release(), ended };
  }

  it('[BET-9] [SRV-2] does the items of free players first, and waits for the others at the end', async () => {
    const [held, free] = [await test.addPlayer(), await test.addPlayer()];
    const { release, ended } = await hold(held.userId);
    const order: number[] = [];

    const done = await test.services.stuck.each(
      { job: 'sweep', items: [held.userId, free.userId], keyOf: String },
      async (id, isPatient) => {
        await test.db.transaction((tx) => lockPlayerInSweep(tx, id, isPatient));
        order.push(id);
        // Only reached for the free player while the other one is held.
        release();
        return true;
      },
    );
    await ended;

    expect(done).toBe(2);
    expect(order).toEqual(engine === 'pglite' ? [held.userId, free.userId] : [free.userId, held.userId]);
    expect(test.services.stuck.list()).toEqual([]);
  });

  it('[OD-02] an item of a player who does not exist fails', async () => {
    await test.services.stuck.each({ job: 'sweep', items: [0], keyOf: String }, (id, isPatient) =>
      test.db.transaction(async (tx) => {
        await lockPlayerInSweep(tx, id, isPatient);
        return true;
      }),
    );

    expect(test.services.stuck.list().map(({ reason }) => reason)).toEqual(['Error: user 0 does not exist']);
  });
});
