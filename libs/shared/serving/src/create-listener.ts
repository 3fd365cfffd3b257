import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyListenOptions } from 'fastify';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';
import { answerBrokenRequests } from './broken-requests.ts';
import { guardListener, isUpgrade, type ListenerTerms } from './guard-listener.ts';

/** A request that has not arrived by then never will. */
const REQUEST_WITHIN_MS = 30_000;
const LOOPBACK = '127.0.0.1';

/**
 * A Fastify instance that no connection can end. Every web server of the project is opened here or by `createWebServer`; the lint refuses others.
 *
 * @param terms - `headers` are those of answers to what is no request.
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
  // For `localhost` Fastify would open a second server, which has no guard.
  const listen = app.listen.bind(app) as (at: FastifyListenOptions, ...others: unknown[]) => Promise<string>;
  const onOneAddress = (at: FastifyListenOptions, ...others: unknown[]): Promise<string> =>
    listen({ ...at, host: at.host === undefined || at.host === 'localhost' ? LOOPBACK : at.host }, ...others);
  app.listen = onOneAddress as typeof app.listen;
  return app;
}

/** A bare web server that no connection can end, nor a handler that throws or rejects: such a request is answered with 500. @spec SEC-5 SEC-6 */
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

/** A server of bare sockets that no connection can end. */
export function createSocketServer(connected: (socket: Socket) => void, onError: (error: unknown) => void = console.error): NetServer {
  const server = createNetServer((socket) => {
    socket.on('error', () => socket.destroy());
    connected(socket);
  });
  server.once('listening', () => server.on('error', onError));
  return server;
}
