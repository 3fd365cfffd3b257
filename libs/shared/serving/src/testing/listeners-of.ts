import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Server } from 'node:net';

export interface Listening {
  /** Current listeners with their ports on this machine. Unix sockets are left out. */
  found(): readonly { server: Server; port: number }[];
  stop(): void;
}

const CHANNEL = 'tracing:net.server.listen:asyncEnd';
const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo => typeof address === 'object' && address !== null;

/**
 * Collects every server of this process that starts to listen, through Node's diagnostics channel. Call it before the first one is opened.
 */
export function listenersOf(): Listening {
  const servers = new Set<Server>();
  const onListening = (message: unknown): void => void servers.add((message as { server: Server }).server);
  subscribe(CHANNEL, onListening);
  return {
    found: () =>
      [...servers].flatMap((server) => {
        const address = server.address();
        return isAddress(address) ? [{ server, port: address.port }] : [];
      }),
    stop: () => void unsubscribe(CHANNEL, onListening),
  };
}
