import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** How long `close` accepts connections that arrive faster than the event loop turns. */
const ACCEPT_WITHIN_MS = 1_500;
/** From then on, a connection without a request is closed, so that a visitor who only connected does not hold up the stop. */
const SILENT_WITHIN_MS = 1_000;
/** Then connections with a request are closed too: their visitor does not read the answer, or sends too slowly. */
const ANSWER_WITHIN_MS = 2_500;
const LOOKS_WITHIN = 10;

/** A response in the making. */
interface Responding {
  shouldKeepAlive: boolean;
  readonly headersSent: boolean;
  once(event: 'close', listener: () => void): unknown;
}

export interface ClosingTerms {
  /** Receives errors thrown by a connection handler, and how many connections were cut. */
  onError?: (error: unknown) => void;
  /** How long a stop waits for visitors who send or read slowly, in milliseconds: 2.5 s unless a test sets less. @spec SRV-1 */
  closeWithinMs?: number;
}

export interface Connections {
  /** Takes a connection that was accepted. @returns whether it is held back until the listening socket is closed. */
  arrive(socket: Socket): boolean;
  /** Records a response that begins. */
  begin(socket: Socket, response: Responding): void;
  /** Ends each connection after its next answer. */
  letGo(): void;
}

const ignore = (): void => undefined;
const connectionsOf = new WeakMap<Server, Connections>();

/**
 * Ends connections after their next answer, so that the next request goes to another process. No effect on a server that is not guarded.
 *
 * @spec SRV-1
 */
export const letVisitorsGo = (server: Server): void => connectionsOf.get(server)?.letGo();

interface Visit {
  responses: Set<Responding>;
  /** Bytes received when the last answer was written. Undefined before the first. */
  answeredAt?: number;
}
const isSilent = ({ responses }: Visit): boolean => responses.size === 0;
/** Waits between two requests, as opposed to a connection that is about to send its first one, or is in the middle of one. */
const isIdle = (socket: Socket, visit: Visit): boolean => isSilent(visit) && visit.answeredAt === socket.bytesRead;

/**
 * Makes `close` of a server reset no answer. Node closes the listening socket and idle connections at once. But the kernel may already hold
 * connections, of which Node accepts one in each turn of the event loop, and requests on idle ones; and Node takes a connection for idle whose
 * answer is still being written. So `close` first accepts all connections, and reads their requests only when the listening socket is closed:
 * otherwise visitors who ask again after each answer would keep the queue full. What is left later is cut: connections without a request after
 * one second, all others after two and a half.
 *
 * @spec SRV-1
 */
export function closeGently(server: Server, { onError = console.error, closeWithinMs = ANSWER_WITHIN_MS }: ClosingTerms): Connections {
  const visits = new Map<Socket, Visit>();
  const held: Socket[] = [];
  let isHolding = false;
  let accepted = 0;
  let isLettingGo = false;
  /** Closes the connections that are as described. */
  const cut = (isMeant: (socket: Socket, visit: Visit) => boolean): number => {
    const meant = [...visits].filter(([socket, visit]) => isMeant(socket, visit));
    for (const [socket] of meant) socket.destroy();
    return meant.length;
  };

  const letGo = (): void => {
    isLettingGo = true;
    for (const { responses } of visits.values())
      for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
  };
  /** The kernel holds no more connections when a turn of the event loop accepts none. The first turn may have polled before this was called. */
  const acceptAll = async (): Promise<void> => {
    let isLate = false;
    const late = setTimeout(() => (isLate = true), Math.min(ACCEPT_WITHIN_MS, closeWithinMs));
    await turn();
    for (let seen = -1; seen !== accepted && !isLate; await turn()) seen = accepted;
    clearTimeout(late);
  };
  const cutWhatIsLeft = (): void => {
    let isSilenceCut = false;
    const timers = [
      setTimeout(() => (isSilenceCut = true), Math.min(SILENT_WITHIN_MS, closeWithinMs)),
      setInterval(() => isSilenceCut && cut((_, visit) => isSilent(visit)), closeWithinMs / LOOKS_WITHIN),
      setTimeout(() => {
        cut((_, visit) => isSilent(visit));
        const left = cut(({ destroyed }) => !destroyed);
        if (left > 0) onError(new Error(`Connections cut at the stop, because their visitors sent or read too slowly: ${left}`));
      }, closeWithinMs),
    ];
    server.once('close', () => timers.forEach(clearTimeout));
  };

  // Called by Node in `close`.
  server.closeIdleConnections = () => void cut(isIdle);
  const closeNow = server.close.bind(server);
  server.close = (closed) => {
    letGo();
    if (!server.listening) return closeNow(closed);
    isHolding = true;
    void acceptAll().then(() => {
      closeNow(closed);
      cutWhatIsLeft();
      isHolding = false;
      for (const socket of held.splice(0)) if (!socket.destroyed) server.emit('connection', socket);
    });
    return server;
  };

  const connections: Connections = {
    arrive: (socket) => {
      if (isHolding) held.push(socket);
      if (visits.has(socket)) return isHolding;
      accepted += 1;
      visits.set(socket, { responses: new Set() });
      socket.once('close', () => visits.delete(socket));
      // An error without a listener would crash the process; Node adds its own listener later, and removes it when it hands over a socket.
      socket.on('error', ignore);
      return isHolding;
    },
    begin: (socket, response) => {
      const visit = visits.get(socket);
      if (visit === undefined) return;
      if (isLettingGo) response.shouldKeepAlive = false;
      visit.responses.add(response);
      response.once('close', () => {
        visit.responses.delete(response);
        visit.answeredAt = socket.bytesRead;
      });
    },
    letGo,
  };
  connectionsOf.set(server, connections);
  return connections;
}
