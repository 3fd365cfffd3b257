import type { Db, Queryable } from '@touchline/server-kernel/db';
import { LineInput } from './beat.ts';

/** Key of the advisory lock that makes inputs visible in the order of their ids. */
const ORDER_LOCK = 7_304_251;
/** How long inputs are kept; a process that starts later does not apply them. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

export interface NumberedInput {
  id: number;
  input: LineInput;
}

/** Stores an input for every process. @returns its id. */
export function storeInput(db: Db, input: LineInput, nowMs: number): Promise<number> {
  return db.transaction((tx) => storeInputIn(tx, input, nowMs));
}

export async function storeInputIn(tx: Queryable, input: LineInput, nowMs: number): Promise<number> {
  await tx.query('select pg_advisory_xact_lock($1::bigint)', [ORDER_LOCK]);
  const [row] = await tx.query<{ id: number }>('insert into line_inputs (body, at) values ($1, $2) returning id', [
    JSON.stringify(input),
    nowMs,
  ]);
  if (row === undefined) throw new Error('an input of the line was not stored');
  return row.id;
}

/** Id of the last input; 0 if there is none. */
export async function lastInput(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number }>('select coalesce(max(id), 0)::bigint as id from line_inputs');
  return row?.id ?? 0;
}

/** Inputs after one id, up to and including another, in order. */
export async function inputsBetween(db: Queryable, after: number, upTo: number): Promise<NumberedInput[]> {
  const rows = await db.query<{ id: number; body: unknown }>('select id, body from line_inputs where id > $1 and id <= $2 order by id', [
    after,
    upTo,
  ]);
  return rows.map(({ id, body }) => ({ id, input: LineInput.parse(body) }));
}

/** Deletes old inputs, whose games are over; keeps the last one for its id. */
export async function forgetOldInputs(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from line_inputs where at < $1 and id < (select max(id) from line_inputs)', [nowMs - KEPT_MS]);
}
