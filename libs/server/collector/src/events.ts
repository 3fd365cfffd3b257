import type { CollectBody, RecordBody } from '@touchline/analytics-contract';
import type { Queryable } from '@touchline/server-kernel';

/** Events are kept for thirty days. */
const KEPT_MS = 30 * 86_400_000;
/** Recordings take more room and are looked at soon or never. */
const RECORDINGS_KEPT_MS = 86_400_000;

/** Stores events; one whose id is there already is the same one. @spec AN-01 */
export async function storeEvents(
  db: Queryable,
  body: CollectBody,
  { nowMs, country }: { nowMs: number; country: string | null },
): Promise<void> {
  const rows = body.events.map(({ id, at, name, fields }) => ({ id, at, name, fields }));
  await db.query(
    `insert into collector_events (id, visit, at, received_at, lang, build, country, name, fields)
     select (e->>'id')::uuid, $2, (e->>'at')::bigint, $3, $4, $5, $6, e->>'name', e->'fields'
       from jsonb_array_elements($1::jsonb) e
     on conflict (id) do nothing`,
    [JSON.stringify(rows), body.visit, nowMs, body.lang, body.build, country],
  );
}

export async function storeRecording(db: Queryable, { visit, recording, part, of, data }: RecordBody, nowMs: number): Promise<void> {
  await db.query(`insert into collector_recordings (recording, visit, received_at, part, parts, data) values ($1, $2, $3, $4, $5, $6)`, [
    recording,
    visit,
    nowMs,
    part,
    of,
    data,
  ]);
}

/** Deletes what is older than anybody needs. */
export async function forgetOldEvents(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from collector_events where received_at < $1', [nowMs - KEPT_MS]);
  await db.query('delete from collector_recordings where received_at < $1', [nowMs - RECORDINGS_KEPT_MS]);
}
