// A copy of this workspace for experiments: sources and compiler output are copied, third-party packages are linked.
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './workspace.mjs';

const NOT_NEEDED = /^(tools\/stories\/pictures|docs\/(screens|pictures))\//;
const PACKAGES = ['apps/*/package.json', 'apps/remotes/*/package.json', 'libs/*/*/package.json', 'tools/*/package.json'];

const sources = () =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter((file) => file !== '' && !NOT_NEEDED.test(file) && existsSync(join(ROOT, file)));

/** Links the packages of the copy by name, including new ones, like npm install. */
export function linkPackages(root) {
  for (const file of globSync(PACKAGES, { cwd: root })) {
    const { name } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const at = join(root, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    if (!existsSync(at)) symlinkSync(join(root, dirname(file)), at, 'dir');
  }
}

/** Copies the workspace to a folder. @param root - an absolute path inside this workspace. */
export function copyWorkspace(root) {
  rmSync(root, { recursive: true, force: true });
  for (const file of sources()) cpSync(join(ROOT, file), join(root, file), { preserveTimestamps: true });
  for (const folder of globSync('libs/*/*/dist', { cwd: ROOT }))
    cpSync(join(ROOT, folder), join(root, folder), { recursive: true, preserveTimestamps: true });
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@touchline' && name !== '.cache') symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  linkPackages(root);
}

/** Runs generators on a folder like Nx. @param generators - functions of a tree. */
export async function generateIn(root, generators) {
  const tree = new FsTree(root, false);
  for (const generate of generators) await generate(tree);
  flushChanges(root, tree.listChanges());
  linkPackages(root);
  execFileSync(process.execPath, [join(root, 'tools/build/src/references.mjs')], { cwd: root, stdio: 'ignore' });
}

const hashed = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
/** Hashes of all sources of a copy, to detect changes later. */
export const fingerprint = (root) => new Map(sources().map((file) => [file, hashed(join(root, file))]));
/** Files that have changed since the fingerprint. */
export const touchedSince = (root, before) =>
  [...before].filter(([file, hash]) => !existsSync(join(root, file)) || hashed(join(root, file)) !== hash).map(([file]) => file);
