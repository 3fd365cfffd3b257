/** Longest message, in characters. Store longer data and send a reference to it. */
export const LONGEST_MESSAGE = 256 * 1024;

export type Carrier = 'in-process' | 'postgres' | 'nats';

/**
 * Delivers messages to all processes of one backend. The sender gets its own message synchronously, before `publish` returns; the others
 * get it soon after, and messages of one process stay in order. A message may be lost while a connection is broken: `onGap` reports it, and
 * subscribers that need every message read the data again from the database.
 *
 * @spec BT-01 SRV-2
 */
export interface Broker {
  /** The one that is configured. */
  readonly kind: Carrier;
  /** What carries messages now: Postgres while NATS is away. */
  carrier(): Carrier;
  /** Unique name of this process. */
  readonly self: string;
  /** Rejects only a message that is too long. A message that could not be sent is reported as an error; it is not sent again. */
  publish(topic: string, message: unknown): Promise<void>;
  /** @returns unsubscribes. */
  subscribe(topic: string, listener: (message: unknown, from: string) => void): () => void;
  /** Calls the listener when messages of others may have been missed. @returns unsubscribes. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Carries messages to the other processes; each kind of broker has its own. */
export interface Transport {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Envelope {
  from: string;
  topic: string;
  message: unknown;
}

/** What a transport calls for messages of other processes. */
export interface Arrivals {
  /** Handles a received text. */
  receive(text: string): void;
  /** Messages may have been missed. */
  gap(): void;
}

/** The part that all brokers share: subscriptions and delivery. */
export interface BrokerCore extends Arrivals {
  /** @param carrier - what carries messages now; by default always the same. */
  broker(kind: Carrier, transport: Transport, report: (error: unknown) => void, carrier?: () => Carrier): Broker;
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const read = JSON.parse(text) as Partial<Envelope> | null;
    return typeof read?.from === 'string' && typeof read.topic === 'string' ? (read as Envelope) : undefined;
  } catch {
    return undefined; // not a message of this protocol
  }
}

/** @param self - must be unique per process. */
export function brokerCore(self: string): BrokerCore {
  const listeners = new Map<string, Set<(message: unknown, from: string) => void>>();
  const gaps = new Set<() => void>();
  const deliver = ({ topic, message, from }: Envelope): void => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(message, from);
  };
  return {
    receive: (text) => {
      const envelope = readEnvelope(text);
      if (envelope !== undefined && envelope.from !== self) deliver(envelope);
    },
    gap: () => {
      for (const listener of [...gaps]) listener();
    },
    broker: (kind, transport, report, carrier = () => kind) => ({
      kind,
      carrier,
      self,
      publish: async (topic, message) => {
        const text = JSON.stringify({ from: self, topic, message });
        if (text.length > LONGEST_MESSAGE) throw new RangeError(`A message of ${text.length} characters is too long for '${topic}'`);
        deliver(JSON.parse(text) as Envelope);
        await transport.send(text).catch(report);
      },
      subscribe: (topic, listener) => {
        const known = listeners.get(topic) ?? new Set();
        listeners.set(topic, known);
        known.add(listener);
        return () => void known.delete(listener);
      },
      onGap: (listener) => {
        gaps.add(listener);
        return () => void gaps.delete(listener);
      },
      close: () => transport.close(),
    }),
  };
}
