import { TEST_ENV } from '@touchline/shared-serving/testing';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { endProcess, onFreePort, untilReady } from './free-port.ts';
import { SANDBOX_PORT, WORLD } from './product.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DIST = join(ROOT, 'dist');

/** A dictionary file of the build. */
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

/** Dictionaries of the last build; its folder may contain older ones. */
function dictionaryUrls(): string[] {
  const { messages } = JSON.parse(readFileSync(join(DIST, 'registry.json'), 'utf8')) as {
    messages: Record<string, Record<string, string>>;
  };
  return Object.values(messages).flatMap((byName) => Object.values(byName));
}
const readDictionary = (url: string) => JSON.parse(readFileSync(join(DIST, url), 'utf8')) as DictionaryFile;

/** All message ids of the build. */
export const messageIds = (): string[] => [
  ...new Set(
    dictionaryUrls()
      .map(readDictionary)
      .filter(({ lang }) => lang === 'en')
      .flatMap(({ messages }) => Object.keys(messages)),
  ),
];

/** Starts an edge with changed dictionaries, in front of the sandbox of the run. @param tamper - changes one dictionary. */
export const startTamperedEdge = (tamper: (file: DictionaryFile) => DictionaryFile): Promise<TamperedEdge> =>
  onFreePort((port) => startOn(port, tamper));

async function startOn(port: number, tamper: (file: DictionaryFile) => DictionaryFile): Promise<TamperedEdge> {
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
      TOUCHLINE_WORLD: WORLD,
      TOUCHLINE_PORT: String(port),
      TOUCHLINE_DIST: folder,
      TOUCHLINE_KEPT: join(folder, 'kept'),
      BACKEND_URL: `http://127.0.0.1:${SANDBOX_PORT}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await endProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(origin, child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, stop };
}
