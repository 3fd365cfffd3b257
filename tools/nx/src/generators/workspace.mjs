// Helpers of the generators. They write to a tree (Nx's, or one of a folder): nothing is written to disk before all of it was generated.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');

/** A usage error; only its message is printed. */
export class Misuse extends Error {
  stack = '';
}

/** Writes a new file; never overwrites one. */
export function writeNew(tree, path, content) {
  if (tree.exists(path)) throw new Misuse(`${path} exists already`);
  tree.write(path, content);
}

export const readJson = (tree, path) => JSON.parse(tree.read(path, 'utf8'));
export const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The lib's folder. @throws if there is no such lib. */
export function libFolder(tree, path) {
  const folder = `libs/${path}`;
  if (!tree.exists(`${folder}/package.json`)) throw new Misuse(`there is no lib '${path}'; npm run g:lib -- ${path} makes it`);
  return folder;
}

/** Exports the stylesheet that the build of a lib with styles writes, so that it can be imported from the package. */
export function exportStyles(tree, folder) {
  const file = `${folder}/package.json`;
  const manifest = readJson(tree, file);
  const { './package.json': itself, ...entries } = manifest.exports;
  const exports = { ...entries, './style.css': './dist/style.css', './package.json': itself };
  tree.write(file, json({ ...manifest, exports }));
}

/** Adds one named export to the lib's entry. */
export function addExport(tree, folder, line) {
  const file = `${folder}/src/index.ts`;
  const lines = tree
    .read(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '' && text !== 'export {};');
  tree.write(file, `${[...lines, line].join('\n')}\n`);
}

/** Versions of the packages installed in the workspace. */
export const rootVersions = (tree) => {
  const { dependencies, devDependencies } = readJson(tree, 'package.json');
  return { ...devDependencies, ...dependencies };
};

/** Packages of which a page needs a single instance: users of a lib provide them. */
export const PEERS = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'redux-saga', 'react-router', 'react-intl'];

const sorted = (entries) => Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Adds dependencies to a package, in order. */
export function addDependencies(tree, folder, dependencies, kind = 'dependencies') {
  const file = `${folder}/package.json`;
  const manifest = readJson(tree, file);
  tree.write(file, json({ ...manifest, [kind]: sorted({ ...dependencies, ...manifest[kind] }) }));
}

/** Adds packages of the workspace to a lib; those with a single instance as peers. */
export function addPackages(tree, folder, names) {
  const versions = rootVersions(tree);
  const peers = names.filter((name) => PEERS.includes(name)).map((name) => [name, `^${versions[name].split('.')[0]}`]);
  const others = names.filter((name) => !PEERS.includes(name)).map((name) => [name, versions[name]]);
  addDependencies(tree, folder, Object.fromEntries(peers), 'peerDependencies');
  addDependencies(tree, folder, Object.fromEntries(others));
}

export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
export const camel = (name) => kebab(name).replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());
/** A name as displayed: `horse-racing` is "Horse racing". */
export const title = (name) =>
  kebab(name)
    .replaceAll('-', ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase());
