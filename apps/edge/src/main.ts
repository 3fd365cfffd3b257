import { configTrust, takeConfigTrust } from '@touchline/shared-config/keys';
import { createMetrics, serveMetrics, watchTraffic } from '@touchline/shared-serving';
import { createEdge } from './app.ts';
import { hasKeptConfig } from './document/kept-files.ts';
import { checkBackend, watchBackend } from './http/backend-check.ts';
import { refusePlayMoney } from './play-money.ts';
import { readSettings, type EdgeSettings } from './settings.ts';

// React and the router pick their production code by this, when they are first imported.
process.env['NODE_ENV'] ??= 'production';

/** In-flight answers may take this long before the process ends anyway. @spec SRV-1 */
const STOP_WITHIN_MS = 9000;

/** How long a stop waits at most for requests to end: whoever watches readiness has stopped sending by then. @spec SRV-1 */
const LONGEST_DRAIN_MS = 5000;

/** Settings that can be used. Without them nothing starts, and the line says why. */
function settingsToStartWith(): EdgeSettings {
  try {
    const read = readSettings(process.env);
    if (read.configTrust !== undefined) takeConfigTrust(read.configTrust);
    refusePlayMoney(read.mode, configTrust());
    return read;
  } catch (error) {
    process.stderr.write(`edge: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

const settings = settingsToStartWith();
const readiness = { isReady: false };
const backend = watchBackend(() => checkBackend(settings), { tell: (line) => process.stderr.write(`edge: ${line}\n`) });
// A backend that lacks something is no reason to be out of work while pages can be shown by a kept configuration.
const backendLacks = () => (hasKeptConfig(settings.keptFolder) ? [] : backend.lacks());
const metrics = settings.metricsPort === undefined ? undefined : createMetrics();
const stopping = new AbortController();
const app = await createEdge({ settings, readiness, backendLacks, metrics, stopping: stopping.signal });
const traffic = watchTraffic(app, () => performance.now());

// Whoever asked for metrics and gets none would believe that all is well.
const watched =
  metrics &&
  (await serveMetrics(metrics, settings.metricsPort ?? 0).catch((error: unknown) => {
    process.stderr.write(`edge: ${error instanceof Error ? error.message : String(error)}; set TOUCHLINE_METRICS_PORT\n`);
    process.exit(1);
  }));

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  readiness.isReady = false;
  backend.stop();
  stopping.abort();
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  void traffic
    .quiet(LONGEST_DRAIN_MS)
    .then(() => app.close())
    .then(() => watched?.close())
    .then(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

// Bundles are loaded and compiled before the first visitor pays for it. A backend that is not there yet is no reason to wait.
for (const build of ['desktop', 'mobile']) await app.inject(`/en/live?platform_type=${build}`);
await app.listen({ port: settings.port, host: '0.0.0.0' });
readiness.isReady = true;
