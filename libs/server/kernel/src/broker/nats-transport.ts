import { connect } from '@nats-io/transport-node';
import { randomUUID } from 'node:crypto';
import { type Broker, brokerCore } from './broker.ts';

const AGAIN_AFTER_MS = 250;
const PING_EVERY_MS = 2000;

export interface NatsBrokerDeps {
  /** Servers of one cluster: `nats://user:password@host:4222`, separated by commas. */
  servers: string;
  /** Separates backends that share one NATS. */
  subject: string;
  report: (error: unknown) => void;
}

/** User and password from the address, because the client ignores them there. */
function accountOf(servers: readonly string[]): { user?: string; pass?: string } {
  const [first = ''] = servers;
  const { username, password } = new URL(first);
  return username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/**
 * A broker over NATS. A lost connection is reopened for as long as the process runs, and listeners are notified of the gap.
 *
 * @throws Error if no server can be reached at the start.
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
      if (error === null) core.receive(message.string());
      else report(error);
    },
  });
  void (async () => {
    for await (const { type } of connection.status()) if (type === 'reconnect') core.gap();
  })().catch(report);
  // Wait until the server has processed the subscription, so that the first message is not missed.
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
