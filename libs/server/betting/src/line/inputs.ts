import type { Db, Queryable } from '@touchline/server-kernel';
import { LineInput } from './beat.ts';

/** Any number that nothing else locks on: inputs become visible in the order of their ids. */
const ORDER_LOCK = 7_304_251;
/** A process that starts later than this after an input takes up the line without it. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

export interface NumberedInput {
  id: number;
  input: LineInput;
}

/** Stores an input for every process. @returns its number. */
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

/** The number of the last input; 0 while there is none. */
export async function lastInput(db: Queryable): Promise<number> {
  const [row] = await db.query<{ id: number }>('select coalesce(max(id), 0)::bigint as id from line_inputs');
  return row?.id ?? 0;
}

/** Inputs after one and up to another, in their order. */
export async function inputsBetween(db: Queryable, after: number, upTo: number): Promise<NumberedInput[]> {
  const rows = await db.query<{ id: number; body: unknown }>('select id, body from line_inputs where id > $1 and id <= $2 order by id', [
    after,
    upTo,
  ]);
  return rows.map(({ id, body }) => ({ id, input: LineInput.parse(body) }));
}

/** Deletes inputs on games that are long over; the last one stays, for its number. */
export async function forgetOldInputs(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from line_inputs where at < $1 and id < (select max(id) from line_inputs)', [nowMs - KEPT_MS]);
}
