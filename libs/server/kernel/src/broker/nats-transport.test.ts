import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { natsTransport, type NatsTransport } from './nats-transport.ts';

const INFO = JSON.stringify({ server_id: 'x', version: '2.9.10', proto: 1, max_payload: 1_048_576, headers: true });

describe('a connection to NATS that is lost while an answer is due', () => {
  let server: Server;
  let transport: NatsTransport;
  /** What was reported of the connection. */
  let changes: boolean[];
  /** Connections with the number of answers that they still get; then they are lost. */
  let answers: number[];
  beforeEach(async () => {
    [changes, answers] = [[], []];
    server = createServer((socket) => {
      let left = answers.shift() ?? Infinity;
      socket.on('error', () => undefined);
      socket.write(`INFO ${INFO}\r\n`);
      socket.on('data', (data) => {
        if (!data.includes('PING')) return;
        left -= 1;
        if (left >= 0) socket.write('PONG\r\n');
        else socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    await transport.close();
    server.close();
  });

  const open = (): Promise<unknown> => {
    let isThere: () => void = () => undefined;
    const there = new Promise<void>((done) => (isThere = done));
    transport = natsTransport({
      servers: `nats://127.0.0.1:${(server.address() as AddressInfo).port}`,
      subject: 'touchline.test',
      to: { receive: () => undefined },
      onChange: (is) => {
        changes.push(is);
        if (is) isThere();
      },
      report: () => undefined,
    });
    return there;
  };

  it('[SRV-2] before the subscription is confirmed, is tried again', async () => {
    answers = [1];
    const there = open();
    await transport.tried;
    await there;

    expect(changes).toEqual([false, true]);
  });

  it('[SRV-2] while it is closed, does not keep the process from ending', async () => {
    answers = [2];
    await open();
    await transport.close();

    expect(changes).toEqual([true]);
  });
});
