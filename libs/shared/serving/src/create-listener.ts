import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyListenOptions } from 'fastify';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';
import { answerBrokenRequests } from './broken-requests.ts';
import { guardListener, isUpgrade, type ListenerTerms } from './guard-listener.ts';

/** Time limit for receiving a whole request, unless the terms set another. */
const RECEIVE_WITHIN_MS = 15_000;
/** Time limit for its headers alone. */
const HEADERS_WITHIN_MS = 10_000;
/** Senders are checked this often, so that a limit is accurate to a second. Node's own interval is half a minute. */
const CHECK_EVERY_MS = 1_000;
/** With a lower time limit, how often senders are checked within it. */
const CHECKS_WITHIN = 10;
const MOST_HEADER_BYTES = 16 * 1024;
const LOOPBACK = '127.0.0.1';

/** Fastify's options without those that have to be the same for every listener. */
export type WebAppOptions = Omit<
  FastifyHttpOptions<Server>,
  'requestTimeout' | 'http' | 'clientErrorHandler' | 'return503OnClosing' | 'forceCloseConnections'
>;

const receiving = ({ receiveWithinMs = RECEIVE_WITHIN_MS }: ListenerTerms) => ({
  shouldUpgradeCallback: isUpgrade,
  requestTimeout: receiveWithinMs,
  headersTimeout: Math.min(HEADERS_WITHIN_MS, receiveWithinMs),
  connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, receiveWithinMs / CHECKS_WITHIN),
  maxHeaderSize: MOST_HEADER_BYTES,
});

/**
 * A Fastify instance that no connection can crash or hold open by sending slowly, and that cuts no answer when it closes. Every web server of the project is created here or by
 * `createWebServer`, which lint enforces.
 *
 * @param terms - `headers` are sent in answers to malformed requests.
 * @spec SEC-5 SEC-6 SRV-1
 */
export function createWebApp(options: WebAppOptions = {}, terms: ListenerTerms = {}): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...options,
    clientErrorHandler: answerBrokenRequests(terms.headers ?? {}),
    // Fastify sets the server's own limit from this one, so it has to be named twice.
    requestTimeout: receiving(terms).requestTimeout,
    http: receiving(terms),
    // While it closes, it still answers. @spec SRV-1
    return503OnClosing: false,
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
 * @spec SEC-5 SEC-6 SRV-1
 */
export function createWebServer(
  handle: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
  terms: ListenerTerms = {},
): Server {
  const { headers = {}, onError = console.error } = terms;
  const server = createServer(receiving(terms), (request, response) => {
    const work = async (): Promise<void> => handle(request, response);
    work().catch((error: unknown) => {
      // A request that did not fully arrive failed because its sender left or was too slow.
      const isOfSender = request.destroyed && !request.complete;
      if (!isOfSender) onError(error);
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
