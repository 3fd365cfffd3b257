import { serveMetrics } from '@touchline/shared-serving';
import { startBackend } from './backend.ts';
import { startGames } from './game-provider.ts';
import { startPayments } from './payment-provider.ts';
import { withSecrets } from './secrets.ts';
import { startSocials } from './social-provider.ts';

const DEFAULT_PORT = 4300;
const DEFAULT_CONTROL_PORT = 4400;
/** A stop that takes longer than this is not going to end. @spec SRV-1 */
const LONGEST_STOP_MS = 9000;

const port = Number(process.env['TOUCHLINE_SANDBOX_PORT'] ?? DEFAULT_PORT);
const startedAt = performance.now();
const fail = (error: unknown) => {
  console.error(`sandbox: ${error instanceof Error ? error.message : String(error)}`);
  return process.exit(1);
};
const env = await withSecrets(process.env).catch(fail);
const paying = await startPayments(env, port).catch(fail);
const socials = await startSocials(env).catch(fail);
const serving = await startGames(env, port).catch(fail);
const controls = [...paying.controls, ...socials.controls];
const backend = await startBackend({ ...env, ...paying.env, ...socials.env, ...serving.env }, { level: 'warn' }, controls).catch(fail);
await backend.app.listen({ port, host: process.env['TOUCHLINE_SANDBOX_HOST'] ?? '127.0.0.1' });
// Whoever asked for metrics and gets none would believe that all is well.
const watched = backend.metrics && (await serveMetrics(backend.metrics.of, backend.metrics.port).catch(fail));
// Tests run many sandboxes beside each other: theirs takes any free port unless one is named.
const controlPort = Number(process.env['TOUCHLINE_CONTROL_PORT'] ?? (process.env['TOUCHLINE_TEST'] === '1' ? 0 : DEFAULT_CONTROL_PORT));
const room = await backend.controlRoom.listen({ port: controlPort, host: '127.0.0.1' }).catch((error: unknown) => {
  console.error(`sandbox: the control room cannot listen on port ${controlPort} (${String(error)}); set TOUCHLINE_CONTROL_PORT`);
  return undefined;
});
if (paying.origin !== null) console.log(`Test payment provider: ${paying.origin}`);
if (socials.origin !== null) console.log(`Test sign-in of other sites: ${socials.origin}`);
if (serving.origin !== null) console.log(`Test game provider: ${serving.origin}`);
if (room !== undefined) console.log(`Control room: ${room.replace('127.0.0.1', 'localhost')}/?key=${backend.controlKey}`);
console.log(`Sandbox is ready on http://localhost:${port} (play money only, ${Math.round(performance.now() - startedAt)} ms)`);

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
  // The stand-ins end last: work of the backend that is still under way asks them.
  backend
    .stop()
    .then(() => Promise.all([paying.stop(), socials.stop(), serving.stop(), watched?.close()]))
    .then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
