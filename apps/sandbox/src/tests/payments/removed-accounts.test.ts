import type { WalletsAnswer } from '@touchline/account-office-contract';
import type { Cashier, PaymentAnswer } from '@touchline/payments-contract';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import { NOON, type TestPlayer } from '../../testing/test-app.ts';

const BASE = '/web-api/payments/v1';
const OFFICE = '/web-api/office';
const CARD = { number: '4242424242424242', expiry: '12/80', cvc: '123' };

describe.each(ENGINES)('removed accounts on %s', (engine) => {
  let test: PaymentsApp;
  let player: TestPlayer;
  let scoreId: number;
  beforeAll(async () => {
    test = await startPaymentsApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.nowMs = NOON;
    player = await test.addPlayer({ money: 0 });
    await test.post(player.token, `${OFFICE}/wallets/add`, { currency_id: 840 });
    test.clock.nowMs += 3_000;
    scoreId = (await wallets()).find(({ iso }) => iso === 'USD')?.score_id ?? 0;
  });

  const wallets = async () => (await test.get(player.token, `${OFFICE}/wallets`)).json<WalletsAnswer>().wallets;
  const dollars = async () => (await wallets()).filter(({ iso }) => iso === 'USD').map(({ money, label }) => ({ money, label }));
  const remove = async () => (await test.post(player.token, `${OFFICE}/wallets/remove`, { score_id: scoreId })).statusCode;
  const deposit = () =>
    test.post(player.token, `${BASE}/deposits`, {
      ...{ id: randomUUID(), accountId: scoreId, methodId: 'card', amount: 2_500, lang: 'en', returnTo: null },
    });
  const started = async () => {
    const answer = (await deposit()).json<PaymentAnswer>();
    return answer.status === 'started' ? answer.payment.ref : 0;
  };

  it('[AC-02] [AC-04] a deposit that arrives after its account was removed reopens the account', async () => {
    const ref = await started();
    expect([await remove(), await dollars()]).toEqual([200, []]);
    test.provider.act(`deposit:${ref}`, CARD);
    await test.tick();
    expect(await dollars()).toEqual([{ money: 2_500, label: '' }]);
  });

  it('[AC-02] [AC-04] a returned withdrawal reopens a removed account', async () => {
    test.provider.act(`deposit:${await started()}`, CARD);
    await test.tick();
    const [instrument] = (await test.get(player.token, `${BASE}/cashier`)).json<Cashier>().instruments;
    const body = { id: randomUUID(), accountId: scoreId, instrumentId: instrument?.id ?? 0, amount: 2_500 };
    const answer = (await test.post(player.token, `${BASE}/withdrawals`, body)).json<PaymentAnswer>();
    if (answer.status !== 'started') throw new Error(answer.reason);
    test.clock.nowMs += 5_000;
    await test.follow();
    expect([await remove(), await dollars()]).toEqual([200, []]);
    test.provider.failPayout(`withdrawal:${answer.payment.ref}`, 'account-closed');
    await test.tick();
    expect(await dollars()).toEqual([{ money: 2_500, label: '' }]);
  });

  it('[AC-02] [AC-04] refuses a deposit to a removed account from an outdated page', async () => {
    expect(await remove()).toBe(200);
    const answer = await deposit();
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
      403,
      [{ code: 'forbidden', detail: 'This account takes no payments', field: 'accountId' }],
    ]);
    expect(await dollars()).toEqual([]);
  });
});
