import { isBalanced, NOON, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import type { Db } from '@touchline/server-kernel/db';
import { type Product, reconcile } from '@touchline/server-kernel/ledger';
import { type BettingBackend, startBetting } from '../../testing.ts';

/** Test environment for placements: a backend and a player, the clock reset to noon before each test, and books checked after it. */
export interface Placement {
  readonly test: BettingBackend;
  readonly player: TestPlayer;
  aGame: (more?: Parameters<BettingBackend['prices']['addGame']>[1]) => ReturnType<BettingBackend['prices']['addGame']>;
  couponsOf: (id: string) => Promise<number | undefined>;
  count: (sql: string, params: unknown[]) => Promise<number | undefined>;
}

/** @param others - additional products, defined by the test. */
export function placingOn(engine: Db['engine'], others: readonly Product[] = []): Placement {
  let test: BettingBackend;
  let player: TestPlayer;
  let nextGame = 1000;

  beforeAll(async () => {
    test = await startBetting(engine);
    player = await test.addPlayer({ money: 10_000_000 });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(() => {
    test.clock.nowMs = NOON;
    test.prices.beforeQuote = () => undefined;
  });
  afterEach(async () => {
    const books = await reconcile(test.db, [...test.products, ...others]);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const count = async (sql: string, params: unknown[]) => (await test.db.query<{ n: number }>(sql, params))[0]?.n;
  return {
    get test() {
      return test;
    },
    get player() {
      return player;
    },
    aGame: (more) => test.prices.addGame((nextGame += 1), more),
    count,
    couponsOf: (id) => count('select count(*)::bigint as n from coupons where intent_id = $1', [id]),
  };
}
