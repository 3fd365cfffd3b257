// A temporary registry: Verdaccio stores packages published in this run and fetches all others from npm's configured registry.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/** @returns npm flags that select the registry, and a function that stops it. */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const everybody = { access: '$all', publish: '$all', unpublish: '$all' };
  const server = await runServer({
    storage: join(folder, 'storage'),
    configPath: join(folder, 'config.yaml'),
    self_path: folder,
    auth: { htpasswd: { file: join(folder, 'htpasswd'), max_users: -1 } },
    uplinks: { npm: { url: upstream, timeout: '60s', maxage: '60m' } },
    packages: { '@touchline/*': everybody, '**': { access: '$all', proxy: 'npm' } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    web: { enable: false },
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${server.address().port}`;
  return {
    flags: [`--registry=http://${host}/`, `--//${host}/:_authToken=anybody`],
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
