import type { AccountsAnswer } from '@touchline/account-contract';
import type { RegistrationAnswer } from '@touchline/identity-contract';
import type { Payment, PaymentAnswer } from '@touchline/payments-contract';
import { chance, createDatabase, BOTH_ENGINES, isBalanced, type Reconciliation } from '@touchline/server-kernel/testing';
import { createProvider, type Provider } from '@touchline/server-payment-provider';
import { WEBHOOK_PATH } from '@touchline/server-payments';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, type SandboxProcess, startSandbox } from './sandbox-process.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** The long run sends a thousand deliveries per database. Each round has a new player, because tokens expire after five minutes. */
const ROUNDS = IS_LONG ? 5 : 1;
const DEPOSITS = IS_LONG ? 40 : 12;
const COPIES = 5;
const KILLS = IS_LONG ? 4 : 2;
const AMOUNT = 1_000;
const CARD = { number: '4242424242424242', expiry: '12/80', cvc: '123' };
const SECRET = `whsec_${Buffer.from('another secret of thirty-two char').toString('base64')}`;
const LOOK_EVERY_MS = 100;
/** Delays between sending a delivery and killing the process. */
const PAUSES_MS = [0, 2, 4, 8];

interface Player {
  accountId: number;
  token: string;
  start: number;
}

describe.each(BOTH_ENGINES)('kill -9 between deliveries on %s', (engine) => {
  let folder: string;
  let env: Record<string, string>;
  let provider: Provider;
  let running: SandboxProcess;
  /** Sequence numbers of deliveries during which the process is killed. */
  let deadly = new Set<number>();
  let kills = 0;
  const delivered = { sent: 0, taken: 0, cut: 0 };

  const restart = async () => {
    await running.ended;
    running = await startSandbox(env);
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-kill-deposits-'));
    let origin = '';
    provider = createProvider({
      ...{ secret: SECRET, now: () => Date.now(), origin: () => origin, file: join(folder, 'provider.jsonl') },
      deliver: async ({ headers, body }) => {
        delivered.sent += 1;
        const isDeadly = deadly.has(delivered.sent);
        const answer = fetch(`${running.url}${WEBHOOK_PATH}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body,
        }).then(
          ({ status }) => status === 204,
          () => false,
        );
        // Depending on the delay, the process is killed before reading the delivery, while booking it, or before answering.
        const pauseMs = PAUSES_MS[kills % PAUSES_MS.length] ?? 0;
        if (isDeadly && pauseMs > 0) await setTimeout(pauseMs);
        if (isDeadly) running.kill('SIGKILL');
        if (isDeadly) kills += 1;
        const isTaken = await answer;
        delivered[isTaken ? 'taken' : 'cut'] += 1;
        if (isDeadly) await restart();
        return isTaken;
      },
    });
    origin = (await provider.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
    const store: Record<string, string> =
      engine === 'pglite' ? { TOUCHLINE_DATA_DIR: join(folder, 'data') } : { DATABASE_URL: await createDatabase() };
    env = {
      ...{ ...store, ...TEST_ENV, TOUCHLINE_SANDBOX_PORT: String(await freePort()) },
      ...{ TOUCHLINE_PROVIDER_ORIGIN: origin, TOUCHLINE_PROVIDER_SECRET: SECRET },
    };
    running = await startSandbox(env);
  }, 300_000);
  afterAll(async () => {
    running.kill('SIGKILL');
    await running.ended;
    await provider.app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async <T>(path: string, token: string, body?: object): Promise<T> => {
    const answer = await fetch(`${running.url}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const balanceOf = async ({ token, accountId }: Pick<Player, 'token' | 'accountId'>) =>
    (await ask<AccountsAnswer>('/web-api/account/list', token)).accounts.find(({ id }) => id === accountId)?.money ?? 0;
  const signUp = async (): Promise<Player> => {
    const terms = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
    const { token } = await ask<RegistrationAnswer>('/web-api/registration/fast', '', terms);
    const { accounts } = await ask<AccountsAnswer>('/web-api/account/list', token);
    return { token, accountId: accounts[0]?.id ?? 0, start: accounts[0]?.money ?? 0 };
  };
  const deposit = async ({ token, accountId }: Player): Promise<number> => {
    const body = { id: randomUUID(), accountId, methodId: 'card', amount: AMOUNT, lang: 'en', returnTo: null };
    const answer = await ask<PaymentAnswer>('/web-api/payments/v1/deposits', token, body);
    if (answer.status !== 'started') throw new Error(answer.reason);
    return answer.payment.ref;
  };

  it(
    '[AC-04] [MON-2] [MON-7] every deposit is credited once, and the ledger agrees with the provider',
    async () => {
      const next = chance(20_261_124);
      for (let round = 0; round < ROUNDS; round += 1) {
        const player = await signUp();
        provider.setFaults({ copies: COPIES, isShuffled: true });
        const refs: number[] = [];
        for (let n = 0; n < DEPOSITS; n += 1) refs.push(await deposit(player));
        for (const ref of refs) provider.act(`deposit:${ref}`, CARD);
        deadly = new Set();
        while (deadly.size < KILLS) deadly.add(delivered.sent + 1 + next(DEPOSITS * COPIES));
        const before = delivered.sent;
        // The provider retries unacknowledged deliveries, which reach the restarted process.
        while (provider.deliveries.waiting() > 0) {
          await provider.tick();
          await setTimeout(LOOK_EVERY_MS);
        }

        expect(delivered.sent - before).toBeGreaterThanOrEqual(DEPOSITS * COPIES);
        expect(await balanceOf(player)).toBe(player.start + DEPOSITS * AMOUNT);
        for (const ref of refs) {
          const { state, steps } = await ask<Payment>(`/web-api/payments/v1/payments/${ref}`, player.token);
          expect([state, steps.filter((step) => step.state === 'credited').length]).toEqual(['credited', 1]);
        }
        const books = await ask<Reconciliation>('/__test/reconcile', '');
        expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
        expect(await ask<object[]>('/__test/payment-books', '')).toEqual([]);
      }
      expect(kills).toBe(ROUNDS * KILLS);
      // Some kills interrupted a delivery.
      expect(delivered.cut).toBeGreaterThanOrEqual(ROUNDS);
      expect(provider.records().reduce((sum, { captured }) => sum + captured, 0)).toBe(ROUNDS * DEPOSITS * AMOUNT);
      expect(delivered.taken).toBeGreaterThanOrEqual(ROUNDS * DEPOSITS * COPIES);
      console.info(`${engine}: ${delivered.sent} deliveries, ${delivered.cut} cut, ${ROUNDS * KILLS} kills`);
    },
    IS_LONG ? 35 * 60_000 : 180_000,
  );
});
