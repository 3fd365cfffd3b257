import { control, type Controls } from '@touchline/server-kernel';
import { dataFolder } from '@touchline/server-kernel/db';
import { type Provider, startProvider } from '@touchline/server-payment-provider';
import { CHECK_WEBHOOK_PATH } from '@touchline/server-office';
import { WEBHOOK_PATH } from '@touchline/server-payments';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';

const DEFAULT_PORT = 4500;
const SECRET_BYTES = 32;

/** The stand-in payment and identity provider. `origin` is null if the operator has configured another one. */
export interface Paying {
  origin: string | null;
  /** Settings for the payments and office modules. */
  env: Record<string, string>;
  controls: readonly Controls[];
  stop(): Promise<void>;
}

const providerControls = (provider: Provider): Controls => ({
  actions: [
    control({
      name: 'provider-faults',
      label: 'What goes wrong with the payment provider: webhooks late, twice, out of order, never; the provider down',
      body: z.strictObject({
        lateMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
        copies: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
        isShuffled: z.optional(z.boolean()),
        isSilent: z.optional(z.boolean()),
        isDown: z.optional(z.boolean()),
      }),
      run: (faults) => {
        provider.setFaults(faults);
        return { status: 'ok' };
      },
    }),
    control({
      name: 'charge-back',
      label: 'The payer takes a deposit back, by its number',
      body: z.strictObject({ ref: z.int() }),
      run: ({ ref }) => {
        provider.chargeBack(`deposit:${ref}`);
        return { status: 'ok' };
      },
    }),
    control({
      name: 'fail-payout',
      label: 'A withdrawal that is on its way fails, by its number',
      body: z.strictObject({ ref: z.int() }),
      run: ({ ref }) => {
        provider.failPayout(`withdrawal:${ref}`, 'account-closed');
        return { status: 'ok' };
      },
    }),
  ],
});

/**
 * Starts the stand-in payment and identity provider on a separate loopback origin, with a secret generated for this process.
 *
 * @param port - port of this backend, which receives webhooks.
 */
export async function startPayments(env: NodeJS.ProcessEnv, port: number): Promise<Paying> {
  if (env['TOUCHLINE_PROVIDER_ORIGIN'] !== undefined) return { origin: null, env: {}, controls: [], stop: async () => undefined };
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  // Tests run many sandboxes in parallel, so any free port is used unless one is configured.
  const own = Number(env['TOUCHLINE_PROVIDER_PORT'] ?? (env['TOUCHLINE_TEST'] === '1' ? 0 : DEFAULT_PORT));
  const startOn = (wanted: number) =>
    startProvider({
      ...{ secret, port: wanted },
      webhookUrls: { payments: `http://127.0.0.1:${port}${WEBHOOK_PATH}`, checks: `http://127.0.0.1:${port}${CHECK_WEBHOOK_PATH}` },
      file: join(dataFolder(env), 'payment-provider.jsonl'),
      report: (error) => console.error('payment provider:', error),
    });
  // The default port may be taken by another product on this machine: fall back to any free port, unless one was configured.
  const { origin, provider, stop } = await startOn(own).catch((error: unknown) => {
    if (env['TOUCHLINE_PROVIDER_PORT'] === undefined && own !== 0) return startOn(0);
    throw new Error(`the payment provider cannot listen on port ${own} (${String(error)}); set TOUCHLINE_PROVIDER_PORT`);
  });
  return {
    origin,
    env: {
      ...{ TOUCHLINE_PROVIDER_ORIGIN: origin, TOUCHLINE_PROVIDER_SECRET: secret },
      // The operator may have configured only the identity provider.
      ...(env['TOUCHLINE_IDENTITY_ORIGIN'] === undefined && { TOUCHLINE_IDENTITY_ORIGIN: origin, TOUCHLINE_IDENTITY_SECRET: secret }),
    },
    controls: [providerControls(provider)],
    stop,
  };
}
