import pg from 'pg';
import { type Db, type Queryable, readInt8 } from './db.ts';

const INT8 = 20;
const POOL_SIZE = 16;
/** Lock timeout of a statement; also the longest wait of a repeated placement. @spec BET-6 */
const LOCK_TIMEOUT_MS = 5000;

const CONNECT_TIMEOUT_MS = 10_000;

/** Timeouts in milliseconds: for a locked row, and for a connection of the pool. */
export interface PostgresWaits {
  lockMs?: number;
  connectMs?: number;
}

/** Opens a Postgres server, version 15 or later. */
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
  // The pool replaces idle connections that the server closes; if the server is down, the next query fails.
  pool.on('error', () => undefined);
  // Prepare statements with parameters once per connection, because planning costs more than execution.
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
      // The pool handles errors only of idle connections, and an unhandled one would end the process. The next statement fails anyway.
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
