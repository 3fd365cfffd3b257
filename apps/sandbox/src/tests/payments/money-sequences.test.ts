import { setSwitches } from '@touchline/server-kernel';
import { reconcile } from '@touchline/server-kernel/ledger';
import { ENGINES, isBalanced, START_TIMEOUT_MS, TRIAL_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { compareBooks } from '@touchline/server-payments/testing';
import fc from 'fast-check';
import { type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';
import type { Wallet } from './money-books.test.helper.ts';
import { type Run, seeWallets, startRun } from './money-run.test.helper.ts';
import { endAll, type Step, STEPS } from './money-steps.test.helper.ts';

const ENGINE = ENGINES.at(-1) ?? 'pglite';
const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** Seeds of the batches, each on a separate database. The long run has ten thousand sequences in total. */
const BATCHES = Array.from({ length: IS_LONG ? 10 : 1 }, (_, at) => 20_261_124 + at);
const SEQUENCES = IS_LONG ? 1_000 : 80;
/** Shorter sequences rarely get as far as a chargeback of winnings from a bonus. */
const [FEWEST_STEPS, MOST_STEPS] = [10, 30];

/** Steps with a higher weight, so that most sequences complete something. */
const OFTEN = [
  ...['deposit', 'payIn', 'payIn', 'bet', 'bet', 'endBet', 'endBet', 'endBet'],
  ...['withdraw', 'endPayout', 'endPayout', 'chargeBack', 'chargeBack', 'code', 'endBonus', 'convert'],
] as readonly Step['do'][];
const STEP: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom(...(Object.keys(STEPS) as Step['do'][]), ...OFTEN),
  amount: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 500, max: 6_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
  ),
  ...{ at: fc.nat(5), way: fc.nat(11) },
});

/** Events that every batch has to cover. */
const HAPPENED = [
  ...['deposit paid', 'deposit paid in part', 'deposit declined', 'deposit cancelled', 'chargeback', 'chargeback of what was spent'],
  ...['webhook that never came', 'withdrawal', 'payout arrived', 'payout failed', 'bet won', 'bet lost', 'bet void', 'bet of bonus money'],
  ...['cash-out', 'cash-out of a part', 'conversion', 'code', 'bonus of a deposit', 'bonus given-up', 'bonus expired', 'bonus paid'],
  ...['wallet added', 'wallet removed'],
];

const UNEVEN = 'select currency_iso, sum(balance)::bigint as sum from accounts group by 1 having sum(balance) <> 0';
/** Sums of the house's accounts by name, over all shards. */
const HOUSE = `
  select substring(house_name from '^[a-z]+:[A-Z]{3}') as name, sum(balance)::bigint as sum from accounts
  where house_name is not null group by 1`;

describe.each(BATCHES)('seed %i', (seed) => {
  let test: PaymentsApp;
  let games = 1_000;
  const done = new Map<string, number>();
  beforeAll(async () => {
    setSwitches('', { coupon: { hyperBonus: null, expressBoost: null } });
    test = await startPaymentsApp(ENGINE);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    setSwitches('', {});
    await test.close();
  });

  const house = async () => new Map((await test.db.query<{ name: string; sum: number }>(HOUSE)).map(({ name, sum }) => [name, sum]));
  /** Checks that the player sees the expected balances in all wallets, and that all accounts sum to zero. */
  const expectTruth = async (run: Run) => {
    const seen: Partial<Record<Wallet, number>> = { EUR: 0, USD: 0, JPY: 0, bonus: 0 };
    for (const { type, iso, money } of await seeWallets(run)) seen[type === 4 ? 'bonus' : (iso as Wallet)] = money;
    const { books } = run;
    expect(seen).toEqual({ EUR: books.of('EUR'), USD: books.of('USD'), JPY: books.of('JPY'), bonus: books.of('bonus') });
    expect(await test.db.query(UNEVEN)).toEqual([]);
  };

  const play = async (steps: readonly Step[]) => {
    const run = await startRun(test, { nextGame: () => (games += 1), done });
    const before = await house();
    for (const step of steps) {
      test.clock.nowMs += 1_000;
      await STEPS[step.do](run, step);
      await expectTruth(run);
    }
    test.clock.nowMs += 1_000;
    await endAll(run);
    await expectTruth(run);
    const after = await house();
    const changes = [...after].map(([name, sum]) => [name, sum - (before.get(name) ?? 0)] as const).filter(([, change]) => change !== 0);
    expect(Object.fromEntries(changes.sort())).toEqual(run.books.house());
  };

  it(
    '[MON-2] [MON-7] [AC-02] [AC-04] [AC-06] random sequences of deposits, bets, bonuses, conversions, withdrawals, cancellations and chargebacks neither create nor lose money',
    async () => {
      // fast-check shrinks a counterexample and prints it with its seed.
      await fc.assert(fc.asyncProperty(fc.array(STEP, { minLength: FEWEST_STEPS, maxLength: MOST_STEPS, size: 'max' }), play), {
        ...{ seed, numRuns: SEQUENCES, noBias: true },
      });

      const books = await reconcile(test.db, PRODUCTS);
      expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
      expect(await compareBooks(test.payments)).toEqual([]);
      expect(HAPPENED.filter((what) => !done.has(what))).toEqual([]);
    },
    TRIAL_TIMEOUT_MS,
  );
});
