import type { CollectBody, RecordBody } from '@touchline/analytics-contract';
import type { Bounds } from '@touchline/server-kernel';
import type { Db, Queryable } from '@touchline/server-kernel/db';
import {
  EVENTS_OF_ADDRESS,
  EVENTS_OF_ALL,
  EVENTS_OF_VISIT,
  RECORDING_OF_VISIT,
  RECORDINGS_OF_ADDRESS,
  RECORDINGS_OF_ALL,
} from './stored.ts';

/** Events are kept for thirty days. */
const KEPT_MS = 30 * 86_400_000;
/** Recordings are larger, and are viewed soon or never. */
const RECORDINGS_KEPT_MS = 86_400_000;

/** Dependencies, time and sender address for storing events. */
interface Storing {
  db: Db;
  bounds: Bounds;
  nowMs: number;
  address: string;
}

/** Row numbers increase, so rows whose number is at least the bound below the newest are the oldest. */
const FORGET_OLDEST = {
  events: 'delete from collector_events where seq <= (select max(seq) from collector_events) - $1::bigint',
  recordings: 'delete from collector_recordings where id <= (select max(id) from collector_recordings) - $1::bigint',
} as const;

/** Stores events and ignores known ids. Events beyond the bounds of the visit or the address are dropped. @spec AN-01 SEC-6 */
export async function storeEvents({ db, bounds, nowMs, address }: Storing, body: CollectBody, country: string | null): Promise<void> {
  const rows = body.events.map(({ id, at, name, fields }) => ({ id, at, name, fields }));
  // The address is checked first: clients choose visit ids freely, and each counted visit adds a row to `stored_counts`.
  if (!(await bounds.hasRoom(db, EVENTS_OF_ADDRESS, address, rows.length))) return;
  if (!(await bounds.hasRoom(db, EVENTS_OF_VISIT, body.visit, rows.length))) return;
  await db.query(
    `insert into collector_events (id, visit, at, received_at, lang, build, country, name, fields)
     select (e->>'id')::uuid, $2, (e->>'at')::bigint, $3, $4, $5, $6, e->>'name', e->'fields'
       from jsonb_array_elements($1::jsonb) e
     on conflict (id) do nothing`,
    [JSON.stringify(rows), body.visit, nowMs, body.lang, body.build, country],
  );
  await db.query(FORGET_OLDEST.events, [bounds.mostOf(EVENTS_OF_ALL)]);
}

/** Stores a part of a recording, or drops it beyond the bounds. @spec SEC-6 */
export async function storeRecording(
  { db, bounds, nowMs, address }: Storing,
  { visit, recording, part, of, data }: RecordBody,
): Promise<void> {
  if (!(await bounds.hasRoom(db, RECORDINGS_OF_ADDRESS, address, data.length))) return;
  if (!(await bounds.hasRoom(db, RECORDING_OF_VISIT, visit, data.length))) return;
  await db.query(`insert into collector_recordings (recording, visit, received_at, part, parts, data) values ($1, $2, $3, $4, $5, $6)`, [
    recording,
    visit,
    nowMs,
    part,
    of,
    data,
  ]);
  await db.query(FORGET_OLDEST.recordings, [bounds.mostOf(RECORDINGS_OF_ALL)]);
}

/** Deletes expired events and recordings. Vacuums both tables, because the embedded engine does not reclaim the space by itself. */
export async function forgetOldEvents(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from collector_events where received_at < $1', [nowMs - KEPT_MS]);
  await db.query('delete from collector_recordings where received_at < $1', [nowMs - RECORDINGS_KEPT_MS]);
  await db.query('vacuum collector_events');
  await db.query('vacuum collector_recordings');
}
