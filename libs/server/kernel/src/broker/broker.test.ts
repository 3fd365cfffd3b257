import { migrate } from '../db/migrate.ts';
import { people } from '../db/migrations/001-people.ts';
import { processes } from '../db/migrations/250-processes.ts';
import { openPostgres } from '../db/postgres.ts';
import { cuttableRoute } from '../db/testing/cuttable-route.ts';
import { createDatabase, BOTH_ENGINES, openEmptyPglite, START_TIMEOUT_MS } from '../db/testing/test-db.ts';
import type { Db } from '../db/db.ts';
import type { Broker } from './broker.ts';
import { openBroker } from './open-broker.ts';
import { postgresBroker } from './postgres-broker.ts';
import { findNats, startThrowawayNats, type ThrowawayNats } from './testing/throwaway-nats.ts';

/** Starts one kind of broker and cuts its connections. */
interface Kind {
  open(): Promise<Broker>;
  cut?(): Promise<void>;
  stop(): Promise<void>;
}

const fail = (error: unknown): never => {
  throw error;
};
const quiet = (): void => undefined;

async function embedded(): Promise<Kind> {
  const db = await openEmptyPglite();
  await migrate(db, [people, processes]);
  return { open: () => openBroker({}, db, fail), stop: () => db.close() };
}

