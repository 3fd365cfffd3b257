// Measures how long each call of the contract blocks the main thread with its most expensive valid request, compared with an empty call in
// the same run. Prints one JSON object per call.
import { createDatabase, findPostgres, startThrowawayPostgres } from '@touchline/server-kernel/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeModules, startBackend } from '../backend.ts';
import { measureCalls } from '../testing/calls/measured-calls.ts';

// Prefer Postgres: PGlite runs in this thread, so its work would be counted too.
const postgres = findPostgres() === undefined ? undefined : await startThrowawayPostgres();
const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
const env = {
  ...{ TOUCHLINE_MODE: 'demo', TOUCHLINE_QUEUE_MS: 'off', TOUCHLINE_DATA_DIR: folder },
  ...(postgres !== undefined && { DATABASE_URL: await createDatabase(postgres.url) }),
};
const backend = await startBackend(env, false);
const only = process.env['BENCH_CALLS'] ?? '';
const calls = makeModules({ env, mode: 'demo', now: Date.now })
  .flatMap(({ calls: own = [] }) => own)
  // Skip long polls, which would only measure waiting.
  .filter(({ path, waits }) => waits !== true && path.includes(only));
const { empty, measured } = await measureCalls(backend, calls);
for (const one of measured) console.log(JSON.stringify({ ...one, empty }));
await backend.stop();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
