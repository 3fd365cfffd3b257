import type { Db } from '../db/db.ts';
import { processes } from '../db/migrations/250-processes.ts';
import { BOTH_ENGINES, openTestDbWith, START_TIMEOUT_MS } from '../db/testing/test-db.ts';
import { leaveLease, takeLease } from './lease.ts';

describe.each(BOTH_ENGINES)('a lease on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openTestDbWith(engine, [processes]);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  it('[SRV-2] belongs to one process until it is released, and every change of holder starts a new term', async () => {
    const a = { name: 'line', holder: 'a', lifeMs: 60_000 };
    const b = { ...a, holder: 'b' };
    expect(await takeLease(db, a)).toBe(1);
    expect(await takeLease(db, a)).toBe(1);
    expect(await takeLease(db, b)).toBeUndefined();
    await leaveLease(db, b); // not the holder
    expect(await takeLease(db, b)).toBeUndefined();
    await leaveLease(db, a);
    expect(await takeLease(db, b)).toBe(2);
    expect(await takeLease(db, a)).toBeUndefined();
  });

  it('[SRV-2] expires if its holder does not renew it', async () => {
    expect(await takeLease(db, { name: 'short', holder: 'a', lifeMs: 1 })).toBe(1);
    await db.query('select pg_sleep(0.02)');
    expect(await takeLease(db, { name: 'short', holder: 'b', lifeMs: 60_000 })).toBe(2);
  });

  it('[SRV-2] has one holder even if many processes ask at once', async () => {
    const leases = Array.from({ length: 12 }, (_, n) => takeLease(db, { name: 'many', holder: `p${n}`, lifeMs: 60_000 }));
    expect((await Promise.all(leases)).filter((term) => term !== undefined)).toEqual([1]);
  });
});
