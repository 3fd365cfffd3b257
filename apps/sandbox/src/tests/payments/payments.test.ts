import type { Payment, PaymentAnswer, PaymentList } from '@touchline/payments-contract';
import { signWebhook } from '@touchline/server-kernel/http';
import { ENGINES } from '@touchline/server-kernel/testing';
import { randomUUID } from 'node:crypto';
import { SECRET } from '../../testing/payments-app.ts';
import { NOON } from '../../testing/test-app.ts';
import { BASE, CARD, payingOn } from './paying.test.helper.ts';

describe.each(ENGINES)('payments on %s', (engine) => {
  const on = payingOn(engine);
  const { wish, depositOf, started, payment, cashier, balance, paid, withdrawal, expectBalancedBooks } = on;

  it('[LIM-13] starts no deposit while the player’s limits cannot be read; withdrawals still work', async () => {
    await paid();
    await on.test.app.inject({ method: 'POST', url: '/__test/limits-outage', payload: { login: on.player.login, isOut: true } });
    const refused = await on.test.post(on.player.token, `${BASE}/deposits`, wish());
    expect([refused.statusCode, await balance()]).toEqual([503, 12_500]);
    expect((await withdrawal(1_000)).status).toBe('started');

    await on.test.app.inject({ method: 'POST', url: '/__test/limits-outage', payload: { login: on.player.login, isOut: false } });
    expect((await depositOf()).status).toBe('started');
  });

  it('[AC-04] credits a card deposit once the provider has captured it, and stores the card without its full number', async () => {
    const { ref, state, continueUrl } = await started();
    expect([state, continueUrl]).toEqual(['pending', expect.stringMatching(/^http:\/\/provider\.test\/pay\/pay_[0-9a-f]{30}$/)]);
    expect(await balance()).toBe(10_000);

    on.test.provider.act(`deposit:${ref}`, CARD);
    await on.test.tick();
    expect(await balance()).toBe(12_500);
    expect(await payment(ref)).toMatchObject({
      state: 'credited',
      amount: 2_500,
      instrument: 'Visa •••• 4242',
      returnTo: '/en/line',
      continueUrl: null,
    });
    expect((await payment(ref)).steps.map(({ state: step }) => step)).toEqual(['started', 'pending', 'credited']);
    await expectBalancedBooks();
  });

  it('[AC-04] [BET-6] repeated requests make one deposit, and the id cannot be reused for another', async () => {
    const body = wish();
    const answers = await Promise.all([0, 1, 2].map(() => on.test.post(on.player.token, `${BASE}/deposits`, body)));
    const refs = answers.map((answer) => answer.json<Extract<PaymentAnswer, { status: 'started' }>>().payment.ref);
    expect(new Set(refs).size).toBe(1);
    expect((await on.test.post(on.player.token, `${BASE}/deposits`, { ...body, amount: 9_999 })).statusCode).toBe(422);
  });

  it('[AC-04] late, repeated, reordered and lost webhooks credit a deposit exactly once', async () => {
    on.test.provider.setFaults({ copies: 3, isShuffled: true, lateMs: 60_000 });
    const first = await paid();
    expect(await balance()).toBe(10_000);
    on.test.providerClock.nowMs += 60_000;
    await on.test.tick();
    expect(await balance()).toBe(12_500);

    on.test.provider.setFaults({ isSilent: true, lateMs: 0 });
    const second = await paid(1_000);
    expect(await balance()).toBe(12_500);
    on.test.clock.nowMs += 5_000;
    await on.test.follow();
    expect([await balance(), (await payment(first)).state, (await payment(second)).state]).toEqual([13_500, 'credited', 'credited']);
    await expectBalancedBooks();
  });

  it('[AC-04] refuses a webhook with a forged signature or none', async () => {
    const { ref } = await started();
    const body = JSON.stringify({ data: { reference: `deposit:${ref}`, captured: 1_000_000 } });
    const forged = { 'webhook-id': 'msg_1', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' };
    const send = (headers: Record<string, string>) =>
      on.test.app.inject({
        method: 'POST',
        url: '/payment-webhooks/v1',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: body,
      });
    expect((await send(forged)).statusCode).toBe(401);
    expect((await send({})).statusCode).toBe(401);
    expect(await balance()).toBe(10_000);
  });

  it('[AC-04] [MON-2] a report in another currency, or of a payout for a deposit, changes nothing', async () => {
    on.test.provider.setFaults({ isSilent: true });
    const { ref } = await started();
    on.test.provider.act(`deposit:${ref}`, CARD);
    await on.test.tick();
    const report = await on.test.payments.provider.read('payment', `deposit:${ref}`);
    const send = async (more: object) => {
      const body = JSON.stringify({ data: { ...report, ...more } });
      const signed = signWebhook(SECRET, randomUUID(), { atSeconds: Math.floor(Date.now() / 1000), body });
      const headers = { ...signed, 'content-type': 'application/json' };
      const answer = await on.test.app.inject({ method: 'POST', url: '/payment-webhooks/v1', headers, payload: body });
      return [answer.statusCode, (await payment(ref)).state, await balance()];
    };

    expect(report).toMatchObject({ kind: 'payment', currency: 'EUR', captured: 2_500 });
    // 25.00 kronor are not 25.00 euros.
    expect(await send({ currency: 'SEK' })).toEqual([204, 'pending', 10_000]);
    expect(await send({ kind: 'payout' })).toEqual([204, 'pending', 10_000]);
    expect(await send({})).toEqual([204, 'credited', 12_500]);
    await expectBalancedBooks();
  });

  it('[AC-04] credits the amount received by bank transfer', async () => {
    const { ref, instructions } = await started({ methodId: 'bank-transfer', amount: 5_000 });
    expect(instructions).toEqual({
      kind: 'bank',
      holder: 'Touchline Play Money',
      iban: 'XX00 TEST 0000 0000 0000 01',
      reference: `TL-${ref}`,
    });
    on.test.provider.act(`deposit:${ref}`, { part: 'half' });
    await on.test.tick();
    expect(await payment(ref)).toMatchObject({ state: 'credited', amount: 2_500, asked: 5_000 });
    expect(await balance()).toBe(12_500);
    await expectBalancedBooks();
  });

  it('[AC-04] waits for confirmations of test coins before crediting them', async () => {
    const { ref, instructions } = await started({ methodId: 'bitcoin-test', amount: 2_500 });
    expect(instructions).toMatchObject({
      kind: 'crypto',
      coins: '0.0005',
      uri: 'bitcoin:tb1qinvalidbydesignoooboioboiooooo?amount=0.0005',
    });
    on.test.provider.act(`deposit:${ref}`, {});
    const seen = [];
    for (let block = 0; block < 3; block += 1) {
      on.test.providerClock.nowMs += 4_000;
      await on.test.tick();
      const { state, instructions: now } = await payment(ref);
      seen.push([state, now?.kind === 'crypto' ? now.confirmations : null]);
    }
    expect(seen).toEqual([
      ['pending', 1],
      ['pending', 2],
      ['credited', null],
    ]);
  });

  it('[AC-04] accepts no coins after the 15 minutes for which their rate is valid', async () => {
    const before = await balance();
    const { ref } = await started({ methodId: 'bitcoin-test', amount: 2_500 });
    const begun = on.test.providerClock.nowMs;
    on.test.providerClock.nowMs = begun + 900_000;
    expect(() => on.test.provider.act(`deposit:${ref}`, {})).toThrow('is final');
    await on.test.catchUp();
    on.test.providerClock.nowMs = begun;

    expect([(await payment(ref)).state, await balance()]).toEqual(['expired', before]);
  });

  it('[AC-04] a chargeback debits the remaining balance, and the house bears the rest', async () => {
    const ref = await paid(5_000);
    on.test.provider.chargeBack(`deposit:${ref}`);
    await on.test.tick();
    expect([await balance(), (await payment(ref)).state]).toEqual([10_000, 'charged-back']);

    const again = await paid(4_000);
    await withdrawal(12_000);
    expect(await balance()).toBe(2_000);
    on.test.provider.chargeBack(`deposit:${again}`);
    await on.test.tick();
    expect(await balance()).toBe(0);
    const [losses] = await on.test.db.query<{ balance: number }>(`select balance from accounts where house_name = 'losses:EUR'`);
    expect(losses?.balance).toBe(-2_000);
  });

  it('[AC-04] [MON-7] finds a chargeback with a lost webhook in the provider’s books', async () => {
    const ref = await paid(5_000);
    on.test.provider.setFaults({ isSilent: true });
    on.test.provider.chargeBack(`deposit:${ref}`);
    await on.test.tick();
    expect(await balance()).toBe(15_000);
    await on.test.catchUp();
    await on.test.catchUp();
    expect([await balance(), (await payment(ref)).state]).toEqual([10_000, 'charged-back']);
    await expectBalancedBooks();
  });

  it('[AC-04] withdraws only to instruments used for deposits, and shows each step', async () => {
    expect(await withdrawal(2_000)).toEqual({ status: 'refused', reason: 'instrument-unknown' });
    await paid();
    const answer = await withdrawal(2_000);
    if (answer.status !== 'started') throw new Error(answer.reason);
    const { ref } = answer.payment;
    expect([answer.balance, answer.payment.state, answer.payment.continueUrl]).toEqual([10_500, 'requested', null]);

    on.test.clock.nowMs += 5_000;
    await on.test.follow();
    expect((await payment(ref)).state).toBe('sent');
    on.test.providerClock.nowMs += 6_000;
    await on.test.tick();
    expect((await payment(ref)).steps.map(({ state }) => state)).toEqual(['requested', 'checked', 'sent', 'received']);
    expect(await balance()).toBe(10_500);
    await expectBalancedBooks();
  });

  it('[AC-04] a failed payout returns the money once', async () => {
    await paid();
    const answer = await withdrawal(2_000);
    if (answer.status !== 'started') throw new Error(answer.reason);
    on.test.clock.nowMs += 5_000;
    await on.test.follow();
    on.test.provider.setFaults({ copies: 3 });
    on.test.provider.failPayout(`withdrawal:${answer.payment.ref}`, 'account-closed');
    await on.test.tick();
    expect(await payment(answer.payment.ref)).toMatchObject({ state: 'returned', reason: 'account-closed' });
    expect(await balance()).toBe(12_500);
    await expectBalancedBooks();
  });

  it('[AC-04] refuses amounts out of bounds or beyond the balance, and a method of another country', async () => {
    expect(await depositOf({ amount: 499 })).toEqual({ status: 'refused', reason: 'amount-too-small', bound: 500 });
    expect(await depositOf({ amount: 200_001 })).toEqual({ status: 'refused', reason: 'amount-too-large', bound: 200_000 });
    expect(await depositOf({ methodId: 'mobile-money' })).toEqual({ status: 'refused', reason: 'method-unavailable' });
    await paid();
    expect(await withdrawal(12_501)).toEqual({ status: 'refused', reason: 'not-enough-money', bound: 12_500 });
  });

  it('[AC-04] charges nothing while the provider is down; the same request succeeds once it is back', async () => {
    const body = wish();
    on.test.provider.setFaults({ isDown: true });
    const down = await on.test.post(on.player.token, `${BASE}/deposits`, body);
    expect([down.statusCode, down.json<{ errors: { code: string }[] }>().errors[0]?.code]).toEqual([503, 'provider-unavailable']);
    on.test.provider.setFaults({ isDown: false });
    const back = (await on.test.post(on.player.token, `${BASE}/deposits`, body)).json<PaymentAnswer>();
    expect(back).toMatchObject({ status: 'started', payment: { state: 'pending' } });
    await expectBalancedBooks();
  });

  it('[AC-04] [OD-02] processes withdrawals as soon as the provider is back after ten minutes', async () => {
    await paid(3_000);
    expect(await withdrawal(2_000)).toMatchObject({ status: 'started' });
    on.test.provider.setFaults({ isDown: true });
    for (let minute = 0; minute < 10; minute += 1) {
      on.test.clock.nowMs += 60_000;
      await expect(on.test.follow()).rejects.toThrow('the payment provider answered 503');
    }
    on.test.provider.setFaults({ isDown: false });
    await on.test.follow();

    const states = await on.test.db.query(`select state from payments where direction = 'withdrawal' and user_id = $1`, [on.player.userId]);
    expect(states).toEqual([{ state: 'sent' }]);
  });

  it('[AC-04] charges a card again that has paid before, without the provider’s page', async () => {
    expect(await cashier()).toMatchObject({ presets: [1_000, 2_000, 5_000, 10_000], last: null });
    await paid();
    const { instruments, last } = await cashier();
    const instrumentId = instruments[0]?.id ?? 0;
    expect(last).toEqual({ methodId: 'card', instrumentId });

    const body = wish({ instrumentId, amount: 4_000 });
    const answers = await Promise.all([0, 1].map(() => on.test.post(on.player.token, `${BASE}/deposits`, body)));
    for (const answer of answers)
      expect(answer.json()).toMatchObject({
        status: 'started',
        payment: { state: 'credited', instrument: 'Visa •••• 4242', continueUrl: null },
      });
    await on.test.tick();
    expect(await balance()).toBe(16_500);
    expect((await cashier()).instruments).toEqual(instruments);
    await expectBalancedBooks();
  });

  it('[AC-04] [BET-6] a charge of a stored card without an answer is made once when it is repeated', async () => {
    await paid();
    const body = wish({ instrumentId: (await cashier()).instruments[0]?.id, amount: 4_000 });
    on.test.provider.setFaults({ isDown: true });
    expect((await on.test.post(on.player.token, `${BASE}/deposits`, body)).statusCode).toBe(503);
    on.test.provider.setFaults({ isDown: false });
    expect((await on.test.post(on.player.token, `${BASE}/deposits`, body)).json()).toMatchObject({ payment: { state: 'credited' } });
    await on.test.tick();
    expect(await balance()).toBe(16_500);
    await expectBalancedBooks();
  });

  it('[AC-04] a stored card whose bank asks for a code is credited after the code', async () => {
    const asks = { ...CARD, number: '4000 0000 0000 3220', code: '123456' };
    const first = await started();
    on.test.provider.act(`deposit:${first.ref}`, asks);
    await on.test.tick();
    const instrumentId = (await cashier()).instruments[0]?.id ?? 0;

    const { ref, state, continueUrl } = await started({ instrumentId });
    expect(state).toBe('pending');
    const page = await on.test.provider.app.inject(new URL(continueUrl ?? '').pathname);
    expect(page.body).toContain('name="code"');
    expect(page.body).not.toContain('name="number"');
    on.test.provider.act(`deposit:${ref}`, { code: '123456' });
    await on.test.tick();
    expect([(await payment(ref)).state, await balance()]).toEqual(['credited', 15_000]);
    await expectBalancedBooks();
  });

  it('[AC-04] [SEC-10] charges no card of another player, of another method, or that cannot be charged again', async () => {
    await paid();
    const instrumentId = (await cashier()).instruments[0]?.id ?? 0;
    const refused = { status: 'refused', reason: 'method-unavailable' };
    expect(await depositOf({ instrumentId, methodId: 'e-wallet' })).toEqual(refused);
    const transfer = await started({ methodId: 'bank-transfer' });
    on.test.provider.act(`deposit:${transfer.ref}`, { part: 'all' });
    await on.test.tick();
    expect(await depositOf({ instrumentId: (await cashier()).instruments[0]?.id, methodId: 'bank-transfer' })).toEqual(refused);
    on.player = await on.test.addPlayer({ money: 10_000 });
    expect(await depositOf({ instrumentId })).toEqual(refused);
    expect(await balance()).toBe(10_000);
  });

  it('[AC-04] shows the balance that belongs to the state of a payment', async () => {
    const ref = await paid();
    expect(await payment(ref)).toMatchObject({ state: 'credited', balance: 12_500 });
  });

  it('[AC-04] cancels an unpaid deposit, and refuses to cancel a paid one', async () => {
    const { ref } = await started();
    const cancel = async (of: number) => on.test.post(on.player.token, `${BASE}/deposits/cancel`, { ref: of });
    expect((await cancel(ref)).json<Payment>().state).toBe('cancelled');
    const second = await started();
    on.test.provider.act(`deposit:${second.ref}`, CARD);
    expect((await cancel(second.ref)).statusCode).toBe(409);
  });

  it('[AC-04] payments are private to their player', async () => {
    const { ref } = await started();
    const other = await on.test.addPlayer();
    expect((await on.test.get(other.token, `${BASE}/payments/${ref}`)).statusCode).toBe(404);
    expect((await on.test.post(other.token, `${BASE}/deposits/cancel`, { ref })).statusCode).toBe(404);
    expect((await on.test.get(other.token, `${BASE}/payments`)).json<PaymentList>().payments).toEqual([]);
  });

  it('[AC-04] lists payments by direction and state with totals, and net deposits of a day', async () => {
    await paid(3_000);
    await withdrawal(1_000);
    await started();
    const list = async (query: string) => (await on.test.get(on.player.token, `${BASE}/payments?${query}`)).json<PaymentList>();
    expect((await list('')).payments.map(({ state }) => state)).toEqual(['pending', 'requested', 'credited']);
    expect(await list('state=done')).toMatchObject({
      payments: [{ amount: 3_000 }],
      totals: [{ currencyIso: 'EUR', deposited: 3_000, withdrawn: 0 }],
    });
    expect((await list('direction=withdrawal&days=1')).totals).toEqual([
      { currencyIso: 'EUR', exponent: 2, deposited: 0, withdrawn: 1_000 },
    ]);
    expect((await cashier()).net[0]).toEqual({ days: 1, deposited: 3_000, withdrawn: 1_000 });
  });

  it('[AC-09] [ID-19] requires documents once total deposits, or one withdrawal, reach 2,000, and announces it in the forms', async () => {
    await paid(150_000);
    expect((await cashier()).verification).toEqual({ from: 200_000, deposited: 150_000 });
    // Both 499.99 and 500.00 are within the bounds of the method; only the sum differs.
    expect(await depositOf({ amount: 50_000 })).toEqual({ status: 'refused', reason: 'verification-needed', bound: 200_000 });
    const { ref } = await started({ amount: 49_999 });
    // Pending deposits count, so that two cannot pass together.
    expect(await depositOf({ amount: 1_000 })).toMatchObject({ reason: 'verification-needed' });
    on.test.provider.act(`deposit:${ref}`, CARD);
    await on.test.tick();
    expect(await withdrawal(199_999)).toMatchObject({ status: 'started' });

    const other = await on.test.addPlayer({ money: 0 });
    on.player = other;
    await paid(199_999);
    await on.test.db.query(
      `insert into documents (user_id, kind, state, at) values ($1, 'passport', 'accepted', $2), ($1, 'address', 'checking', $2)`,
      [on.player.userId, NOON],
    );
    expect(await depositOf({ amount: 1_000 })).toMatchObject({ reason: 'verification-needed' });
    // The stand-in reviewer takes twenty seconds.
    on.test.clock.nowMs += 20_000;
    expect((await cashier()).verification).toBeNull();
    await paid(100_000);
    expect(await withdrawal(200_000)).toMatchObject({ status: 'started' });
    await expectBalancedBooks();
  });
});
