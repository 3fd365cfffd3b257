import type { Cashier, Payment, PaymentAnswer } from '@touchline/payments-contract';
import { reconcile } from '@touchline/server-kernel/ledger';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { compareBooks } from '@touchline/server-payments/testing';
import { randomUUID } from 'node:crypto';
import { type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { NOON, type TestPlayer } from '../../testing/test-app.ts';
import { PRODUCTS } from '../../testing/test-db.ts';

export const BASE = '/web-api/payments/v1';
export const DAY = 86_400_000;
export const CARD = { number: '4242 4242 4242 4242', expiry: '12/80', cvc: '123' };

/** An app with payments and a provider, and a player with 100.00 for each test. */
export function payingOn(engine: (typeof ENGINES)[number]) {
  let test: PaymentsApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startPaymentsApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    test.provider.setFaults({ lateMs: 0, copies: 1, isShuffled: false, isSilent: false, isDown: false });
    player = await test.addPlayer({ money: 10_000 });
  });

  const wish = (more: object = {}) => ({
    ...{ id: randomUUID(), accountId: player.accountId, methodId: 'card', amount: 2_500, lang: 'en', returnTo: '/en/line' },
    ...more,
  });
  const depositOf = async (more: object = {}) => (await test.post(player.token, `${BASE}/deposits`, wish(more))).json<PaymentAnswer>();
  const started = async (more: object = {}): Promise<Payment> => {
    const answer = await depositOf(more);
    if (answer.status !== 'started') throw new Error(answer.reason);
    return answer.payment;
  };
  const payment = async (ref: number) => (await test.get(player.token, `${BASE}/payments/${ref}`)).json<Payment>();
  const cashier = async () => (await test.get(player.token, `${BASE}/cashier`)).json<Cashier>();
  const balance = () => test.balance(player.accountId);
  /** Makes a card deposit until it is paid. */
  const paid = async (amount = 2_500) => {
    const { ref } = await started({ amount });
    test.provider.act(`deposit:${ref}`, CARD);
    await test.tick();
    return ref;
  };
  const withdrawal = async (amount: number) => {
    const [instrument] = (await cashier()).instruments;
    const body = { id: randomUUID(), accountId: player.accountId, instrumentId: instrument?.id ?? 0, amount };
    return (await test.post(player.token, `${BASE}/withdrawals`, body)).json<PaymentAnswer>();
  };
  const expectBalancedBooks = async () => {
    expect(await reconcile(test.db, PRODUCTS)).toMatchObject({ total: 0, accounts: [], transactions: [], wagers: [], unknown: [] });
    expect(await compareBooks(test.payments)).toEqual([]);
  };

  return {
    get test() {
      return test;
    },
    get player() {
      return player;
    },
    /** Sets the player of subsequent calls. */
    set player(next: TestPlayer) {
      player = next;
    },
    ...{ wish, depositOf, started, payment, cashier, balance, paid, withdrawal, expectBalancedBooks },
  };
}
