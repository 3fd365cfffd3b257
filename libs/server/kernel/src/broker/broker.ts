/** Longest message, as text. Whoever has more to say stores it and tells where it is. */
export const LONGEST_MESSAGE = 256 * 1024;

/**
 * Tells all processes of one backend what one of them knows. Whoever speaks hears himself at once, before `publish` gives its promise, and the
 * others within moments, messages of one process in their order. A message may be lost while a connection is broken: `onGap` says so, and
 * whoever has to know everything reads it again from the database.
 *
 * @spec BT-01 SRV-2
 */
export interface Broker {
  readonly kind: 'in-process' | 'postgres' | 'nats';
  /** Name of this process among the others. */
  readonly self: string;
  /** Never rejects: what could not be sent is told to `onGap` of the others when they hear from this process again. */
  publish(topic: string, message: unknown): Promise<void>;
  /** @returns ends it. */
  subscribe(topic: string, listener: (message: unknown, from: string) => void): () => void;
  /** Calls back when messages of others may have been missed. @returns ends it. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}

/** How messages reach the other processes: what the kinds of broker differ in. */
export interface Transport {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

interface Envelope {
  from: string;
  topic: string;
  message: unknown;
}

/** The part that all brokers share: who hears what. */
export interface BrokerCore {
  broker(kind: Broker['kind'], transport: Transport, report: (error: unknown) => void): Broker;
  /** A text that came from outside. */
  heard(text: string): void;
  gap(): void;
}

function readEnvelope(text: string): Envelope | undefined {
  try {
    const read = JSON.parse(text) as Partial<Envelope> | null;
    return typeof read?.from === 'string' && typeof read.topic === 'string' ? (read as Envelope) : undefined;
  } catch {
    return undefined; // somebody else speaks on the same channel
  }
}

/** @param self - has to be another one for every process. */
export function brokerCore(self: string): BrokerCore {
  const listeners = new Map<string, Set<(message: unknown, from: string) => void>>();
  const gaps = new Set<() => void>();
  const tell = ({ topic, message, from }: Envelope): void => {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(message, from);
  };
  return {
    heard: (text) => {
      const envelope = readEnvelope(text);
      if (envelope !== undefined && envelope.from !== self) tell(envelope);
    },
    gap: () => {
      for (const listener of [...gaps]) listener();
    },
    broker: (kind, transport, report) => ({
      kind,
      self,
      publish: async (topic, message) => {
        const text = JSON.stringify({ from: self, topic, message });
        if (text.length > LONGEST_MESSAGE) throw new RangeError(`A message of ${text.length} characters is too long for '${topic}'`);
        tell(JSON.parse(text) as Envelope);
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
