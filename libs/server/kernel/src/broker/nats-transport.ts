import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Arrivals, Transport } from './broker.ts';

const AGAIN_AFTER_MS = 250;
const CONNECT_WITHIN_MS = 2000;
/** A server that answers neither of two of these is away. */
const PING_EVERY_MS = 1000;

export interface NatsDeps {
  /** Servers of one cluster: `nats://user:password@host:4222`, separated by commas. */
  servers: string;
  /** Separates backends that share one NATS. */
  subject: string;
  /** Takes what others send. Connections that are lost are reported by `onChange`. */
  to: Pick<Arrivals, 'receive'>;
  /** Called with true for each new connection, once it gets every message, and with false when it is lost or the first attempt fails. */
  onChange: (isThere: boolean, cause?: unknown) => void;
  report: (error: unknown) => void;
}

export interface NatsTransport extends Transport {
  /** Resolves when the first attempt to connect has ended, either way. */
  tried: Promise<void>;
}

/** User and password from the address, because the client ignores them there. */
function accountOf(servers: readonly string[]): { user?: string; pass?: string } {
  const [first = ''] = servers;
  const { username, password } = new URL(first);
  return username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
}

/** Messages over NATS. It connects for as long as the process runs, and again whenever the connection is lost. */
export function natsTransport({ servers, subject, to, onChange, report }: NatsDeps): NatsTransport {
  const addresses = servers.split(',').map((one) => one.trim());
  let connection: NatsConnection | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let wasTried: () => void = () => undefined;
  const tried = new Promise<void>((done) => (wasTried = done));

  const open = async (): Promise<NatsConnection> => {
    const next = await connect({
      servers: addresses.map((one) => new URL(one).host),
      ...accountOf(addresses),
      name: 'touchline-sandbox',
      reconnect: false, // by this function, so that a server that is away at the start is no special case
      timeout: CONNECT_WITHIN_MS,
      pingInterval: PING_EVERY_MS,
    });
    next.subscribe(subject, {
      callback: (error, message) => {
        if (error === null) to.receive(message.string());
        else report(error);
      },
    });
    // Wait until the server has processed the subscription, so that the first message is not missed. The client does not reject a flush when
    // it closes.
    const isLost = next.closed().then((cause) => {
      throw cause ?? new Error('NATS closed the connection');
    });
    await Promise.race([next.flush(), isLost]).catch(async (error: unknown) => {
      await next.close();
      throw error;
    });
    return next;
  };
  const again = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void run(), AGAIN_AFTER_MS);
    timer.unref();
  };
  let isKnownAway = false;
  const away = (cause: unknown): void => {
    connection = undefined;
    if (isClosed || isKnownAway) return;
    isKnownAway = true;
    onChange(false, cause);
  };
  const run = async (): Promise<void> => {
    try {
      const next = await open();
      if (isClosed) return await next.close();
      connection = next;
      isKnownAway = false;
      onChange(true);
      void next.closed().then((cause) => {
        away(cause);
        again();
      });
    } catch (error) {
      away(error);
      again();
    } finally {
      wasTried();
    }
  };
  const running = run();
  return {
    tried,
    send: async (text) => {
      if (connection === undefined) throw new Error('NATS is away');
      connection.publish(subject, text);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      if (connection === undefined || connection.isClosed()) return;
      await Promise.race([connection.drain().catch(report), connection.closed()]);
    },
  };
}
