/** A row by column name. Types come from the caller, who wrote the SQL. */
export type Row = Record<string, unknown>;

/** Runs SQL with numbered parameters. `bigint` columns arrive as numbers; one past 2^53 throws instead of losing digits. */
export interface Queryable {
  query<T extends object = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/**
 * The store. `transaction` commits when the work resolves and rolls back when it throws; what it throws is passed on. Work may not use the
 * outer `Db` meanwhile: the embedded engine has one connection and would wait for itself.
 */
export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Where its files lie on this machine; left out in memory and on a server of its own. */
  readonly folder?: string;
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Reads a bigint of the wire exactly. @throws RangeError past 2^53, where a number would round. @spec MON-1 */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer: it can't be read without loss`);
  return value;
}

/** Codes of the errors that callers act on (SQLSTATE). */
export const SqlState = { UniqueViolation: '23505', LockNotAvailable: '55P03' } as const;

export const sqlStateOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
