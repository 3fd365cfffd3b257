import { connect } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { type Broker, brokerCore } from './broker.ts';

const AGAIN_AFTER_MS = 250;
const PING_EVERY_MS = 2000;

export interface NatsBrokerDeps {
  /** Addresses of servers of one cluster: `nats://user:password@host:4222`, separated by commas. */
  servers: string;
  /** Backends beside each other on one NATS do not hear each other. */
  subject: string;
  report: (error: unknown) => void;
}

/** Name and password in an address are not read by the client itself. */
function accountOf(servers: readonly string[]): { user?: string; pass?: string } {
  const [first = ''] = servers;
  const { username, password } = new URL(first);
  return username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/**
 * Messages by NATS. A connection that breaks is made again for as long as the process lives, and whoever listens hears of the gap.
 *
 * @throws Error when no server can be reached at the start.
 */
export async function natsBroker({ servers, subject, report }: NatsBrokerDeps): Promise<Broker> {
  const core = brokerCore(randomUUID());
  const addresses = servers.split(',').map((one) => one.trim());
  const connection = await connect({
    servers: addresses.map((one) => new URL(one).host),
    ...accountOf(addresses),
    name: 'touchline-sandbox',
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN_AFTER_MS,
    reconnectJitter: AGAIN_AFTER_MS,
    pingInterval: PING_EVERY_MS,
    ignoreAuthErrorAbort: true,
  });
  connection.subscribe(subject, {
    callback: (error, message) => {
      if (error === null) core.heard(message.string());
      else report(error);
    },
  });
  void (async () => {
    for await (const { type } of connection.status()) if (type === 'reconnect') core.gap();
  })().catch(report);
  // What is subscribed before the server knows of it would miss the first message.
  await connection.flush();
  return core.broker(
    'nats',
    {
      send: async (text) => connection.publish(subject, text),
      close: async () => {
        if (!connection.isClosed()) await connection.drain();
      },
    },
    report,
  );
}
