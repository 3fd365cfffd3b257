import { listenHost, serveMetrics } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { type Backend, startBackend } from './backend.ts';
import { startGames } from './game-provider.ts';
import { startPayments } from './payment-provider.ts';
import { withSecrets } from './secrets.ts';
import { startSocials } from './social-provider.ts';

const DEFAULT_PORT = 4300;
const DEFAULT_CONTROL_PORT = 4400;

export interface RunningSandbox {
  backend: Backend;
  port: number;
  /** Other servers started on this machine, each as `name: address`. */
  addresses: readonly string[];
  /**
   * Accepts no new requests, waits for those in flight, and closes every listener.
   *
   * @param longestDrainMs - longest wait for requests to stop arriving.
   */
  stop(longestDrainMs: number): Promise<void>;
}

/** Starts the control room. @returns its address, or undefined if its port is in use. */
async function listenApart(room: FastifyInstance, port: number, warn: (line: string) => void): Promise<string | undefined> {
  return room.listen({ port, host: '127.0.0.1' }).catch((error: unknown) => {
    warn(`the control room cannot listen on port ${port} (${String(error)}); set TOUCHLINE_CONTROL_PORT`);
    return undefined;
  });
}

/**
 * Opens every listener of the sandbox: backend, metrics, control room and test providers.
 *
 * @param say - logs a step that may take long, or a problem that does not prevent the start.
 * @throws Error for invalid settings, and for a port that is in use.
 */
export async function startSandbox(
  processEnv: NodeJS.ProcessEnv,
  say: (line: string) => void,
  logger: FastifyServerOptions['logger'] = { level: 'warn' },
): Promise<RunningSandbox> {
  const port = Number(processEnv['TOUCHLINE_SANDBOX_PORT'] ?? DEFAULT_PORT);
  const host = listenHost(processEnv, 'TOUCHLINE_SANDBOX_HOST');
  const env = await withSecrets(processEnv);
  const paying = await startPayments(env, port);
  const socials = await startSocials(env);
  const serving = await startGames(env, port);
  const backend = await startBackend(
    { ...env, ...paying.env, ...socials.env, ...serving.env },
    logger,
    [...paying.controls, ...socials.controls],
    say,
  );
  await backend.app.listen({ port, host });
  // Fails if the port is in use, so that missing metrics are noticed.
  const watched = backend.metrics && (await serveMetrics(backend.metrics.of, backend.metrics.port));
  // Tests run many sandboxes in parallel, so any free port is used unless one is configured.
  const controlPort = Number(env['TOUCHLINE_CONTROL_PORT'] ?? (env['TOUCHLINE_TEST'] === '1' ? 0 : DEFAULT_CONTROL_PORT));
  const room = await listenApart(backend.controlRoom, controlPort, say);
  const close = async (longestDrainMs: number): Promise<void> => {
    // Test providers close last, because requests in flight may still call them.
    await backend.stop(longestDrainMs);
    await Promise.all([paying.stop(), socials.stop(), serving.stop(), watched?.close()]);
  };
  let closed: Promise<void> | undefined;
  const named = (name: string, at: string | null | undefined): string[] => (at == null ? [] : [`${name}: ${at}`]);
  return {
    backend,
    port,
    addresses: [
      ...named('Test payment provider', paying.origin),
      ...named('Test sign-in of other sites', socials.origin),
      ...named('Test game provider', serving.origin),
      ...named('Control room', room && `${room.replace('127.0.0.1', 'localhost')}/?key=${backend.controlKey}`),
    ],
    stop: (longestDrainMs) => (closed ??= close(longestDrainMs)),
  };
}
