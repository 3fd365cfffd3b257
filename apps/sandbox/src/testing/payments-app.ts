import { createProvider, type Provider } from '@touchline/server-payment-provider';
import { catchUp, followOpen, openProviderPort, type PaymentServices, paymentsAt } from '@touchline/server-payments/testing';
import { CHECK_WEBHOOK_PATH, office } from '@touchline/server-office';
import { officeAt } from '@touchline/server-office/testing';
import { payments, WEBHOOK_PATH } from '@touchline/server-payments';
import type { Ask, Db } from '@touchline/server-kernel';
import { openTestDb } from './test-db.ts';
import { type TestApp, testAppOn } from './test-app.ts';

/** Shared with the provider of tests. */
export const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

const ORIGIN = 'http://provider.test';

/** The backend with a provider beside it, both in the hands of a test. */
export interface PaymentsApp extends TestApp {
  provider: Provider;
  payments: PaymentServices;
  /** Sends webhooks that are due, and lets blocks and payouts go on. */
  tick(): Promise<void>;
  /** What the worker does: asks the provider about what is on its way. */
  follow(): Promise<number>;
  /** What the worker does once a minute: reads the provider's books. */
  catchUp(): Promise<number>;
  /** The provider's own clock; moves only when a test moves it. */
  providerClock: { nowMs: number };
}

/** Starts both. The provider's API is called without a network. */
export async function startPaymentsApp(engine: Db['engine'], env: NodeJS.ProcessEnv = {}): Promise<PaymentsApp> {
  const providerClock = { nowMs: Date.now() };
  const merchant: { app?: TestApp['app'] } = {};
  const provider = createProvider({
    ...{ secret: SECRET, now: () => providerClock.nowMs, origin: () => ORIGIN },
    deliver: async ({ topic, headers, body }) => {
      const answer = await merchant.app?.inject({
        method: 'POST',
        url: topic === 'payments' ? WEBHOOK_PATH : CHECK_WEBHOOK_PATH,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: body,
      });
      return answer?.statusCode === 204;
    },
  });
  const ask: Ask = async (method, path, body) => {
    const answer = await provider.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${SECRET}` },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : null };
  };
  const test = await testAppOn(await openTestDb(engine), { TOUCHLINE_TEST: '1', TOUCHLINE_QUOTES: 'optional', ...env }, (list) =>
    list.map((make) =>
      make === payments ? paymentsAt(ask, SECRET, ORIGIN) : make === office ? officeAt({ ask, secret: SECRET, origin: ORIGIN }) : make,
    ),
  );
  merchant.app = test.app;
  const services: PaymentServices = {
    ...test.services,
    provider: openProviderPort(ask),
    providerOrigin: ORIGIN,
    cardPage: () => 'redirect',
  };
  return {
    ...test,
    provider,
    providerClock,
    payments: services,
    tick: () => provider.tick(),
    follow: () => followOpen(services),
    catchUp: () => catchUp(services, 0),
  };
}
