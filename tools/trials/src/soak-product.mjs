// node soak-product.mjs FOLDER: the backend of a soak, on Postgres. It runs between the parts of the soak, and ends with its last part, or when
// no part has asked for it for an hour.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPostgres } from '../../nx/src/bootstrap/topology.mjs';
import { createProcesses, freePort } from './processes.mjs';

const ABANDONED_MS = 60 * 60_000;
const LOOK_EVERY_MS = 1_000;
const folder = process.argv[2];
const file = join(folder, 'product.json');
const processes = createProcesses();
const postgres = createPostgres(folder, await freePort());

async function end(code) {
  await processes.stop();
  await postgres.stop();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(0));

await postgres.start();
postgres.prepare();
const probe = ['--expose-gc', `--import=${new URL('soak-probe.mjs', import.meta.url).href}`];
const sandbox = await processes.sandbox(
  {
    DATABASE_URL: postgres.url,
    TOUCHLINE_DATA_DIR: join(folder, 'data'),
    TOUCHLINE_QUOTES: 'optional',
    TOUCHLINE_PROBE: join(folder, 'probe.jsonl'),
  },
  probe,
);
void sandbox.ended.then(() => end(1));
writeFileSync(file, JSON.stringify({ pid: process.pid, sandbox: sandbox.child.pid, url: sandbox.url, database: postgres.url }));
setInterval(() => {
  // Each part touches the file; a removed file ends the product.
  try {
    readFileSync(file);
    if (Date.now() - statSync(file).mtimeMs > ABANDONED_MS) void end(0);
  } catch {
    void end(0);
  }
}, LOOK_EVERY_MS);
