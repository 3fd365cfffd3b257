import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

/** Writes a new file and never over an old one. */
export function writeNew(folder, name, content) {
  const file = join(folder, name);
  if (existsSync(file)) throw new Error(`${file} exists already`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** The lib's folder. @throws when there is no such lib. */
export function libFolder(path, root = ROOT) {
  const folder = join(root, 'libs', path);
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`there is no lib '${path}'; npm run g:lib -- ${path} makes it`);
  return folder;
}

/** Adds one named export to the lib's barrel. */
export function addExport(folder, line) {
  const file = join(folder, 'src/index.ts');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text !== '' && text !== 'export {};');
  writeFileSync(file, `${[...lines, line].join('\n')}\n`);
}

/** Brings generated files into the house format. */
export const format = (files) =>
  spawnSync(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', '--log-level', 'warn', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
  });

export const kebab = (name) => name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
export const camel = (name) => kebab(name).replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
export const pascal = (name) => camel(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Runs a generator from the command line: `usage` is printed when arguments are missing. */
export function command(url, usage, generate) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  const [path, name, spec] = process.argv.slice(2);
  if (!path || !name) {
    console.error(usage);
    process.exit(1);
  }
  try {
    const files = generate(path, name, spec);
    format([...files, join(libFolder(path), 'src/index.ts')]);
    for (const file of files) console.log(file);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
