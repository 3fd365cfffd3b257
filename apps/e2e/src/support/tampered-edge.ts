import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SANDBOX_PORT, TEST_ENV } from './product.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DIST = join(ROOT, 'dist');

/** A dictionary as it lies in the build. */
export interface DictionaryFile {
  lang: string;
  name: string;
  count: number;
  messages: Record<string, unknown>;
}

export interface TamperedEdge {
  origin: string;
  stop: () => Promise<void>;
}

/** Dictionaries of the last build; older ones may still lie beside them. */
function dictionaryUrls(): string[] {
  const { messages } = JSON.parse(readFileSync(join(DIST, 'registry.json'), 'utf8')) as {
    messages: Record<string, Record<string, string>>;
  };
  return Object.values(messages).flatMap((byName) => Object.values(byName));
}
const readDictionary = (url: string) => JSON.parse(readFileSync(join(DIST, url), 'utf8')) as DictionaryFile;

/** Every name of a message that the build knows. */
export const messageIds = (): string[] => [
  ...new Set(
    dictionaryUrls()
      .map(readDictionary)
      .filter(({ lang }) => lang === 'en')
      .flatMap(({ messages }) => Object.keys(messages)),
  ),
];

/**
 * An edge of its own before the sandbox of the run, whose dictionaries are not what the build wrote.
 *
 * @param tamper - changes one dictionary.
 */
export async function startTamperedEdge(port: number, tamper: (file: DictionaryFile) => DictionaryFile): Promise<TamperedEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-tampered-'));
  const link = (from: string, to: string, except: readonly string[]) => {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) if (!except.includes(name)) symlinkSync(join(from, name), join(to, name));
  };
  link(DIST, folder, ['assets']);
  link(join(DIST, 'assets'), join(folder, 'assets'), ['messages', 'first-words']);
  for (const url of dictionaryUrls()) {
    mkdirSync(dirname(join(folder, url)), { recursive: true });
    writeFileSync(join(folder, url), JSON.stringify(tamper(readDictionary(url))));
  }
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--conditions=@touchline/source', '--disable-proto=delete', 'apps/edge/src/main.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...TEST_ENV,
      NODE_ENV: 'production',
      TOUCHLINE_TEST: '1',
      TOUCHLINE_PORT: String(port),
      TOUCHLINE_DIST: folder,
      TOUCHLINE_KEPT: join(folder, 'kept'),
      BACKEND_URL: `http://127.0.0.1:${SANDBOX_PORT}`,
    },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await isReady(origin, child)) return { origin, stop };
  await stop();
  throw new Error(`The edge with changed dictionaries did not start on port ${port}.`);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await gone;
}

const TRIES = 150;
async function isReady(origin: string, child: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < TRIES && child.exitCode === null; attempt += 1) {
    const isUp = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return true;
    await new Promise((again) => setTimeout(again, 200));
  }
  return false;
}
