import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Queryable } from '../db/db.ts';
import { type Arrivals, type Broker, brokerCore, type Transport } from './broker.ts';

const CHANNEL = 'touchline';
/** A notification may have up to 8000 bytes. */
const LONGEST_NOTIFICATION = 7900;
const STORED = '#';
const AGAIN_AFTER_MS = 250;
/** A query of this broker that takes longer is on a connection that is cut: later messages no longer wait for it. */
const ANSWER_WITHIN_MS = 4000;
/** How often the connection that listens is tested: without a query, one that is cut looks like a quiet one. */
const ALIVE_EVERY_MS = 5000;
/** How long stored messages are kept; they are read almost at once. */
const KEPT_MS = 60_000;

export interface PostgresBrokerDeps {
  url: string;
  db: Queryable;
  report: (error: unknown) => void;
  /** Milliseconds within which the database answers. */
  answerMs?: number;
  /** Milliseconds between two checks of the connection that listens. */
  aliveMs?: number;
}

/** @throws Error when the work takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer the broker within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * A broker over `LISTEN` and `NOTIFY` of the backend's own database. Long messages are stored, and only their id is sent.
 *
 * @throws Error if the database cannot be reached.
 */
export async function postgresBroker(deps: PostgresBrokerDeps): Promise<Broker> {
  const core = brokerCore(randomUUID());
  return core.broker('postgres', await postgresTransport(deps, core), deps.report);
}

/** @param to - takes what others send. @throws Error if the database cannot be reached. */
export async function postgresTransport(
  { url, db, report, answerMs = ANSWER_WITHIN_MS, aliveMs = ALIVE_EVERY_MS }: PostgresBrokerDeps,
  to: Arrivals,
): Promise<Transport> {
  let isClosed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let alive: NodeJS.Timeout | undefined;
  // Long messages need a query; later messages wait for it to keep the order.
  let last: Promise<unknown> = Promise.resolve();

  const stored = async (id: string): Promise<string | undefined> =>
    (await db.query<{ body: string }>('select body from broker_messages where id = $1', [id]))[0]?.body;
  const take = (payload: string): void => {
    last = last
      .then(() => (payload.startsWith(STORED) ? within(answerMs, stored(payload.slice(STORED.length))) : payload))
      .then((text) => (text === undefined ? to.gap() : to.receive(text)))
      .catch((error: unknown) => {
        report(error);
        to.gap();
      });
  };

  const listen = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    let isLost = false;
    const lost = (): void => {
      if (isLost) return;
      isLost = true;
      clearInterval(alive);
      if (client === next) client = undefined;
      void next.end().catch(() => undefined);
      again();
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', ({ payload }) => payload !== undefined && take(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      isLost = true;
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    alive = setInterval(() => void within(answerMs, next.query(`listen ${CHANNEL}`)).catch(lost), aliveMs);
    alive.unref();
  };
  const again = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => void listen().then(() => to.gap(), again), AGAIN_AFTER_MS);
    timer.unref();
  };
  await listen();

  const notify = async (text: string): Promise<void> => {
    if (Buffer.byteLength(text) <= LONGEST_NOTIFICATION) {
      await db.query('select pg_notify($1, $2)', [CHANNEL, text]);
      return;
    }
    const now = Date.now();
    await db.query('delete from broker_messages where at < $1::bigint', [now - KEPT_MS]);
    await db.query(
      `with kept as (insert into broker_messages (body, at) values ($2, $3::bigint) returning id)
       select pg_notify($1, '${STORED}' || id) from kept`,
      [CHANNEL, text, now],
    );
  };
  // One after the other: different connections of the database would mix them.
  let sending: Promise<unknown> = Promise.resolve();

  return {
    send: (text) => {
      const sent = sending.then(() => within(answerMs, notify(text)));
      sending = sent.catch(() => undefined);
      return sent;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(alive);
      await sending;
      await client?.end().catch(() => undefined);
      await last;
    },
  };
}
