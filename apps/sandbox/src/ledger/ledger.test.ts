import type { Db } from '../db/db.ts';
import { ENGINES, openTestDb } from '../db/testing/test-db.ts';
import { openHouse, type House } from './house.ts';
import { lockPlayer, post, type Posting } from './ledger.ts';
import { isBalanced, reconcile } from './reconcile.ts';

describe.each(ENGINES)('ledger on %s', (engine) => {
  let db: Db;
  let house: House;
  let nextRef = 0;

  beforeAll(async () => {
    db = await openTestDb(engine);
    house = await openHouse(db, ['EUR', 'KWD']);
  }, 60_000);
  afterAll(() => db.close());

  const aPlayer = async (currencyIso: string) => {
    const login = `player-${(nextRef += 1)}`;
    const [user] = await db.query<{ id: number }>(
      `insert into users (login, password_hash, registered_at) values ($1, 'x', 0) returning id`,
      [login],
    );
    const [account] = await db.query<{ id: number }>('insert into accounts (user_id, type, currency_iso) values ($1, 0, $2) returning id', [
      user?.id,
      currencyIso,
    ]);
    return { userId: user?.id ?? 0, accountId: account?.id ?? 0 };
  };
  const move = (kind: Posting['kind'], accountId: number, houseId: number, amount: number) =>
    db.transaction((tx) =>
      post(tx, {
        kind,
        ref: `test:${(nextRef += 1)}`,
        at: 0,
        entries: [
          { accountId, amount },
          { accountId: houseId, amount: -amount },
        ],
      }),
    );
  const balanceOf = async (accountId: number) =>
    (await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]))[0]?.balance;

  it('[MON-2] moves money between two accounts and tells both balances', async () => {
    const { accountId } = await aPlayer('EUR');

    const balances = await move('grant', accountId, house.grants('EUR'), 100_000);

    expect(balances.get(accountId)).toBe(100_000);
    expect(await balanceOf(accountId)).toBe(100_000);
  });

  it('[MON-2] refuses entries that do not sum to zero, also when two currencies hide it', async () => {
    const { accountId } = await aPlayer('EUR');
    const unequal = [
      { accountId, amount: 100 },
      { accountId: house.grants('EUR'), amount: -99 },
    ];
    const twoCurrencies = [
      { accountId, amount: 100 },
      { accountId: house.grants('KWD'), amount: -100 },
    ];

    for (const entries of [unequal, twoCurrencies]) {
      const attempt = db.transaction((tx) => post(tx, { kind: 'grant', ref: `bad:${(nextRef += 1)}`, at: 0, entries }));
      await expect(attempt).rejects.toThrow('sum to zero');
    }
    expect(await balanceOf(accountId)).toBe(0);
  });

  it('[BET-9] never lets a balance of a player below zero', async () => {
    const { accountId } = await aPlayer('EUR');
    await move('grant', accountId, house.grants('EUR'), 500);

    await expect(move('stake', accountId, house.stakes('EUR', 1), -501)).rejects.toThrow('player_balance_not_negative');
    await move('stake', accountId, house.stakes('EUR', 1), -500);

    expect(await balanceOf(accountId)).toBe(0);
  });

  it('[MON-2] posts an event at most once and writes nothing when it repeats', async () => {
    const { accountId } = await aPlayer('EUR');
    const payout: Posting = {
      kind: 'payout',
      ref: `once:${accountId}`,
      at: 0,
      entries: [
        { accountId, amount: 700 },
        { accountId: house.stakes('EUR', 1), amount: -700 },
      ],
    };

    await db.transaction((tx) => post(tx, payout));

    await expect(db.transaction((tx) => post(tx, payout))).rejects.toMatchObject({ code: '23505' });
    expect(await balanceOf(accountId)).toBe(700);
  });

  it('[MON-2] never changes or deletes what was written', async () => {
    await expect(db.query('update ledger_entries set amount = amount + 1')).rejects.toThrow('written once');
    await expect(db.query('delete from ledger_transactions')).rejects.toThrow('written once');
  });

  it('[MON-1] keeps money in bigint columns only and refuses what a number would round', async () => {
    const columns = await db.query<{ data_type: string }>(
      `select data_type from information_schema.columns
       where table_schema = 'public' and column_name in ('amount', 'balance', 'payout', 'possible_win', 'max_payout', 'coef', 'coef_seen')`,
    );

    expect(new Set(columns.map(({ data_type }) => data_type))).toEqual(new Set(['bigint']));
    expect(await db.query('select 9007199254740991::bigint as value')).toEqual([{ value: 9_007_199_254_740_991 }]);
    await expect(db.query('select 9007199254740992::bigint as value')).rejects.toThrow('does not fit');
  });

  it('[MON-2] keeps every balance equal to the sum of its entries over many random movements', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => aPlayer('EUR')));
    for (const { accountId } of players) await move('grant', accountId, house.grants('EUR'), 1000);
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;

    const moves = Array.from({ length: 400 }, async () => {
      const player = players[random(players.length)]!;
      const amount = random(700) - 350 || 1;
      await db
        .transaction(async (tx) => {
          await lockPlayer(tx, player.userId);
          await post(tx, {
            kind: 'grant',
            ref: `random:${(nextRef += 1)}`,
            at: 0,
            entries: [
              { accountId: player.accountId, amount },
              { accountId: house.grants('EUR'), amount: -amount },
            ],
          });
        })
        .catch((error: Error) => {
          if (!error.message.includes('player_balance_not_negative')) throw error;
        });
    });
    await Promise.all(moves);

    const books = await reconcile(db);
    expect(books).toMatchObject({ total: 0, accounts: [], transactions: [] });
    expect(books.entries).toBeGreaterThan(400);
  }, 60_000);

  it('[MON-7] finds a balance that is one unit off, among 20,000 entries', async () => {
    const { accountId } = await aPlayer('KWD');
    await db.query(
      `with events as (
         insert into ledger_transactions (kind, ref, created_at) select 'grant', 'bulk:' || n, 0 from generate_series(1, 10000) as n returning id
       )
       insert into ledger_entries (transaction_id, account_id, amount)
       select events.id, side.account_id, side.amount from events, (values ($1::bigint, 3::bigint), ($2::bigint, -3::bigint)) as side (account_id, amount)`,
      [accountId, house.grants('KWD')],
    );
    await db.query('update accounts set balance = 30000 where id = $1', [accountId]);
    await db.query('update accounts set balance = -30000 where id = $1', [house.grants('KWD')]);
    expect(await reconcile(db)).toMatchObject({ total: 0, accounts: [], transactions: [] });

    await db.query('update accounts set balance = balance + 1 where id = $1', [accountId]);
    const startedAt = performance.now();
    const books = await reconcile(db);

    expect(books.accounts).toEqual([{ id: accountId, balance: 30_001, entries: 30_000 }]);
    expect(isBalanced(books)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(5000);
    await db.query('update accounts set balance = balance - 1 where id = $1', [accountId]);
  }, 60_000);
});
