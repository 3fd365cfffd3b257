import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { Broker } from './broker.ts';
import { inProcessBroker } from './in-process.ts';

/** The name that all processes on one database share: others on the same broker have another. */
async function clusterName(db: Db): Promise<string> {
  await db.query(`insert into settings (name, value) values ('cluster', $1) on conflict (name) do nothing`, [randomUUID()]);
  const [row] = await db.query<{ value: string }>(`select value from settings where name = 'cluster'`);
  return row?.value ?? '';
}

/**
 * The broker that the environment names: `TOUCHLINE_BROKER_URL` a NATS, else the database's own where it is a server, else none is needed.
 * What is not used is not loaded.
 *
 * @throws Error when the address is none of NATS, the database is embedded, or the broker cannot be reached.
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
  const { natsBroker } = await import('./nats-broker.ts');
  return natsBroker({ servers, subject: `touchline.${await clusterName(db)}`, report });
}
