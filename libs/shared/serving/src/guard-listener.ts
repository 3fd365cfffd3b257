import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { rawRefusalText, type RawRefusal } from './broken-requests.ts';
import { hostCount, isHost, isPathTooLong } from './refuse-malformed.ts';
import { requestPath } from './request-path.ts';

export interface ListenerTerms {
  /** Headers of what the listener writes to a connection by itself. */
  headers?: Readonly<Record<string, string>>;
  /** Receives errors that a handler of a connection threw. */
  onError?: (error: unknown) => void;
}

/** A refused visitor has this long to read the refusal. */
const REFUSED_WITHIN_MS = 2_000;
/** Events of one connection. An error thrown by a listener for any of them concerns that connection alone. */
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

const MALFORMED: RawRefusal = { status: 400, code: 'bad-request', detail: 'The request cannot be read.' };
const UNKNOWN: RawRefusal = { status: 404, code: 'not-found', detail: 'No socket is opened at this address.' };
const OTHER_PROTOCOL: RawRefusal = {
  status: 426,
  code: 'bad-request',
  detail: 'This address speaks WebSocket alone.',
  headers: { upgrade: 'websocket' },
};

/** For Node's `shouldUpgradeCallback`: HTTP clients offer h2c on their own, and go on without it when it is ignored (RFC 9110, 7.8). */
export const isUpgrade = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => headers.upgrade?.toLowerCase() !== 'h2c';

/** Opens a socket, or says why it does not. */
export type OpenSocket = (request: IncomingMessage, socket: Duplex, head: Buffer) => RawRefusal | undefined;

const ignore = (): void => undefined;
const opensOf = new WeakMap<Server, Map<string, OpenSocket>>();

/** What opens a socket that is asked for, or why it is refused. */
function openerOf(
  { method, url = '', headers, rawHeaders }: IncomingMessage,
  opens: ReadonlyMap<string, OpenSocket>,
): OpenSocket | RawRefusal {
  const path = requestPath(url);
  const isReadable = path !== undefined && !isPathTooLong(url) && hostCount(rawHeaders) === 1 && isHost(headers.host ?? '');
  if (!isReadable) return MALFORMED;
  const open = opens.get(path);
  if (open === undefined) return UNKNOWN;
  if (headers.upgrade?.toLowerCase() !== 'websocket') return OTHER_PROTOCOL;
  return method === 'GET' ? open : MALFORMED;
}

/** Node watches a socket no longer once it is handed over, so its end is seen to here. */
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
 * Makes a server survive its connections. A socket that is reset at any moment ends alone, so does one whose handler throws, and upgrades are
 * refused before any handler sees them unless `takeUpgrades` named their path. Call it before anything else listens.
 *
 * @spec SEC-5
 */
export function guardListener(server: Server, { headers = {}, onError = console.error }: ListenerTerms = {}): void {
  const opens = new Map<string, OpenSocket>();
  opensOf.set(server, opens);
  // Node takes its own listener off when it hands a socket over; an error without a listener ends the process.
  server.prependListener('connection', (socket: Socket) => socket.on('error', ignore));
  // What goes wrong once it listens concerns one connection that could not be accepted.
  server.once('listening', () => server.on('error', onError));
  // Without a listener Node cuts the connection before anything is asked.
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
 * Lets WebSockets be opened at a path of a guarded server; elsewhere they are refused with 404, other protocols with 426.
 *
 * @param open - opens one; left out, the server's own listeners for `upgrade` do.
 * @throws Error for a server that is not guarded.
 */
export function takeUpgrades(server: Server, path: string, open?: OpenSocket): void {
  const opens = opensOf.get(server);
  if (opens === undefined) throw new Error(`the server that takes sockets at ${path} is not guarded: open it by createWebApp`);
  opens.set(path, open ?? toListeners(server));
}

/** Proxies and development servers bring listeners of their own. */
const toListeners =
  (server: Server): OpenSocket =>
  (request, socket, head) => {
    for (const listener of server.listeners('upgrade')) listener.call(server, request, socket, head);
    return undefined;
  };
