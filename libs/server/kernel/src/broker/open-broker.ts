import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { Broker } from './broker.ts';
import { inProcessBroker } from './in-process.ts';

/** A name shared by all processes on one database; other databases on the same broker have a different one. */
async function clusterName(db: Db): Promise<string> {
  await db.query(`insert into settings (name, value) values ('cluster', $1) on conflict (name) do nothing`, [randomUUID()]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'cluster'`);
  return row?.value ?? '';
}

/**
 * Opens the broker that the environment selects: NATS at `TOUCHLINE_BROKER_URL`, with Postgres while that is away; otherwise that of a
 * Postgres server, otherwise in-process. Only the selected one is loaded.
 *
 * @throws Error if the address is not one of NATS or is set with an embedded database, or if the database cannot be reached.
 * @spec BT-01 SRV-2
 */
export async function openBroker(env: NodeJS.ProcessEnv, db: Db, report: (error: unknown) => void): Promise<Broker> {
  const servers = env['TOUCHLINE_BROKER_URL'];
  if (db.engine === 'pglite') {
    if (servers !== undefined) throw new Error('TOUCHLINE_BROKER_URL is for several sandboxes on one Postgres: set DATABASE_URL as well');
    return inProcessBroker();
  }
  if (servers === undefined) {
    const { postgresBroker } = await import('./postgres-broker.ts');
    return postgresBroker({ url: env['DATABASE_URL'] ?? '', db, report });
  }
  if (!servers.split(',').every((one) => /^(?:nats|tls):\/\/[^/\s]+$/.test(one.trim())))
    throw new Error('TOUCHLINE_BROKER_URL has to be addresses of NATS such as nats://host:4222, separated by commas');
  const [{ fallbackBroker }, { natsTransport }, { postgresTransport }] = await Promise.all([
    import('./fallback-broker.ts'),
    import('./nats-transport.ts'),
    import('./postgres-broker.ts'),
  ]);
  const subject = `touchline.${await clusterName(db)}`;
  return fallbackBroker({
    nats: (arrivals) => natsTransport({ servers, subject, report, ...arrivals }),
    postgres: (arrivals) => postgresTransport({ url: env['DATABASE_URL'] ?? '', db, report }, arrivals),
    report,
  });
}
