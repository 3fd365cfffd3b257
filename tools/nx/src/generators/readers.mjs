// npm run readers [--check]: writes the files `readers.ts` of libs: a reader for each schema that the lib reads answers with.
// `import { readCashier } from './readers.ts'` requests the reader of the schema `Cashier` of the contracts that the lib depends on (ADR 0293).
import { readFileSync, writeFileSync, existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as prettier from 'prettier';
import { handWritten } from './hand-written.mjs';
import { fileOf } from './reader-code.mjs';
import { ROOT } from './workspace.mjs';

const NAME = 'readers.ts';
const IMPORT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*'([^']*\/readers\.ts)'/g;

/** Names of readers by file, from what the sources import. */
function wanted() {
  const files = new Map(globSync(`libs/*/*/src/**/${NAME}`, { cwd: ROOT }).map((file) => [file, new Set()]));
  for (const file of globSync('libs/*/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
    for (const [, names, specifier] of readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)) {
      const target = join(dirname(file), specifier);
      const known = files.get(target) ?? new Set();
      for (const name of names.split(',')) if (name.trim() !== '') known.add(name.trim().split(' ')[0]);
      files.set(target, known);
    }
  }
  return [...files].map(([file, names]) => [file, [...names].sort()]);
}

const isList = (value) => Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string');

/** Schemas of the contracts that a lib depends on, by name, and their lists of words, each with its package. */
async function contractsOf(file) {
  const folder = file.split('/').slice(0, 3).join('/');
  const { name: own, dependencies = {} } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const contracts = Object.keys(dependencies).filter((name) => /^@touchline\/.*contract$/.test(name));
  const [schemas, lists] = [new Map(), new Map()];
  for (const from of contracts) {
    for (const [name, schema] of Object.entries(await import(`${from}/schemas`))) {
      if (schema?._zod === undefined) continue;
      if (schemas.has(name)) throw new Error(`${own}: ${name} is a schema of ${schemas.get(name).from} and of ${from}`);
      schemas.set(name, { schema, from });
    }
    for (const [name, value] of Object.entries(await import(from)))
      if (isList(value)) lists.set(value.join(), lists.has(value.join()) ? null : { name, from });
  }
  return { schemas, lists };
}

async function made(file, names) {
  if (names.length === 0) return undefined;
  const contracts = await contractsOf(file);
  const { schemas } = contracts;
  const readers = names.map((name) => {
    const found = schemas.get(name.replace(/^read/, ''));
    if (found === undefined) throw new Error(`${file}: ${name} needs a schema '${name.replace(/^read/, '')}' that a contract exports`);
    return { name, type: name.replace(/^read/, ''), ...found };
  });
  const path = join(ROOT, file);
  return prettier.format(fileOf(readers, contracts), { ...(await prettier.resolveConfig(path)), filepath: path });
}

const isCheck = process.argv.includes('--check');
let [same, stale] = [0, 0];
for (const [file, names] of await wanted()) {
  const path = join(ROOT, file);
  const text = await made(file, names);
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === text;
  if (isSame) same++;
  else if (isCheck || text === undefined) {
    stale++;
    console.error(text === undefined ? `${file}: no file imports it` : `${file} is not what the contracts say: npm run readers`);
  } else {
    writeFileSync(path, text);
    console.log(`written: ${relative(ROOT, path)}`);
  }
}
const { fresh, stale: gone, bare } = handWritten();
for (const file of fresh)
  console.error(`${file} reads an answer by hand: describe the body in a contract and import its reader from './readers.ts' (ADR 0293)`);
for (const file of gone)
  console.error(`${file} has no hand-written reader any more: take it off tools/nx/src/generators/hand-written-readers.json`);
for (const file of bare) console.error(`${file} has no reason in tools/nx/src/generators/hand-written-readers.json`);
stale += fresh.length + gone.length + bare.length;
if (isCheck) console.log(`${same} passed, ${stale} failed, 0 skipped`);
process.exitCode = stale === 0 ? 0 : 1;
