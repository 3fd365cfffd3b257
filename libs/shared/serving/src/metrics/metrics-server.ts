import type { FastifyInstance } from 'fastify';
import { createWebApp } from '../create-listener.ts';
import type { Metrics } from './metrics.ts';

/** Metrics are for whoever runs the machine: they listen on loopback alone, and no path of the site leads to them. */
const HOST = '127.0.0.1';
const LAST_PORT = 65_535;

/**
 * The port that metrics are asked for at; undefined leaves them off.
 *
 * @throws RangeError when it is no port.
 */
export function metricsPort(env: Readonly<Record<string, string | undefined>>, variable: string): number | undefined {
  const text = env[variable];
  if (text === undefined || text === '') return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT) throw new RangeError(`${variable} is '${text}'; it has to be a port.`);
  return port;
}

/** A server of its own for `/metrics`, listening. @throws Error when the port is taken. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<FastifyInstance> {
  const app = createWebApp({ logger: false, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text()),
  );
  await app.listen({ port, host: HOST });
  return app;
}
