// npm run deploy:section -- NAME TARGET [--canary PERCENT | --promote | --rollback] [--shared-as-deployed]
// Builds one section for a running site and deploys it there. TARGET is the folder of the site's build (with registry.json).
// --canary serves the new version to that percentage of visitors, --promote to all; --rollback ends the trial, or reverts the last
// deployment.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  endTrial,
  goLive,
  pagesWithoutRoute,
  promote,
  readSite,
  Refusal,
  rollBack,
  routeClashes,
  tryBeside,
  upload,
} from './deployment.mjs';
import { lock } from './lock.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const USAGE = 'npm run deploy:section -- NAME TARGET [--canary PERCENT | --promote | --rollback] [--shared-as-deployed]';
const SHOWN = 8;

const { positionals, flags } = readWords();
const [name, target] = positionals;
const has = (flag) => flags[flag] === true;

const refuse = (lines) => {
  if (lines.length === 0) return;
  const more = lines.length > SHOWN ? [`and ${lines.length - SHOWN} more`] : [];
  throw new Refusal([...lines.slice(0, SHOWN), ...more].join('\n  '));
};

/** Parses the command line; exits with the usage for an unknown flag. */
function readWords() {
  const isYes = { type: 'boolean' };
  const options = { canary: { type: 'string' }, promote: isYes, rollback: isYes, 'roll-back': isYes, 'shared-as-deployed': isYes };
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    return { positionals, flags: values };
  } catch (error) {
    console.error(`deploy: ${error.message}\n${USAGE}`);
    process.exit(1);
  }
}

/** Percentage of visitors that get the version on trial; undefined for all visitors. */
function shareOf({ canary }) {
  if (canary === undefined) return undefined;
  const share = Number(canary);
  if (canary.trim() === '' || !(share >= 0 && share <= 100)) throw new Refusal(`--canary takes a number from 0 to 100, not '${canary}'`);
  return share;
}

/** Builds the section in a temporary folder that links to the site's shared code. */
async function build(site, folder) {
  process.env.NODE_ENV = 'production';
  process.env.TOUCHLINE_DIST = folder; // read by build modules when they are imported
  mkdirSync(join(folder, 'server'), { recursive: true });
  symlinkSync(join(site.dist, 'server/vendor'), join(folder, 'server/vendor'), 'dir');
  const { buildApp, pageChunks } = await import('./app.mjs');
  const { describeApp } = await import('./describe-app.mjs');
  const { missingExports } = await import('./imports.mjs');
  const { manifestProblems, manifestWords, readManifests } = await import('./manifests.mjs');
  const { buildDictionary, translationsHash } = await import('./messages.mjs');
  const { precompress } = await import('./precompress.mjs');
  const { changedSince } = await import('./release-facts.mjs');
  const { sharedAt } = await import('./shared-at.mjs');
  const { TARGETS } = await import('./targets.mjs');
  const { closure, hashOf, toolchainHash } = await import('./workspace.mjs');
  const { manifestRefusal } = await import('../../../libs/shared/routes/src/section-manifest.ts');

  const app = TARGETS.find((one) => one.kind === 'remote' && one.name === name);
  const section = readManifests().find((one) => one.name === name);
  if (app === undefined || section === undefined) throw new Refusal(`there is no section '${name}' in this workspace`);
  const { words, problems } = manifestWords(section);
  refuse([...manifestProblems(name, section.manifest), ...problems, ...routeClashes(name, section.manifest, site)]);
  const refused = manifestRefusal(section.manifest, site.registry.shell);
  if (refused !== null) throw new Refusal(refused);

  const shared = sharedAt(site.dist, site.registry);
  const inputs = hashOf(
    closure(app.package),
    toolchainHash() + site.registry.vendor.version + translationsHash() + JSON.stringify(section.manifest),
  );
  const version = inputs.slice(0, 12);
  const record = { version, ...(await buildApp(app, version, shared)) };
  const chunks = Object.entries(record.shared).map(([file, names]) => ({
    target: name,
    file,
    imports: new Map(Object.entries(names).map(([from, list]) => [from, new Set(list)])),
  }));
  const served = new Map(Object.entries(site.registry.vendor.modules).map(([from, { names }]) => [from, new Set(names)]));
  refuse(missingExports(chunks, served).map((line) => line.replace('the vendor does not export', 'the site does not serve')));
  const remote = describeApp({ ...record, pages: await pageChunks(record) });
  if (!has('shared-as-deployed')) {
    const changed = changedSince(site.facts, shared.usedOf(remote.uses));
    refuse(
      changed.map((file) => `${file} is shared code that differs from what the site runs (deploy the whole site, or --shared-as-deployed)`),
    );
  }
  const dictionary = buildDictionary(name);
  refuse(dictionary.problems);
  const files = [...record.files, ...Object.values(dictionary.urls)];
  await precompress(files);
  return { files, remote: { ...remote, manifest: section.manifest, words }, words: dictionary.urls };
}

/** Loads the bundle in place, with the site's shared code. @returns the keys of its pages. */
function loadThere(dist, server) {
  const url = pathToFileURL(join(dist, server)).href;
  const code = `const { section } = await import(${JSON.stringify(url)}); console.log(JSON.stringify({ name: section.name, pages: Object.keys(section.routes) })); process.exit(0);`;
  try {
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    );
  } catch (error) {
    const [reason = 'no reason given'] = String(error.stderr).match(/^\w*Error: .*$/m) ?? [];
    throw new Refusal(`its server bundle does not load at the site: ${reason}`, { cause: error });
  }
}

async function deploy(site, share) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/deploy-'));
  try {
    const built = await build(site, folder);
    const isThere = existsSync(join(site.dist, dirname(built.remote.server)));
    upload(folder, site.dist, { files: built.files, server: built.remote.server });
    try {
      const loaded = loadThere(site.dist, built.remote.server);
      if (loaded.name !== name) throw new Refusal(`its entry calls itself '${loaded.name}'`);
      refuse(
        pagesWithoutRoute(loaded.pages, built.remote.manifest, site).map(
          (key) => `no path leads to its page '${key}': add a row to section.json`,
        ),
      );
    } catch (error) {
      if (!isThere) rmSync(join(site.dist, dirname(built.remote.server)), { recursive: true, force: true });
      throw error;
    }
    const entry = { remote: built.remote, words: built.words };
    if (share === undefined) goLive(site.dist, name, entry);
    else tryBeside(site.dist, name, entry, share);
    return built.remote.version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Executes the command. @returns a description of the new state. */
async function act(site) {
  if (has('promote')) return `${promote(site.dist, name)} is live for everybody`;
  if (has('rollback') || has('roll-back')) {
    const tried = endTrial(site.dist, name);
    if (tried !== undefined) return `${tried} is no longer on trial`;
    const version = rollBack(site.dist, name);
    return version === null ? 'is gone again' : `${version} is live again`;
  }
  const share = shareOf(flags);
  const version = await deploy(site, share);
  return share === undefined
    ? `${version} is live`
    : `${version} is on trial with ${share} visitors of a hundred; choose it by ?mf-canary=${name}`;
}

async function main() {
  if (!name || !target) throw new Refusal(USAGE);
  const site = readSite(resolve(target));
  const release = await lock(join(site.dist, '.build.lock'), { onWait: (pid) => console.log(`deploy: waits for process ${pid}`) });
  try {
    console.log(`deploy: ${name} ${await act(site)}`);
  } finally {
    release();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Refusal ? `deploy: refused: ${error.message}` : error);
  process.exitCode = 1;
}
process.exit(); // imported bundles may keep timers running
