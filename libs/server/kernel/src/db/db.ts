/** A row by column name. The caller, who wrote the SQL, supplies the type. */
export type Row = Record<string, unknown>;

/** Runs SQL with numbered parameters. `bigint` columns are returned as numbers; a value beyond 2^53 throws instead of losing digits. */
export interface Queryable {
  query<T extends object = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
}

/**
 * The database. `transaction` commits when the work resolves, and rolls back and rethrows when it throws. The work must not use the outer
 * `Db`: the embedded engine has only one connection and would deadlock.
 */
export interface Db extends Queryable {
  readonly engine: 'pglite' | 'postgres';
  /** Folder of its files on this machine; absent for a database in memory or on a server. */
  readonly folder?: string;
  /** @param options - `isUnlimited`: statements may take as long as they need, as those of a migration. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: { isUnlimited?: boolean }): Promise<T>;
  close(): Promise<void>;
}

/** Parses a bigint exactly. @throws RangeError beyond 2^53, where a number would round. @spec MON-1 */
export function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a safe integer: it can't be read without loss`);
  return value;
}

/** SQLSTATE codes that callers handle. */
export const SqlState = { UniqueViolation: '23505', LockNotAvailable: '55P03' } as const;

export const sqlStateOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
