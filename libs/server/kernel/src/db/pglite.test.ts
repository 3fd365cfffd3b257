import { setImmediate } from 'node:timers/promises';
import type { Db } from './db.ts';
import { openEmptyPglite, START_TIMEOUT_MS } from './testing/test-db.ts';

describe('the embedded database', () => {
  let db: Db;
  beforeAll(async () => {
    db = await openEmptyPglite();
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  it.each(['alone', 'in a transaction'])('[SRV-3] lets requests through while a sweep asks it in a loop, %s', async (how) => {
    let isAnswered = false;
    const request = setImmediate().then(() => (isAnswered = true));
    const sweep = async ({ query }: Pick<Db, 'query'>) => {
      for (let n = 0; !isAnswered && n < 2_000; n += 1) await query('select 1');
      return isAnswered;
    };

    const wasAnsweredBefore = how === 'alone' ? await sweep(db) : await db.transaction(sweep);
    await request;

    expect(wasAnsweredBefore).toBe(true);
  });
});
