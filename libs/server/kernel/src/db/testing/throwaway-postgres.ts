import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ThrowawayPostgres {
  url: string;
  stop(): Promise<void>;
}

/** Folder of the server's programs: the newest of Debian's folders, otherwise from PATH. */
export function findPostgres(): string | undefined {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => Number(b.split('/')[4]) - Number(a.split('/')[4]));
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

const idOf = (flag: '-u' | '-g', user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }).trim());

/** `initdb` refuses to run as root: then use the user that the Debian package creates. */
function asUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u', 'postgres'), gid: idOf('-g', 'postgres') };
}

/** Starts a separate cluster on a free loopback port; `stop` deletes all of it. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('No Postgres server programs found: install the package postgresql');
  const user = asUser();
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pg-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'touchline', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    `listen_addresses=127.0.0.1`,
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    // Committed data still survives killed processes; only a power loss would lose it.
    'fsync=off',
    'full_page_writes=off',
    // Each suite has a new database, which is gone before it needs cleaning.
    'autovacuum=off',
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
  });
  return {
    url: `postgres://touchline@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT'); // fast shutdown: closes open sessions
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
