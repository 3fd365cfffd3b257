import { randomUUID } from 'node:crypto';
import { type Arrivals, type Broker, brokerCore, type Transport } from './broker.ts';
import { inOrder } from './in-order.ts';
import type { NatsDeps, NatsTransport } from './nats-transport.ts';

/** Processes that are without NATS say so this often; the others then send by Postgres too, for the time below. */
const NEED_EVERY_MS = 1000;
const NEED_FOR_MS = 5000;
/** Messages of this time are sent again when a route is lost, since they may have been lost with it: longer than a loss takes to be noticed. */
const RECENT_MS = 10_000;
/** Bounds the memory, in characters. */
const MOST_RECENT = 4 * 1024 * 1024;

export interface FallbackDeps {
  postgres: (to: Arrivals) => Promise<Transport>;
  nats: (to: Pick<NatsDeps, 'to' | 'onChange'>) => NatsTransport;
  report: (error: unknown) => void;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

/** What this broker adds to a message. */
interface Added {
  from: string;
  number: number;
  isAgain: boolean;
  /** Its sender gets no messages by NATS. */
  needsPostgres: boolean;
}

/** Undefined for a message of an earlier release, which has no number. */
function readAdded(text: string): Added | undefined {
  try {
    const { from, n, again = false, need = false } = JSON.parse(text) as { from?: unknown; n?: unknown; again?: boolean; need?: boolean };
    return typeof from === 'string' && typeof n === 'number' ? { from, number: n, isAgain: again, needsPostgres: need } : undefined;
  } catch {
    return undefined;
  }
}
const withFields = (fields: string, text: string): string => `{${fields},${text.slice(1)}`;

/** Messages that may have been lost, the latest ones. */
function recentMessages(now: () => number) {
  let sent: { text: string; at: number }[] = [];
  let size = 0;
  const forget = (): void => {
    let old = 0;
    while (old < sent.length && (size > MOST_RECENT || (sent[old]?.at ?? 0) < now() - RECENT_MS)) {
      size -= sent[old]?.text.length ?? 0;
      old += 1;
    }
    if (old > 0) sent = sent.slice(old);
  };
  return {
    add: (text: string): void => {
      sent.push({ text, at: now() });
      size += text.length;
      forget();
    },
    texts: (): string[] => {
      forget();
      return sent.map(({ text }) => text);
    },
  };
}

/**
 * A broker over NATS that uses Postgres while NATS is away, at the start too. All processes listen on both. One that is without NATS sends by
 * Postgres and asks the others for that as well; so processes that disagree about NATS still reach each other. Numbers keep the order of each
 * sender and drop doubles.
 *
 * @throws Error if the database cannot be reached.
 * @spec BT-01 SRV-2
 */
export async function fallbackBroker({ postgres, nats, report, now = () => performance.now() }: FallbackDeps): Promise<Broker> {
  const self = randomUUID();
  const core = brokerCore(self);
  const order = inOrder({ deliver: core.receive, gap: core.gap });
  const recent = recentMessages(now);
  let number = 0;
  let hasNats = false;
  let bothUntilMs = -Infinity;
  let asking: NodeJS.Timeout | undefined;

  const sendAgain = (): void => {
    for (const text of recent.texts()) void viaPostgres.send(withFields('"again":true', text)).catch(report);
  };
  const isOnBoth = (): boolean => now() < bothUntilMs;
  const take = (text: string): void => {
    const added = readAdded(text);
    if (added === undefined) return core.receive(text);
    if (added.from === self) return;
    if (!added.needsPostgres) return order.take({ ...added, text });
    const isNew = hasNats && !isOnBoth();
    bothUntilMs = now() + NEED_FOR_MS;
    if (isNew) sendAgain();
  };
  const ask = (): void => void viaPostgres.send(JSON.stringify({ from: self, n: number, need: true })).catch(() => undefined);

  const viaPostgres = await postgres({ receive: take, gap: core.gap });
  const viaNats = nats({
    to: { receive: take },
    onChange: (isThere, cause) => {
      hasNats = isThere;
      clearInterval(asking);
      if (isThere) bothUntilMs = now() + NEED_FOR_MS;
      else {
        report(new Error('NATS is away, so messages between processes go by the database', { cause }));
        asking = setInterval(ask, NEED_EVERY_MS).unref();
        ask();
        sendAgain();
      }
      core.gap();
    },
  });
  await viaNats.tried;

  const send = async (text: string): Promise<void> => {
    number += 1;
    const numbered = withFields(`"n":${number}`, text);
    recent.add(numbered);
    const isSent = hasNats
      ? viaNats.send(numbered).then(
          () => true,
          () => false,
        )
      : false;
    // Asked at once, before a later message is.
    if (isOnBoth() || !hasNats || !(await isSent)) await viaPostgres.send(numbered);
  };
  const close = async (): Promise<void> => {
    clearInterval(asking);
    order.close();
    await viaNats.close();
    await viaPostgres.close();
  };
  return core.broker('nats', { send, close }, report, () => (hasNats ? 'nats' : 'postgres'));
}
