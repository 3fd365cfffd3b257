import { createProvider, type Provider } from '@touchline/server-payment-provider';
import { catchUp, followOpen, openProviderPort, type PaymentServices, paymentsAt } from '@touchline/server-payments/testing';
import { CHECK_WEBHOOK_PATH, office } from '@touchline/server-office';
import { officeAt } from '@touchline/server-office/testing';
import { payments, WEBHOOK_PATH } from '@touchline/server-payments';
import type { Db } from '@touchline/server-kernel/db';
import type { SendRequest } from '@touchline/server-kernel/http';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { openTestDb } from './test-db.ts';
import { type TestApp, testAppOn } from './test-app.ts';

/** Secret shared with the test provider. */
export const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

const ORIGIN = 'http://provider.test';

/** The backend and a payment provider, both controlled by the test. */
export interface PaymentsApp extends TestApp {
  provider: Provider;
  payments: PaymentServices;
  /** Sends due webhooks, and advances blocks and payouts. */
  tick(): Promise<void>;
  /** Runs the worker once: asks the provider about pending payments. */
  follow(): Promise<number>;
  /** Runs the worker's minutely task: reads the provider's books. */
  catchUp(): Promise<number>;
  /** The provider's clock, which only the test advances. */
  providerClock: { nowMs: number };
}

/** Starts both. The provider's API is called in-process. */
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
  const ask: SendRequest = async (method, path, body) => {
    const answer = await provider.app.inject({
      method,
      url: path,
      headers: { authorization: `Bearer ${SECRET}` },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: answer.statusCode, body: answer.statusCode === 200 ? answer.json() : null };
  };
  const test = await testAppOn(await openTestDb(engine), { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional', ...env }, (list) =>
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
