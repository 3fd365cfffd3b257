// Checks that docs/security-asvs.md has a row for every requirement of level 1 and 2 in its chapters, and that every cited test exists.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const PAGE = 'docs/security-asvs.md';
/** Number of level 1 and 2 requirements per section of version 5.0.0; they come first, followed by those of level 3. */
const SECTIONS = {
  ...{ 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4 },
  ...{ 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
};
const STATES = new Set(['kept', 'in part', 'not kept', 'does not apply']);

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const rows = new Map();
for (const line of read(PAGE).split('\n')) {
  const [, number, , state, proof] =
    line.split(' | ').length === 4 ? ['', ...line.replace(/^\| | \|$/g, '').split(' | ')].map((cell) => cell.trim()) : [];
  if (/^\d+\.\d+\.\d+$/.test(number ?? '')) rows.set(number, { state, proof });
}
const wanted = Object.entries(SECTIONS).flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${section}.${at + 1}`));

const wrong = wanted.filter((number) => !rows.has(number)).map((number) => `${number} is missing`);
let named = 0;
for (const [number, { state, proof }] of rows) {
  if (!wanted.includes(number)) wrong.push(`${number} is no requirement of level 1 or 2`);
  if (!STATES.has(state)) wrong.push(`${number}: '${state}' is no state`);
  if (proof === '') wrong.push(`${number} has neither a test nor a reason`);
  for (const [, file, title] of proof.matchAll(/`([^`]+\.(?:test|e2e)\.tsx?)`: (.+?)(?=<br>|$)/g)) {
    named += 1;
    if (!existsSync(join(ROOT, file))) wrong.push(`${number}: there is no ${file}`);
    else if (!read(file).includes(title)) wrong.push(`${number}: ${file} has no test '${title}'`);
  }
}
for (const line of wrong) console.error(`${PAGE}: ${line}`);
console.log(`${rows.size} requirements, ${named} tests named, ${wrong.length} findings`);
process.exit(wrong.length === 0 && named > 0 ? 0 : 1);
