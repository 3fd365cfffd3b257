import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyListenOptions } from 'fastify';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';
import { answerBrokenRequests } from './broken-requests.ts';
import { guardListener, isUpgrade, type ListenerTerms } from './guard-listener.ts';

/** Time limit for receiving a request. */
const REQUEST_WITHIN_MS = 30_000;
const LOOPBACK = '127.0.0.1';

/**
 * A Fastify instance that no connection can crash. Every web server of the project is created here or by `createWebServer`, which lint
 * enforces.
 *
 * @param terms - `headers` are sent in answers to malformed requests.
 * @spec SEC-5 SEC-6
 */
export function createWebApp(options: FastifyHttpOptions<Server> = {}, terms: ListenerTerms = {}): FastifyInstance {
  const app: FastifyInstance = fastify({
    requestTimeout: REQUEST_WITHIN_MS,
    clientErrorHandler: answerBrokenRequests(terms.headers ?? {}),
    ...options,
    http: { shouldUpgradeCallback: isUpgrade, ...options.http },
  });
  guardListener(app.server, terms);
  // For `localhost` Fastify would open a second, unguarded server.
  const listen = app.listen.bind(app) as (at: FastifyListenOptions, ...others: unknown[]) => Promise<string>;
  const onOneAddress = (at: FastifyListenOptions, ...others: unknown[]): Promise<string> =>
    listen({ ...at, host: at.host === undefined || at.host === 'localhost' ? LOOPBACK : at.host }, ...others);
  app.listen = onOneAddress as typeof app.listen;
  return app;
}

/**
 * A plain web server that neither a connection nor a failing handler can crash: a handler that throws or rejects gives a 500.
 *
 * @spec SEC-5 SEC-6
 */
export function createWebServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  terms: ListenerTerms = {},
): Server {
  const { headers = {}, onError = console.error } = terms;
  const server = createServer({ requestTimeout: REQUEST_WITHIN_MS, shouldUpgradeCallback: isUpgrade }, (request, response) => {
    const work = async (): Promise<void> => handle(request, response);
    work().catch((error: unknown) => {
      onError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'cache-control': 'no-store', ...headers }).end();
    });
  });
  server.on('clientError', answerBrokenRequests(headers));
  guardListener(server, terms);
  return server;
}

/** A socket server that no connection can crash. */
export function createSocketServer(connected: (socket: Socket) => void, onError: (error: unknown) => void = console.error): NetServer {
  const server = createNetServer((socket) => {
    socket.on('error', () => socket.destroy());
    connected(socket);
  });
  server.once('listening', () => server.on('error', onError));
  return server;
}
