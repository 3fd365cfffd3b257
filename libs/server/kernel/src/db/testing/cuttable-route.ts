import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableRoute {
  /** The database by this route. */
  url: string;
  cut: () => void;
  close: () => void;
}

const quiet = (): void => undefined;

/** Passes connections on to a database; `cut` drops all packets of those that are there, without a word to either end. */
export async function cuttableRoute(url: string): Promise<CuttableRoute> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.push(from);
      from.on('error', quiet).pipe(to);
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    cut: () => {
      for (const socket of sockets.splice(0)) socket.unpipe().resume();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
