import { measured } from '@touchline/measured';
import type { Db } from '@touchline/server-kernel/db';
import { type House, lockPlayer, openHouse, type Product, reconcile } from '@touchline/server-kernel/ledger';
import {
  chance,
  BOTH_ENGINES,
  inParallel,
  isBalanced,
  post,
  type Posting,
  START_TIMEOUT_MS,
  TRIAL_TIMEOUT_MS,
  trials,
  trialsEach,
} from '@touchline/server-kernel/testing';
import { openTestDb } from '../../testing/test-db.ts';

/** Products that exist only in this file. */
const PRODUCTS: readonly Product[] = ['test', 'bulk'].map((name) => ({ name, kinds: {}, reconcile: async () => [] }));

describe.each(BOTH_ENGINES)('ledger on %s', (engine) => {
  let db: Db;
  let house: House;
  let nextRef = 0;

  beforeAll(async () => {
    db = await openTestDb(engine);
    house = await openHouse(db, ['EUR', 'KWD']);
  }, START_TIMEOUT_MS);
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
  /** A movement of product "test". Its flow does not matter for the balance of the ledger. */
  const named = (kind: string, { userId, accountId }: { userId: number; accountId: number }) => ({
    ...{ product: 'test', ref: String((nextRef += 1)), kind, flow: 'transfer' as const, userId, accountId, at: 0 },
  });
  const move = (kind: string, player: { userId: number; accountId: number }, houseId: number, amount: number) =>
    db.transaction((tx) =>
      post(tx, {
        ...named(kind, player),
        entries: [
          { accountId: player.accountId, amount },
          { accountId: houseId, amount: -amount },
        ],
      }),
    );
  const balanceOf = async (accountId: number) =>
    (await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]))[0]?.balance;

  it('[MON-2] moves money between two accounts and returns both balances', async () => {
    const player = await aPlayer('EUR');
    const { accountId } = player;

    const { balances } = await move('grant', player, house.grants('EUR'), 100_000);

    expect(balances.get(accountId)).toBe(100_000);
    expect(await balanceOf(accountId)).toBe(100_000);
  });

  it('[MON-2] refuses entries that do not sum to zero in each currency', async () => {
    const player = await aPlayer('EUR');
    const { accountId } = player;
    const unequal = [
      { accountId, amount: 100 },
      { accountId: house.grants('EUR'), amount: -99 },
    ];
    const twoCurrencies = [
      { accountId, amount: 100 },
      { accountId: house.grants('KWD'), amount: -100 },
    ];

    for (const entries of [unequal, twoCurrencies]) {
      const attempt = db.transaction((tx) => post(tx, { ...named('grant', player), entries }));
      await expect(attempt).rejects.toThrow('sum to zero');
    }
    expect(await balanceOf(accountId)).toBe(0);
  });

  // PGlite runs one transaction at a time, so there is no concurrent one to test.
  if (engine === 'postgres')
    it('[LIM-1] [LIM-12] writes no movement of a player locked by another transaction, even if the writer did not acquire the lock', async () => {
      const player = await aPlayer('EUR');
      const entries = [
        { accountId: player.accountId, amount: 5 },
        { accountId: house.grants('EUR'), amount: -5 },
      ];
      const careless = () =>
        db.transaction(async (tx) => {
          await tx.query("set local lock_timeout = '100ms'");
          await post(tx, { ...named('careless', player), entries });
        });

      await db.transaction(async (tx) => {
        await lockPlayer(tx, player.userId);
        await expect(careless()).rejects.toMatchObject({ code: '55P03' });
        await post(tx, { ...named('careful', player), entries });
      });
      await careless();

      const moves = await db.query('select kind from ledger_transactions where user_id = $1 order by id', [player.userId]);
      expect(moves).toEqual([{ kind: 'careful' }, { kind: 'careless' }]);
      expect(await balanceOf(player.accountId)).toBe(10);
    });

  it('[MON-2] moves nothing for a player who does not exist', async () => {
    const { accountId } = await aPlayer('EUR');
    await expect(move('grant', { userId: 999_999_999, accountId }, house.grants('EUR'), 5)).rejects.toThrow('does not exist');
    expect(await balanceOf(accountId)).toBe(0);
  });

  it('[BET-9] never lets a player’s balance drop below zero', async () => {
    const player = await aPlayer('EUR');
    const { accountId } = player;
    await move('grant', player, house.grants('EUR'), 500);

    await expect(move('stake', player, house.stakes('EUR', 1), -501)).rejects.toThrow('player_balance_not_negative');
    await move('stake', player, house.stakes('EUR', 1), -500);

    expect(await balanceOf(accountId)).toBe(0);
  });

  it('[MON-2] posts an event at most once and writes nothing if it is repeated', async () => {
    const player = await aPlayer('EUR');
    const { accountId } = player;
    const payout: Posting = {
      ...named('payout', player),
      entries: [
        { accountId, amount: 700 },
        { accountId: house.stakes('EUR', 1), amount: -700 },
      ],
    };

    await db.transaction((tx) => post(tx, payout));

    await expect(db.transaction((tx) => post(tx, payout))).rejects.toMatchObject({ code: '23505' });
    expect(await balanceOf(accountId)).toBe(700);
  });

  it('[MON-2] entries can be neither changed nor deleted', async () => {
    await expect(db.query('update ledger_entries set amount = amount + 1')).rejects.toThrow('written once');
    await expect(db.query('delete from ledger_transactions')).rejects.toThrow('written once');
  });

  it('[MON-1] refuses a sum beyond the safe integers of JavaScript', async () => {
    expect(await db.query('select 9007199254740991::bigint as value')).toEqual([{ value: 9_007_199_254_740_991 }]);
    await expect(db.query('select 9007199254740992::bigint as value')).rejects.toThrow('does not fit');
  });

  it(
    '[MON-2] keeps every balance equal to the sum of its entries through random movements of every kind',
    async () => {
      const players = await Promise.all(Array.from({ length: 8 }, () => aPlayer('EUR')));
      for (const player of players) await move('grant', player, house.grants('EUR'), 1000);
      const random = chance(7);
      const kinds = ['grant', 'stake', 'payout', 'refund', 'hyper-bonus', 'promo'] as const;
      const others = [house.grants('EUR'), house.stakes('EUR', 3), house.bonuses('EUR'), house.promo('EUR')];
      const wanted = trialsEach(100_000, BOTH_ENGINES);
      let refused = 0;
      let unbalanced = 0;

      // Ten movements per transaction, which is atomic. The books are checked after every thousand movements.
      for (let done = 0; done < wanted; done += 1000) {
        await inParallel(100, 4, async () => {
          const player = players[random(players.length)]!;
          const other = others[random(others.length)]!;
          const attempt = db.transaction(async (tx) => {
            await lockPlayer(tx, player.userId);
            for (let n = 0; n < 10; n += 1) {
              const amount = random(700) - 345 || 1;
              const entries = [
                { accountId: player.accountId, amount },
                { accountId: other, amount: -amount },
              ];
              await post(tx, { ...named(kinds[random(kinds.length)]!, player), entries });
            }
          });
          await attempt.catch((error: Error) => {
            if (!error.message.includes('player_balance_not_negative')) throw error;
            refused += 1;
          });
        });
        const { total, accounts, transactions } = await reconcile(db, PRODUCTS);
        expect({ total, accounts, transactions }).toEqual({ total: 0, accounts: [], transactions: [] });
        unbalanced += Math.abs(total) + accounts.length + transactions.length;
      }
      measured({ id: 'MON-2', unit: 'unbalanced sums', atMost: 0, trials: 100_000, run: 'long', value: unbalanced, tried: wanted });
      expect(refused).toBeGreaterThan(0);
      const [below] = await db.query<{ n: number }>('select count(*)::bigint as n from accounts where user_id is not null and balance < 0');
      expect(below?.n).toBe(0);
    },
    TRIAL_TIMEOUT_MS,
  );

  it(
    '[MON-7] finds every seeded error of one unit, among a hundred thousand entries in the long run',
    async () => {
      const { accountId } = await aPlayer('KWD');
      const events = trials(50_000);
      await db.query(
        `with events as (
           insert into ledger_transactions (product, ref, kind, flow, created_at)
           select 'bulk', n::text, 'grant', 'transfer', 0 from generate_series(1, $3::int) as n returning id
         )
         insert into ledger_entries (transaction_id, account_id, amount)
         select events.id, side.account_id, side.amount from events, (values ($1::bigint, 3::bigint), ($2::bigint, -3::bigint)) as side (account_id, amount)`,
        [accountId, house.grants('KWD'), events],
      );
      await db.query('update accounts set balance = $2 where id = $1', [accountId, events * 3]);
      await db.query('update accounts set balance = $2 where id = $1', [house.grants('KWD'), events * -3]);
      const clean = await reconcile(db, PRODUCTS);
      expect(isBalanced(clean) ? 'balanced' : clean).toBe('balanced');
      expect(clean.entries).toBeGreaterThanOrEqual(events * 2);
      const differences = clean.accounts.length + clean.transactions.length;
      measured({ id: 'MON-7', unit: 'differences', atMost: 0, trials: 100_000, run: 'long', value: differences, tried: clean.entries });

      const accounts = await db.query<{ id: number; balance: number }>(
        'select id, balance from accounts where balance > 0 order by id limit 20',
      );
      const found: boolean[] = [];
      let slowestMs = 0;
      for (const [at, { id, balance }] of accounts.entries()) {
        const by = at % 2 === 0 ? 1 : -1;
        await db.query('update accounts set balance = balance + $2 where id = $1', [id, by]);
        const startedAt = performance.now();
        const books = await reconcile(db, PRODUCTS);
        slowestMs = Math.max(slowestMs, performance.now() - startedAt);
        found.push(!isBalanced(books) && books.accounts.length === 1 && books.accounts[0]?.balance === balance + by);
        await db.query('update accounts set balance = balance - $2 where id = $1', [id, by]);
      }

      expect(accounts.length).toBeGreaterThan(5);
      expect(found).toEqual(accounts.map(() => true));
      const missed = found.filter((isFound) => !isFound).length;
      measured({ id: 'MON-7', unit: 'seeded errors missed', atMost: 0, value: missed, tried: found.length });
      if (process.env['TOUCHLINE_LONG'] === '1') measured({ id: 'MON-7', unit: 'ms', atMost: 5_000, run: 'long', value: slowestMs });
    },
    TRIAL_TIMEOUT_MS,
  );
});
