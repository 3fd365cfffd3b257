import { createMetrics, serveMetrics, watchTraffic } from '@touchline/shared-serving';
import type { FastifyInstance } from 'fastify';
import { createEdge, type EdgeOptions } from './app.ts';
import { hasKeptConfig } from './document/kept-files.ts';
import { checkBackend, watchBackend } from './http/backend-check.ts';
import type { EdgeSettings } from './settings.ts';

export interface RunningEdge {
  app: FastifyInstance;
  /**
   * Accepts no new work, finishes requests in flight, and closes every listener.
   *
   * @param longestDrainMs - longest wait for requests to stop arriving.
   */
  stop(longestDrainMs: number): Promise<void>;
}

const BUILDS = ['desktop', 'mobile'] as const;

/**
 * Opens every listener of the edge: the site and, if configured, its metrics.
 *
 * @param replace - parts that a test provides.
 * @throws Error when a port is in use.
 */
export async function startEdge(
  settings: EdgeSettings,
  log: (line: string) => void,
  replace: Pick<EdgeOptions, 'registry' | 'bundles' | 'logger'> = {},
): Promise<RunningEdge> {
  const readiness = { isReady: false };
  const backend = watchBackend(() => checkBackend(settings), { log });
  // The edge stays ready while a stored configuration lets it show pages, even if the backend lacks something.
  const backendLacks = () => (hasKeptConfig(settings.keptFolder) ? [] : backend.lacks());
  const metrics = settings.metricsPort === undefined ? undefined : createMetrics();
  const stopping = new AbortController();
  const app = await createEdge({ ...replace, settings, readiness, backendLacks, metrics, stopping: stopping.signal });
  const traffic = watchTraffic(app, () => performance.now());
  const watched =
    metrics &&
    (await serveMetrics(metrics, settings.metricsPort ?? 0).catch((cause: unknown) => {
      // Missing metrics must not go unnoticed.
      throw new Error(`${cause instanceof Error ? cause.message : String(cause)}; set TOUCHLINE_METRICS_PORT`, { cause });
    }));

  log('loading and compiling the pages');
  // Loads and compiles the bundles before the first visitor needs them, whether or not the backend answers yet.
  for (const build of BUILDS) await app.inject(`/en/live?platform_type=${build}`);
  await app.listen({ port: settings.port, host: settings.host });
  readiness.isReady = true;

  const close = async (longestDrainMs: number): Promise<void> => {
    readiness.isReady = false;
    backend.stop();
    stopping.abort();
    await traffic.quiet(longestDrainMs);
    await Promise.all([app.close(), watched?.close()]);
  };
  let closed: Promise<void> | undefined;
  return { app, stop: (longestDrainMs) => (closed ??= close(longestDrainMs)) };
}
