import pg from 'pg';
import { type Db, type Queryable, readInt8 } from './db.ts';

const INT8 = 20;
const POOL_SIZE = 16;
/** Lock timeout of a statement; also the longest wait of a repeated placement. @spec BET-6 */
const LOCK_TIMEOUT_MS = 5000;

const CONNECT_TIMEOUT_MS = 10_000;
/** The longest legitimate statement, a comparison of all books, takes a minute with a hundred million entries. */
const STATEMENT_TIMEOUT_MS = 120_000;
/** The server ends a slow statement itself. If its answer does not arrive either, the connection was cut without a word. */
const ANSWER_AFTER_MS = 5_000;
/** The longest delay of a timer. */
const UNLIMITED_MS = 2 ** 31 - 1;
const CUT = 'Query read timeout';

/** Timeouts in milliseconds: for a locked row, for a connection of the pool, and for a statement. */
export interface PostgresWaits {
  lockMs?: number;
  connectMs?: number;
  statementMs?: number;
  /** Time after `statementMs` until a connection without an answer is given up. */
  answerMs?: number;
}

/** Opens a Postgres server, version 15 or later. */
export async function openPostgres(
  url: string,
  {
    lockMs = LOCK_TIMEOUT_MS,
    connectMs = CONNECT_TIMEOUT_MS,
    statementMs = STATEMENT_TIMEOUT_MS,
    answerMs = ANSWER_AFTER_MS,
  }: PostgresWaits = {},
): Promise<Db> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    query_timeout: statementMs + answerMs,
    options: `-c lock_timeout=${lockMs} -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=30000`,
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
  const over = (runner: pg.Pool | pg.PoolClient, limit: { query_timeout?: number } = {}): Queryable => ({
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) => {
      const values = params.length === 0 ? {} : { name: nameOf(sql), values: [...params] };
      const answer = await runner.query({ text: sql, ...values, ...limit });
      return answer.rows as T[];
    },
  });
  return {
    engine: 'postgres',
    ...over(pool),
    transaction: async (work, { isUnlimited = false } = {}) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The pool handles errors only of idle connections, and an unhandled one would end the process. The next statement fails anyway.
      const lost = (error: Error): void => {
        broken = error;
      };
      client.on('error', lost);
      try {
        await client.query('begin');
        if (isUnlimited) await client.query('set local statement_timeout = 0');
        const value = await work(over(client, isUnlimited ? { query_timeout: UNLIMITED_MS } : {}));
        await client.query('commit');
        return value;
      } catch (error) {
        // Behind a statement without an answer, a rollback would wait as long again.
        if (error instanceof Error && error.message === CUT) broken = error;
        else
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
