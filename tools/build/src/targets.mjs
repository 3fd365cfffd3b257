// Build targets: the host in two builds, and one target per remote.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packages, ROOT } from './workspace.mjs';

const remotes = [...packages]
  .filter(([name]) => name.startsWith('@touchline/remote-'))
  .map(([name, { folder, manifest }]) => ({ name, folder, manifest, short: name.slice('@touchline/remote-'.length) }))
  .filter(({ folder }) => existsSync(join(ROOT, folder, 'src/entry.ts')));

export const HOST_BUILDS = ['desktop', 'mobile'];

/** `id` is the name of the folder under dist/assets and dist/server. */
export const TARGETS = [
  ...HOST_BUILDS.map((build) => ({
    id: `host-${build}`,
    kind: 'host',
    name: build,
    package: '@touchline/host',
    client: `apps/host/src/${build}/client.tsx`,
    server: `apps/host/src/${build}/server.ts`,
  })),
  ...remotes.map(({ name, folder, short }) => ({
    id: short,
    kind: 'remote',
    name: short,
    package: name,
    client: `${folder}/src/entry.ts`,
    server: `${folder}/src/entry.ts`,
  })),
];
