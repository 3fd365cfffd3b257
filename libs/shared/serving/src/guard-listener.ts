import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { lowerAscii } from '@touchline/shared-primitives';
import { closeGently, type ClosingTerms } from './close-gently.ts';
import { rawRefusalText, type RawRefusal } from './broken-requests.ts';
import { hostCount, isHost, isPathTooLong } from './refuse-malformed.ts';
import { requestPath } from './request-path.ts';

export interface ListenerTerms extends ClosingTerms {
  /** Headers of responses that the listener writes itself. */
  headers?: Readonly<Record<string, string>>;
  /** Time limit for receiving a whole request, in milliseconds: 15 s unless a test sets less. A sender that exceeds it gets 408. @spec SEC-6 */
  receiveWithinMs?: number;
}

/** Time for a refused client to read the refusal. */
const REFUSED_WITHIN_MS = 2_000;
/** Events of one connection. An error in a listener for any of them affects only that connection. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set([
  'connection',
  'request',
  'checkContinue',
  'checkExpectation',
  'connect',
  'upgrade',
  'clientError',
  'dropRequest',
]);

/** Those with a request and its response. */
const REQUESTS: ReadonlySet<string> = new Set(['request', 'checkContinue', 'checkExpectation']);
const bothOf = (values: unknown[]): [Socket, ServerResponse] => {
  const [{ socket }, response] = values as [IncomingMessage, ServerResponse];
  return [socket, response];
};

const MALFORMED: RawRefusal = { status: 400, code: 'bad-request', detail: 'The request cannot be read.' };
const UNKNOWN: RawRefusal = { status: 404, code: 'not-found', detail: 'No socket is opened at this address.' };
const OTHER_PROTOCOL: RawRefusal = {
  status: 426,
  code: 'bad-request',
  detail: 'This address speaks WebSocket alone.',
  headers: { upgrade: 'websocket' },
};

/** For Node's `shouldUpgradeCallback`: HTTP clients offer h2c automatically, and continue without it when it is ignored (RFC 9110, 7.8). */
export const isUpgrade = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => lowerAscii(headers.upgrade ?? '') !== 'h2c';

/** Opens a socket, or returns why not. */
export type OpenSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => RawRefusal | undefined;

const ignore = (): void => undefined;
const opensOf = new WeakMap<Server, Map<string, OpenSocket>>();

/** The handler that opens a requested socket, or the refusal. */
function openerOf(
  { method, url = '', headers, rawHeaders }: IncomingMessage,
  opens: ReadonlyMap<string, OpenSocket>,
): OpenSocket | RawRefusal {
  const path = requestPath(url);
  const isReadable = path !== undefined && !isPathTooLong(url) && hostCount(rawHeaders) === 1 && isHost(headers.host ?? '');
  if (!isReadable) return MALFORMED;
  const open = opens.get(path);
  if (open === undefined) return UNKNOWN;
  if (lowerAscii(headers.upgrade ?? '') !== 'websocket') return OTHER_PROTOCOL;
  return method === 'GET' ? open : MALFORMED;
}

/** Node no longer handles a socket after the upgrade event, so it is closed here. */
function refuse(socket: Duplex, text: string): void {
  const timer = setTimeout(() => socket.destroy(), REFUSED_WITHIN_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  socket.resume();
  socket.end(text);
}

const destroyAll = (values: readonly unknown[]): void => {
  for (const value of values)
    if (typeof value === 'object' && value !== null && 'destroy' in value && typeof value.destroy === 'function') value.destroy();
};

/**
 * Protects a server from its connections. A reset or a failing handler affects only its own socket, and upgrades are refused before any
 * handler sees them, except on paths of `takeUpgrades`. A stop cuts no answer. Call it before other listeners are added.
 *
 * @spec SEC-5
 */
export function guardListener(server: Server, terms: ListenerTerms = {}): void {
  const { headers = {}, onError = console.error } = terms;
  const opens = new Map<string, OpenSocket>();
  opensOf.set(server, opens);
  const connections = closeGently(server, terms);
  // Server errors after startup concern one connection that could not be accepted.
  server.once('listening', () => server.on('error', onError));
  // Without a listener Node closes the connection before `shouldUpgrade` runs.
  server.on('upgrade', ignore);

  const emit = server.emit.bind(server) as (event: string | symbol, ...values: unknown[]) => boolean;
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): boolean => {
    const opener = openerOf(request, opens);
    const refusal = typeof opener === 'function' ? opener(request, socket, head) : opener;
    if (refusal !== undefined) refuse(socket, rawRefusalText(refusal, headers));
    return true;
  };
  const guarded = (event: string | symbol, ...values: unknown[]): boolean => {
    if (!OF_CONNECTIONS.has(String(event))) return emit(event, ...values);
    try {
      if (event === 'connection' && connections.arrive(values[0] as Socket)) return true;
      if (REQUESTS.has(String(event))) connections.begin(...bothOf(values));
      return event === 'upgrade' ? upgrade(...(values as [IncomingMessage, Duplex, Buffer])) : emit(event, ...values);
    } catch (error) {
      onError(error);
      destroyAll(values);
      return true;
    }
  };
  server.emit = guarded as typeof server.emit;
}

/**
 * Accepts WebSockets at a path of a guarded server; other paths are refused with 404, other protocols with 426.
 *
 * @param open - opens one; by default the server's `upgrade` listeners do.
 * @throws Error for an unguarded server.
 */
export function takeUpgrades(server: Server, path: string, open?: OpenSocket): void {
  const opens = opensOf.get(server);
  if (opens === undefined) throw new Error(`the server that takes sockets at ${path} is not guarded: open it by createWebApp`);
  opens.set(path, open ?? toListeners(server));
}

/** Proxies and development servers add their own listeners. */
const toListeners =
  (server: Server): OpenSocket =>
  (request, socket, head) => {
    for (const listener of server.listeners('upgrade')) listener.call(server, request, socket, head);
    return undefined;
  };
