import { type Db, migrate } from '@touchline/server-kernel/db';
import { differences, type Product, reconcile, resultSince } from '@touchline/server-kernel/ledger';
import {
  createDatabase,
  BOTH_ENGINES,
  isBalanced,
  openEmptyPglite,
  openPostgres,
  START_TIMEOUT_MS,
  takeWaiting,
} from '@touchline/server-kernel/testing';
import { readFileSync } from 'node:fs';
import { MIGRATIONS } from '../../testing/test-db.ts';

/** A database of release 0.0.1, written by hand with the names used then. */
const BEFORE = readFileSync(new URL('./before-wagers.sql', `file://${__dirname}/`), 'utf8');

/** Coupons in the tables of that release. */
const COUPON: Product = {
  name: 'coupon',
  kinds: {},
  reconcile: (books) =>
    differences(books, 'coupon', 'select id::text as ref, coalesce(payout, 0) - coalesce(paid_stake, amount) as booked from coupons'),
};

describe.each(BOTH_ENGINES)('migration of a database of release 0.0.1 on %s', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = engine === 'pglite' ? await openEmptyPglite() : await openPostgres(await createDatabase());
    await migrate(
      db,
      MIGRATIONS.filter(({ name }) => name < '030'),
    );
    for (const statement of BEFORE.split(/;\n/).filter((text) => text.trim() !== '')) await db.query(statement);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  it('[MON-2] [MON-7] keeps every amount, names it by its product, and keeps the books balanced', async () => {
    const sums = 'select id, account_id, amount from ledger_entries order by id';
    const [entries, balances] = [await db.query(sums), await db.query('select id, balance from accounts order by id')];

    expect(await migrate(db, MIGRATIONS)).toContain('030-wagers');

    const names = await db.query<{ name: string }>(
      `select product || ':' || ref || ' ' || kind || ' ' || flow || ' ' || coalesce(account_id::text, '-') as name
       from ledger_transactions order by id`,
    );
    expect(names.map(({ name }) => name)).toEqual([
      'opening:101 grant transfer 101',
      'opening:102 grant transfer 102',
      'opening:103 grant transfer 103',
      'mint:77:1:1 grant transfer 101',
      'coupon:5001 stake stake 101',
      'coupon:5002 stake stake 101',
      'coupon:5003 stake stake 102',
      'coupon:5004 stake stake 101',
      'coupon:5001 hyper-bonus pay 101',
      'coupon:5001 payout pay 101',
      'coupon:5002 refund refund 101',
      'coupon:5003 promo pay 102',
    ]);
    expect(await db.query(sums)).toEqual(entries);
    expect(await db.query('select id, balance from accounts order by id')).toEqual(balances);
    const books = await reconcile(db, [COUPON]);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
    expect(books.entries).toBe(26);
  });

  it('[AC-01] includes earlier stakes and returns', async () => {
    const result = await resultSince(db, { userId: 11, accountId: 101, sinceMs: 1_000 });

    // Stakes: 1,000, 600 without 200 prepaid, and 300 still open. Returns: payout 2,100, bonus 50, refund 600.
    expect(result).toEqual({ staked: 1_900, returned: 2_750 });
  });

  it('[BET-6] keeps stored responses and pending placements', async () => {
    const stored = await db.query('select product, id::text, answer from placements order by id');
    const waiting = await db.transaction((tx) =>
      takeWaiting<{ visit: unknown; own: unknown }>(tx, {
        product: 'coupon',
        userId: 11,
        id: '00000000-0000-4000-8000-000000000009',
        nowMs: 9_000,
      }),
    );

    expect(stored).toContainEqual({ product: 'coupon', id: '00000000-0000-4000-8000-000000000001', answer: '{"kept":"to the byte"}' });
    expect(waiting).toEqual({
      bodyHash: 'hash-9',
      memo: {
        visit: {
          ...{ sessionId: 0, isBlocked: false, silentService: null, termsUpdatedAt: 0 },
          limits: [{ units: 5, limitType: 2 }],
        },
        own: { coupon: { id: 'nine' }, site: { playerLimits: [{ units: 5, limitType: 2 }] } },
      },
    });
  });

  it('[MON-2] protects the ledger against changes again afterwards, and keeps names of movements unique', async () => {
    await expect(db.query(`update ledger_transactions set ref = '1'`)).rejects.toThrow('written once');
    const again = `insert into ledger_transactions (product, ref, kind, flow, created_at) values ($1, '5001', 'stake', 'stake', 0)`;
    await expect(db.query(again, ['coupon'])).rejects.toMatchObject({ code: '23505' });
    await db.query(again, ['round']);
    expect((await reconcile(db, [COUPON])).unknown).toEqual([{ product: 'round', transactions: 1 }]);
  });
});
