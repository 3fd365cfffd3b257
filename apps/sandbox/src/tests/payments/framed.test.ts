import type { Payment, PaymentAnswer } from '@touchline/payments-contract';
import { resetSwitches, setSwitches } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { type PaymentsApp, startPaymentsApp } from '../../testing/payments-app.ts';
import type { TestPlayer } from '../../testing/test-app.ts';

const BASE = '/web-api/payments/v1';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(ENGINES)('framed payments on %s', (engine) => {
  let test: PaymentsApp;
  let player: TestPlayer;
  beforeAll(async () => {
    test = await startPaymentsApp(engine);
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  beforeEach(async () => {
    player = await test.addPlayer({ money: 10_000 });
    setSwitches('', { cardPage: 'frame' });
  });
  afterEach(resetSwitches);

  const started = async (methodId = 'card'): Promise<Payment> => {
    const body = { id: randomUUID(), accountId: player.accountId, methodId, amount: 2_500, lang: 'en', returnTo: '/en/line' };
    const answer = (await test.post(player.token, `${BASE}/deposits`, body)).json<PaymentAnswer>();
    if (answer.status !== 'started') throw new Error(answer.reason);
    return answer.payment;
  };
  const pageOf = ({ continueUrl }: Payment) => new URL(continueUrl ?? '').pathname;
  const typed = (page: string, fields: Record<string, string>) =>
    test.provider.app.inject({ method: 'POST', url: page, headers: FORM, payload: new URLSearchParams(fields).toString() });

  it('[AC-04] [SEC-3] only our site may frame the page, and a payment, including 3-D Secure, stays in the frame', async () => {
    const payment = await started();
    expect(payment).toMatchObject({ isFramed: true, state: 'pending' });
    const page = pageOf(payment);
    const shown = await test.provider.app.inject(page);
    const policy = String(shown.headers['content-security-policy']);
    expect(policy).toMatch(/; frame-ancestors https?:\/\/[a-z0-9.:]+$/);
    expect(policy).toContain("form-action 'self';");
    expect(shown.body).not.toContain('/leave"');

    const response = await typed(page, { number: '4000 0000 0000 3220', expiry: '12/80', cvc: '123' });
    expect([response.statusCode, response.headers.location]).toEqual([303, page]);
    expect((await test.provider.app.inject(page)).body).toContain('name="code"');
    const paid = await typed(page, { code: '123456' });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, page]);
    expect((await test.provider.app.inject(page)).body).toContain('This payment is finished.');
    await test.tick();
    expect(await test.balance(player.accountId)).toBe(12_500);
    expect((await test.get(player.token, `${BASE}/payments/${payment.ref}`)).json()).toMatchObject({
      state: 'credited',
      returnTo: '/en/line',
    });
  });

  it('[AC-04] [SEC-3] other methods and the default card page redirect there and back, and cannot be framed', async () => {
    const transfer = await started('bank-transfer');
    setSwitches('', { cardPage: 'redirect' });
    const card = await started();
    for (const payment of [transfer, card]) {
      expect(payment.isFramed).toBe(false);
      const shown = await test.provider.app.inject(pageOf(payment));
      expect(String(shown.headers['content-security-policy'])).toMatch(/; frame-ancestors 'none'$/);
      expect(shown.body).toContain('/leave"');
    }
  });

  it('[AC-04] returns the origin that the payment page may frame', async () => {
    expect((await test.app.inject(`${BASE}/frame`)).json()).toEqual({ origin: 'http://provider.test' });
  });
});
