import type { FastifyInstance } from 'fastify';
import { createWebApp } from '../create-listener.ts';
import type { Metrics } from './metrics.ts';

/** Metrics are for the machine's operator: loopback only, and no path of the site serves them. */
const HOST = '127.0.0.1';
const LAST_PORT = 65_535;

/** The port of the metrics; undefined when off. @throws RangeError for an invalid port. */
export function metricsPort(env: Readonly<Record<string, string | undefined>>, variable: string): number | undefined {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) throw new RangeError(`${variable} is '${text}'; it has to be a port.`);
  return port;
}

/** Starts a separate server for `/metrics`. @throws Error when the port is in use. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<FastifyInstance> {
  const app = createWebApp({ logger: false });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  );
  await app.listen({ port, host: HOST });
  return app;
}
