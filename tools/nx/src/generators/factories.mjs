// Factories of Nx generators: nx g @touchline/workspace:<name>. Each writes to Nx's tree, so that --dry-run shows all changes without
// making them.
import { formatFiles, output } from '@nx/devkit';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { generateCall } from './call.mjs';
import { generateComponent } from './component.mjs';
import { generateGameModel } from './game-model.mjs';
import { generateLanguage } from './language.mjs';
import { generateLib } from './lib.mjs';
import { generateRule } from './rule.mjs';
import { generateSection } from './section.mjs';
import { generateSlice } from './slice.mjs';
import { generateSport } from './sport.mjs';
import { ROOT } from './workspace.mjs';

/** Links new packages and updates everything derived from package.json: project references, and the package block of READMEs. */
function link() {
  const run = (command, args) =>
    spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
  const isLinked = run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const isWritten = ['tools/build/src/references.mjs', 'tools/check/src/packages/readmes.mjs'].every((tool) =>
    run(process.execPath, [join(ROOT, tool)]),
  );
  if (!isLinked || !isWritten) output.warn({ title: 'The files are written; run npm install, npm run sync and npm run readmes yourself.' });
}

/** Writes the lists that are generated from entries. */
function writeLists() {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'tools/nx/src/bootstrap/run.mjs'), 'entries'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) output.warn({ title: 'The entry is written; run npm run entries yourself.' });
}

/** A generator for Nx. `linksPackages`: it creates packages or changes their dependencies. `isEntry`: lists are generated from what it writes. */
const factory =
  (generate, { linksPackages = false, isEntry = false } = {}) =>
  async (tree, options) => {
    await generate(tree, options);
    await formatFiles(tree);
    if (isEntry) return writeLists;
    return linksPackages && options.skipInstall !== true ? link : undefined;
  };

export const lib = factory((tree, { path, ...options }) => generateLib(tree, path, options), { linksPackages: true });
export const section = factory(generateSection, { linksPackages: true });
export const slice = factory(generateSlice, { linksPackages: true });
export const component = factory(generateComponent);
export const rule = factory(generateRule);
export const call = factory(generateCall);
export const sport = factory(generateSport, { isEntry: true });
export const language = factory(generateLanguage, { isEntry: true });
export const gameModel = factory(generateGameModel, { isEntry: true });