async function onPostgres(): Promise<Kind> {
  const url = await createDatabase();
  const db: Db = await openPostgres(url);
  await migrate(db, [people, processes]);
  return {
    open: () => openBroker({ DATABASE_URL: url }, db, quiet),
    cut: async () => {
      await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`);
    },
    stop: () => db.close(),
  };
}

async function onNats(): Promise<Kind> {
  const url = await createDatabase();
  const db: Db = await openPostgres(url);
  await migrate(db, [people, processes]);
  const nats: ThrowawayNats = await startThrowawayNats();
  return {
    open: () => openBroker({ DATABASE_URL: url, TOUCHLINE_BROKER_URL: nats.url }, db, quiet),
    cut: async () => {
      await nats.kill();
      await nats.start();
    },
    stop: async () => {
      await db.close();
      await nats.stop();
    },
  };
}

const hasPostgres = BOTH_ENGINES.includes('postgres');
const KINDS: readonly (readonly [Broker['kind'], () => Promise<Kind>])[] = [
  ['in-process', embedded],
  ...(hasPostgres ? ([['postgres', onPostgres]] as const) : []),
  ...(hasPostgres && findNats() !== undefined ? ([['nats', onNats]] as const) : []),
];

/** Waits until a condition holds. */
async function until(isThere: () => boolean): Promise<void> {
  const end = performance.now() + 100_000;
  while (!isThere()) {
    if (performance.now() > end) throw new Error('it did not come');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

describe.each(KINDS)('the broker %s', (name, start) => {
  let kind: Kind;
  const opened: Broker[] = [];
  const open = async (): Promise<Broker> => {
    const broker = await kind.open();
    opened.push(broker);
    return broker;
  };
  beforeAll(async () => {
    kind = await start();
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    for (const broker of opened.splice(0)) await broker.close();
  });
  afterAll(() => kind.stop());

  it('[BT-01] delivers a message to its own process at once, and only on its topic', async () => {
    const broker = await open();
    const received: unknown[] = [];
    broker.subscribe('prices', (message, from) => received.push([message, from === broker.self]));
    broker.subscribe('letters', () => received.push('a letter'));

    const sent = broker.publish('prices', { coef: 1850 });
    expect(received).toEqual([[{ coef: 1850 }, true]]);
    await sent;
    expect(broker.kind).toBe(name);
  });

  it('[BT-01] delivers nothing after unsubscribing', async () => {
    const broker = await open();
    const received: unknown[] = [];
    const leave = broker.subscribe('prices', (message) => received.push(message));
    leave();
    await broker.publish('prices', 1);
    expect(received).toEqual([]);
  });

  it('[BT-01] delivers a copy, so that listeners cannot change the sender’s message', async () => {
    const broker = await open();
    const message = { coef: 1850 };
    broker.subscribe('prices', (received) => ((received as typeof message).coef = 1));
    await broker.publish('prices', message);
    expect(message).toEqual({ coef: 1850 });
  });

  it('[SEC-6] rejects a message beyond the length limit', async () => {
    const broker = await open();
    await expect(broker.publish('prices', 'x'.repeat(300_000))).rejects.toThrow('too long');
  });

  if (name === 'in-process') return;

  it('[BT-01] delivers short and long messages to other processes exactly once and in order', async () => {
    const [one, other] = [await open(), await open()];
    const received: string[] = [];
    other.subscribe('prices', (message, from) => {
      expect(from).toBe(one.self);
      received.push(`${String((message as string[])[0])} ${(message as string[])[1]?.length}`);
    });
    for (let n = 1; n <= 40; n += 1) await one.publish('prices', [String(n), 'ж'.repeat(n % 4 === 0 ? 20_000 : 10)]);

    await until(() => received.length >= 40);
    expect(received).toEqual(Array.from({ length: 40 }, (_, at) => `${at + 1} ${(at + 1) % 4 === 0 ? 20_000 : 10}`));
  });

  it('[BT-01] keeps the order of messages that are sent without waiting', async () => {
    const [one, other] = [await open(), await open()];
    const received: number[] = [];
    other.subscribe('prices', (message) => received.push((message as [number, string])[0]));
    const numbers = Array.from({ length: 30 }, (_, at) => at);
    await Promise.all(numbers.map((n) => one.publish('prices', [n, 'x'.repeat(n % 3 === 0 ? 20_000 : 10)])));

    await until(() => received.length >= 30);
    expect(received).toEqual(numbers);
  });

  it('[SRV-2] reports a gap after its connection was cut, and continues', async () => {
    const [one, other] = [await open(), await open()];
    const received: unknown[] = [];
    let gaps = 0;
    other.onGap(() => (gaps += 1));
    other.subscribe('prices', (message) => received.push(message));
    await kind.cut?.();
    await until(() => gaps > 0);

    let n = 0;
    await until(() => {
      void one.publish('prices', (n += 1)).catch(fail);
      return received.length > 0;
    });
    expect(gaps).toBeGreaterThanOrEqual(1);
  });
});

const withPostgres = (tests: () => void): void => {
  if (hasPostgres) describe('links to Postgres that are cut without a word', tests);
};

withPostgres(() => {
  let url: string;
  let db: Db;
  beforeAll(async () => {
    url = await createDatabase();
    db = await openPostgres(url);
    await migrate(db, [people, processes]);
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  it('[SRV-2] a message that the database does not answer holds up no later one', async () => {
    let cut = 1;
    const oneIsCut: Pick<Db, 'query'> = {
      query: <T extends object>(sql: string, params?: readonly unknown[]) =>
        sql.includes('pg_notify') && cut-- > 0 ? new Promise<never>(() => undefined) : db.query<T>(sql, params),
    };
    const reported: unknown[] = [];
    const one = await postgresBroker({ url, db: oneIsCut, report: (error) => reported.push(error), answerMs: 500 });
    const other = await postgresBroker({ url, db, report: quiet });
    const received: unknown[] = [];
    other.subscribe('prices', (message) => received.push(message));
    void one.publish('prices', 1);
    await one.publish('prices', 2);

    await until(() => received.length > 0);
    expect([received, reported.map(String)]).toEqual([[2], ['Error: The database did not answer the broker within 500 ms']]);
    await one.close();
    await other.close();
  });

  it('[SRV-2] a process whose connection is silent opens another, and reports the gap', async () => {
    const route = await cuttableRoute(url);
    const one = await postgresBroker({ url, db, report: quiet });
    const other = await postgresBroker({ url: route.url, db, report: quiet, answerMs: 1_000, aliveMs: 1_500 });
    const received: unknown[] = [];
    let gaps = 0;
    other.subscribe('prices', (message) => received.push(message));
    other.onGap(() => (gaps += 1));
    route.cut();

    await until(() => {
      void one.publish('prices', 1);
      return gaps > 0 && received.length > 0;
    });
    expect(new Set(received)).toEqual(new Set([1]));
    await one.close();
    await other.close();
    route.close();
  });
});

const withNats = (tests: () => void): void => {
  if (KINDS.some(([name]) => name === 'nats')) describe('nats that fails', tests);
};

withNats(() => {
  let nats: ThrowawayNats;
  let db: Db;
  let url: string;
  const opened: Broker[] = [];
  const open = async (): Promise<Broker> => {
    const broker = await openBroker({ DATABASE_URL: url, TOUCHLINE_BROKER_URL: nats.url }, db, quiet);
    opened.push(broker);
    return broker;
  };
  beforeAll(async () => {
    url = await createDatabase();
    db = await openPostgres(url);
    await migrate(db, [people, processes]);
    nats = await startThrowawayNats();
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    for (const broker of opened) await broker.close();
    await db.close();
    await nats.stop();
  });

  it('[SRV-2] messages go by Postgres while it is away, at the start too, and none arrives twice or after a later one', async () => {
    await nats.kill();
    const [one, other] = [await open(), await open()];
    const received: number[] = [];
    other.subscribe('prices', (message) => received.push(message as number));
    let n = 0;
    const sendUntil = async (isThere: () => boolean): Promise<void> => {
      await until(() => {
        void one.publish('prices', (n += 1));
        return isThere();
      });
    };
    const carriers = () => [one.carrier(), other.carrier()].join();

    expect(carriers()).toBe('postgres,postgres');
    await sendUntil(() => received.length > 3);
    await nats.start();
    await sendUntil(() => carriers() === 'nats,nats');
    await nats.kill();
    await sendUntil(() => carriers() === 'postgres,postgres');
    await nats.start();
    await sendUntil(() => carriers() === 'nats,nats');
    const sent = n;

    await until(() => received.at(-1) === sent);
    expect(received).toEqual([...new Set(received)].sort((first, second) => first - second));
  });
});

it('[CF-07] rejects a broker that does not fit the database or the protocol', async () => {
  const pglite = { engine: 'pglite' } as Db;
  const postgres = { engine: 'postgres' } as Db;
  await expect(openBroker({ TOUCHLINE_BROKER_URL: 'nats://127.0.0.1:4222' }, pglite, fail)).rejects.toThrow('DATABASE_URL');
  await expect(openBroker({ TOUCHLINE_BROKER_URL: 'http://127.0.0.1' }, postgres, fail)).rejects.toThrow('nats://host:4222');
});
