import type { Cashier, PaymentAnswer } from '@touchline/payments-contract';
import { reconcile } from '@touchline/server-kernel/ledger';
import { chance, ENGINES, inParallel, isBalanced, START_TIMEOUT_MS, TRIAL_TIMEOUT_MS, trials } from '@touchline/server-kernel/testing';
import { compareBooks } from '@touchline/server-payments/testing';
import { randomUUID } from 'node:crypto';
import { type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import type { TestPlayer } from '../../testing/test-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';

const BASE = '/web-api/payments/v1';
const CARD = { number: '4242424242424242', expiry: '12/80', cvc: '123' };
/** Postgres if it is installed, because PGlite does not run transactions concurrently. */
const ENGINE = ENGINES.at(-1) ?? 'pglite';

let test: PaymentsApp;
beforeAll(async () => {
  test = await startPaymentsApp(ENGINE);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

/** Signs in for each call, because the test advances the clock beyond the lifetime of tokens. */
const sent = async (player: TestPlayer, call: 'deposits' | 'withdrawals', body: object): Promise<PaymentAnswer> => {
  const answer = await test.post(await test.signIn(player.userId), `${BASE}/${call}`, body);
  expect([200, 503]).toContain(answer.statusCode);
  return answer.json<PaymentAnswer>();
};
const depositOf = async (player: TestPlayer, amount: number, methodId = 'card'): Promise<number | null> => {
  const body = { id: randomUUID(), accountId: player.accountId, methodId, amount, lang: 'en', returnTo: null };
  const answer = await sent(player, 'deposits', body);
  return answer.status === 'started' ? answer.payment.ref : null;
};
const withdrawalOf = async (player: TestPlayer, amount: number): Promise<number | null> => {
  const [instrument] = (await test.get(await test.signIn(player.userId), `${BASE}/cashier`)).json<Cashier>().instruments;
  const body = { id: randomUUID(), accountId: player.accountId, instrumentId: instrument?.id ?? 0, amount };
  const answer = await sent(player, 'withdrawals', body);
  return answer.status === 'started' ? answer.payment.ref : null;
};
/** A player with accepted documents, so that amounts are not limited. */
const verifiedPlayer = async (money: number): Promise<TestPlayer> => {
  const player = await test.addPlayer({ money });
  await test.db.query(
    `insert into documents (user_id, kind, state, at) values ($1, 'passport', 'accepted', 0), ($1, 'address', 'accepted', 0)`,
    [player.userId],
  );
  return player;
};
/** Ends all faults, delivers webhooks and runs the worker, which finds lost ones. */
const settle = async () => {
  test.provider.setFaults({ isSilent: false, isDown: false });
  for (let round = 0; round < 4; round += 1) {
    test.clock.nowMs += 6_000;
    test.providerClock.nowMs += 10_000;
    await test.tick();
    while ((await test.follow()) > 0) test.clock.nowMs += 1;
    await test.catchUp();
    test.clock.nowMs += 6_000;
  }
};
const expectTrueBooks = async () => {
  expect(isBalanced(await reconcile(test.db, PRODUCTS))).toBe(true);
  expect(await compareBooks(test.payments)).toEqual([]);
};

it(
  '[AC-04] [MON-2] a thousand faulty deliveries credit each deposit exactly once',
  async () => {
    const deposits = trials(2_000);
    const player = await verifiedPlayer(0);
    test.provider.setFaults({ copies: 5, isShuffled: true });
    const refs: number[] = [];
    await inParallel(deposits, 4, async () => {
      const ref = await depositOf(player, 1_000);
      if (ref !== null) refs.push(ref);
    });
    for (const ref of refs) test.provider.act(`deposit:${ref}`, CARD);
    expect(test.provider.deliveries.waiting()).toBe(deposits * 5);
    await Promise.all([test.tick(), test.follow()]);
    await test.tick();

    expect(await test.balance(player.accountId)).toBe(deposits * 1_000);
    const credits = await test.db.query<{ count: number }>(
      `select count(*)::int as count from ledger_transactions where product = 'deposit' and kind = 'credit' and user_id = $1`,
      [player.userId],
    );
    expect(credits).toEqual([{ count: deposits }]);
    test.provider.setFaults({ copies: 1, isShuffled: false });
    await expectTrueBooks();
  },
  TRIAL_TIMEOUT_MS,
);

it(
  '[AC-04] [MON-2] [MON-7] random deposits, withdrawals, failures, chargebacks and lost messages neither create nor lose money',
  async () => {
    const next = chance(20_260_401);
    const players = await Promise.all([0, 1, 2].map(() => verifiedPlayer(5_000)));
    const made = { deposits: [] as number[], withdrawals: [] as number[] };
    const steps: readonly ((player: TestPlayer) => Promise<unknown>)[] = [
      async (player) => made.deposits.push((await depositOf(player, 500 + next(5_000))) ?? 0),
      async (player) => made.deposits.push((await depositOf(player, 1_000 + next(5_000), 'bank-transfer')) ?? 0),
      async () => actOn(made.deposits[next(made.deposits.length)], CARD),
      async () => actOn(made.deposits[next(made.deposits.length)], { part: 'half' }),
      async () => actOn(made.deposits[next(made.deposits.length)], { ...CARD, number: '4000000000000002' }),
      async (player) => made.withdrawals.push((await withdrawalOf(player, 1_000 + next(2_000))) ?? 0),
      async () => quietly(() => test.provider.chargeBack(`deposit:${made.deposits[next(made.deposits.length)] ?? 0}`)),
      async () =>
        quietly(() => test.provider.failPayout(`withdrawal:${made.withdrawals[next(made.withdrawals.length)] ?? 0}`, 'account-closed')),
      async () =>
        test.provider.setFaults({ copies: 1 + next(3), isShuffled: next(2) === 0, isSilent: next(4) === 0, lateMs: next(3) * 5_000 }),
      async () => test.provider.setFaults({ isDown: next(3) === 0 }),
      async () => {
        test.clock.nowMs += 6_000;
        test.providerClock.nowMs += 6_000;
        await test.tick();
        // An unreachable provider aborts the sweep; the next one continues.
        await test.follow().catch(() => 0);
      },
    ];
    /** Ignores an action that is impossible at the moment, such as paying a finished deposit. */
    function quietly(work: () => unknown): void {
      try {
        work();
      } catch {
        return;
      }
    }
    function actOn(ref: number | undefined, typed: Record<string, string>): void {
      quietly(() => test.provider.act(`deposit:${ref ?? 0}`, typed));
    }
    const count = trials(3_000);
    for (let at = 0; at < count; at += 1) {
      const player = players[next(players.length)];
      if (player !== undefined) await steps[next(steps.length)]?.(player);
    }
    await settle();
    await settle();

    const [all] = await test.db.query<{ sum: number }>('select sum(balance)::bigint as sum from accounts');
    expect(all?.sum).toBe(0);
    const open = await test.db.query(
      `select id from payments where direction = 'withdrawal' and state in ('requested', 'checked', 'sent')`,
    );
    expect(open).toEqual([]);
    await expectTrueBooks();
  },
  TRIAL_TIMEOUT_MS,
);
