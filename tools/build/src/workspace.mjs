// The workspace: packages, their entries, and a hash of the sources behind a set of packages.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
export const DIST = process.env.TOUCHLINE_DIST ? resolve(process.env.TOUCHLINE_DIST) : join(ROOT, 'dist');
export const OURS = '@touchline/';

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const PACKAGES = ['apps/*/package.json', 'apps/remotes/*/package.json', 'libs/*/*/package.json'];
/** An additional folder whose packages are built as if they were part of the workspace, where tests plant a section. */
const PLANTED = process.env.TOUCHLINE_PLANTED;

/** All packages of the workspace by name: folder (relative to the root) and manifest. */
export const packages = new Map(
  globSync([...PACKAGES, ...(PLANTED ? PACKAGES.map((pattern) => `${PLANTED}/${pattern}`) : [])], { cwd: ROOT })
    .sort()
    .map((file) => [dirname(file), readJson(join(ROOT, file))])
    .map(([folder, manifest]) => [manifest.name, { folder, manifest }]),
);

/** Packages of the workspace that `name` needs, including itself. */
export function closure(name, seen = new Set()) {
  if (seen.has(name) || !packages.has(name)) return seen;
  seen.add(name);
  const { manifest } = packages.get(name);
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) closure(dependency, seen);
  return seen;
}

/** Import specifiers of a package, with the source file of each. Fakes for tests are not part of a product build. */
export function entriesOf(name) {
  const { folder, manifest } = packages.get(name);
  return Object.entries(manifest.exports ?? {})
    .filter(([key, value]) => value['@touchline/source'] && key !== './testing')
    .map(([key, value]) => ({ specifier: name + key.slice(1), file: join(folder, value['@touchline/source']) }));
}

export const tagOf = (name, prefix) =>
  packages
    .get(name)
    ?.manifest.nx?.tags?.find((tag) => tag.startsWith(`${prefix}:`))
    ?.slice(prefix.length + 1);

const NOT_PRODUCT = /\.(test|spec|stories)\.tsx?$|(^|\/)testing\.tsx?$|\.md$/;

/** Hash of everything that a build of these packages reads. With an equal hash, a new build would change nothing. */
export function hashOf(names, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const name of [...names].sort()) {
    const { folder } = packages.get(name);
    const files = globSync([`${folder}/src/**/*`, `${folder}/package.json`], { cwd: ROOT, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !NOT_PRODUCT.test(file))
      .sort();
    for (const file of files) hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const toolFiles = () => globSync('tools/build/src/*.mjs', { cwd: ROOT }).sort();

/** Changes with any dependency or build tool; part of every target's stamp. */
export const toolchainHash = () =>
  [join(ROOT, 'package-lock.json'), ...toolFiles().map((file) => join(ROOT, file))]
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash('sha256').update(process.version))
    .digest('hex');
