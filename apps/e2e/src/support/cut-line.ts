import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { PORT } from './product.ts';

/** A proxy in front of the product that can cut price streams. */
export interface CutLine {
  origin: string;
  /** Number of open streams. */
  streams(): number;
  /** Polls of the feed so far. */
  polls(): number;
  /** Cuts every stream, including new ones, until `mend`. */
  cut(): void;
  /** Stops all bytes of streams without closing them. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Starts the proxy, which forwards bytes and parses only the first line of each request. */
export async function cutLine(): Promise<CutLine> {
  const streams = new Map<Socket, Socket>();
  const all = new Set<Socket>();
  let state: 'whole' | 'cut' | 'silent' = 'whole';
  let polls = 0;
  const server = createServer((browser) => {
    const product = connect(Number(PORT), '127.0.0.1');
    for (const socket of [browser, product]) {
      all.add(socket);
      socket.on('error', () => undefined);
    }
    browser.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1');
      polls += text.match(/^GET \/bff-api\/feed\/(?:live|line|game)\//gm)?.length ?? 0;
      if (text.startsWith('GET /bff-api/feed/stream')) {
        if (state === 'cut') return void browser.destroy();
        streams.set(browser, product);
      }
      product.write(bytes);
    });
    product.on('data', (bytes: Buffer) => {
      if (state !== 'silent' || !streams.has(browser)) browser.write(bytes);
    });
    browser.on('close', () => {
      streams.delete(browser);
      all.delete(browser);
      product.destroy();
    });
    product.on('close', () => {
      all.delete(product);
      browser.end();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    streams: () => streams.size,
    polls: () => polls,
    cut: () => {
      state = 'cut';
      for (const browser of [...streams.keys()]) browser.destroy();
    },
    silence: () => (state = 'silent'),
    mend: () => (state = 'whole'),
    close: async () => {
      for (const socket of all) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
