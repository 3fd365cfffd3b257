import type { Db, Queryable } from './db.ts';
import { people } from './migrations/001-people.ts';
import { ledger } from './migrations/002-ledger.ts';
import { terms } from './migrations/004-terms.ts';
import { knownDevices } from './migrations/031-known-devices.ts';
import { wagers } from './migrations/030-wagers.ts';
import { endedSessions } from './migrations/067-ended-sessions.ts';
import { idleSessions } from './migrations/080-idle-sessions.ts';
import { rotatedCookies } from './migrations/119-rotated-cookies.ts';
import { deniedRights } from './migrations/120-denied-rights.ts';
import { movesOfPlayers } from './migrations/138-moves-of-players.ts';
import { playerEvents } from './migrations/240-player-events.ts';
import { processes } from './migrations/250-processes.ts';
import { storedCounts } from './migrations/293-stored-counts.ts';
import { excludedPeople } from './migrations/330-excluded-people.ts';
import { sessionStakes } from './migrations/349-session-stakes.ts';
import { outgoingMessages } from './migrations/401-outgoing-messages.ts';
import { stuckItems } from './migrations/402-stuck-items.ts';
import type { Migration } from './migration.ts';

/** The kernel's part of the schema. */
export const KERNEL_MIGRATIONS: readonly Migration[] = [
  people,
  ledger,
  terms,
  wagers,
  knownDevices,
  endedSessions,
  idleSessions,
  rotatedCookies,
  deniedRights,
  movesOfPlayers,
  playerEvents,
  processes,
  storedCounts,
  excludedPeople,
  sessionStakes,
  outgoingMessages,
  stuckItems,
];

/**
 * All migrations of kernel and modules sorted by name, so that the order does not depend on the list of modules.
 *
 * @throws Error if two have the same name.
 */
export function inOrder(migrations: readonly Migration[]): readonly Migration[] {
  const names = migrations.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`two migrations are called '${twice}'`);
  return [...migrations].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Key of the advisory lock; not used for anything else. */
const MIGRATION_LOCK = 7_304_211;

/**
 * Brings the schema up to date. If several processes start at once, one migrates and the others wait.
 *
 * @param say - gets a line before missing migrations are run.
 * @returns the names of those.
 */
export async function migrate(db: Db, migrations: readonly Migration[], say: (line: string) => void = () => undefined): Promise<string[]> {
  const work = async (tx: Queryable): Promise<string[]> => {
    await tx.query('set local lock_timeout = 0'); // other processes wait for as long as the first one needs
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
    await tx.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const known = new Set((await tx.query<{ name: string }>('select name from migrations')).map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !known.has(name));
    if (missing.length > 0) say(`bringing the tables up to date (${missing.length} migrations)`);
    for (const { name, up } of missing) {
      for (const statement of up) await tx.query(statement);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
    return missing.map(({ name }) => name);
  };
  return db.transaction(work, { isUnlimited: true });
}
