import pg from 'pg';
import { type Db, type Queryable, readInt8 } from './db.ts';

const INT8 = 20;
const POOL_SIZE = 16;
/** How long a statement waits for a row that another transaction holds; the longest wait of a repeated placement. @spec BET-6 */
const LOCK_TIMEOUT_MS = 5000;

const CONNECT_TIMEOUT_MS = 10_000;

/** How long to wait, in milliseconds: for a row that another transaction holds, and for a connection of the pool. */
export interface PostgresWaits {
  lockMs?: number;
  connectMs?: number;
}

/** Any Postgres from 15 on. */
export async function openPostgres(
  url: string,
  { lockMs = LOCK_TIMEOUT_MS, connectMs = CONNECT_TIMEOUT_MS }: PostgresWaits = {},
): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectMs,
    options: `-c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=30000`,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 && format !== 'binary' ? readInt8 : pg.types.getTypeParser(oid, format as 'text'),
    },
  });
  // An idle connection that the server ends is replaced by the pool; the next query tells if the server is gone.
  pool.on('error', () => undefined);
  // Statements with parameters are prepared once per connection: planning costs more than running them.
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const known = names.get(sql) ?? `touchline_${names.size}`;
    names.set(sql, known);
    return known;
  };
  const over = (runner: pg.Pool | pg.PoolClient): Queryable => ({
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) => {
      const answer =
        params.length === 0 ? await runner.query(sql) : await runner.query({ name: nameOf(sql), text: sql, values: [...params] });
      return answer.rows as T[];
    },
  });
  return {
    engine: 'postgres',
    ...over(pool),
    transaction: async (work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The pool listens for errors of idle connections only, and an unhandled error would end the process. The next statement fails anyway.
      const lost = (error: Error): void => {
        broken = error;
      };
      client.on('error', lost);
      try {
        await client.query('begin');
        const value = await work(over(client));
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback').catch((reason: Error) => {
          broken = reason;
        });
        throw error;
      } finally {
        client.off('error', lost);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
