// What Nx calls: nx g @touchline/workspace:<name>. Each writes into Nx's tree, so that --dry-run shows everything and touches nothing.
import { formatFiles, output } from '@nx/devkit';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generateCall } from './call.mjs';
import { generateComponent } from './component.mjs';
import { generateLib } from './lib.mjs';
import { generateRule } from './rule.mjs';
import { generateSection } from './section.mjs';
import { generateSlice } from './slice.mjs';
import { ROOT } from './workspace.mjs';

/** Links new packages and writes what follows from package.json: project references, and what a README says of its package. */
function link() {
  const run = (command, args) =>
    spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
  const isLinked = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const isWritten = ['tools/build/src/references.mjs', 'tools/packages/src/readmes.mjs'].every((tool) =>
    run(process.execPath, [join(ROOT, tool)]),
  );
  if (!isLinked || !isWritten) output.warn({ title: 'The files are written; run npm install, npm run sync and npm run readmes yourself.' });
}

/** A generator for Nx. `linksPackages`: it makes packages or changes what they use. */
const factory =
  (generate, { linksPackages = false } = {}) =>
  async (tree, options) => {
    generate(tree, options);
    await formatFiles(tree);
    return linksPackages && options.skipInstall !== true ? link : undefined;
  };

export const lib = factory((tree, { path, ...options }) => generateLib(tree, path, options), { linksPackages: true });
export const section = factory(generateSection, { linksPackages: true });
export const slice = factory(generateSlice, { linksPackages: true });
export const component = factory(generateComponent);
export const rule = factory(generateRule);
export const call = factory(generateCall);
