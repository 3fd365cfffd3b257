// Runs the stand-in payment and identity provider as a separate process, shared by several sandboxes on one database.
import { CHECK_WEBHOOK_PATH } from '@touchline/server-office';
import { startProvider } from '@touchline/server-payment-provider';
import { WEBHOOK_PATH } from '@touchline/server-payments';
import { endOnFault } from '@touchline/shared-serving';
import { join } from 'node:path';

const { TOUCHLINE_PROVIDER_PORT: port, TOUCHLINE_PROVIDER_SECRET: secret, TOUCHLINE_DATA_DIR: folder = '.data', BACKEND_URL } = process.env;
if (port === undefined || secret === undefined || BACKEND_URL === undefined) {
  console.error('provider: TOUCHLINE_PROVIDER_PORT, TOUCHLINE_PROVIDER_SECRET and BACKEND_URL have to be set');
  process.exit(1);
}
const { origin, stop } = await startProvider({
  ...{ secret, port: Number(port), file: join(folder, 'payment-provider.jsonl') },
  webhookUrls: { payments: `${BACKEND_URL}${WEBHOOK_PATH}`, checks: `${BACKEND_URL}${CHECK_WEBHOOK_PATH}` },
  report: (error) => console.error('payment provider:', error),
});
endOnFault({ name: 'provider', stop });
console.log(`Test payment provider: ${origin}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop().then(() => process.exit(0)));
