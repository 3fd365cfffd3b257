import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { AddressInfo, Server } from 'node:net';

export interface Listening {
  /** What listens by now, and on which port of this machine. Local sockets are left out. */
  found(): readonly { server: Server; port: number }[];
  stop(): void;
}

const CHANNEL = 'tracing:net.server.listen:asyncEnd';
const isAddress = (address: ReturnType<Server['address']>): address is AddressInfo => typeof address === 'object' && address !== null;

/** Collects every server of this process that begins to listen, through the diagnostics channel of Node. Call it before the first is opened. */
export function listenersOf(): Listening {
  const servers = new Set<Server>();
  const heard = (message: unknown): void => void servers.add((message as { server: Server }).server);
  subscribe(CHANNEL, heard);
  return {
    found: () =>
      [...servers].flatMap((server) => {
        const address = server.address();
        return isAddress(address) ? [{ server, port: address.port }] : [];
      }),
    stop: () => void unsubscribe(CHANNEL, heard),
  };
}
