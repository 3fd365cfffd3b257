// Checks the hand-written documents: how many words there are, how many decision records, and that every record that is named exists.
// `--list` prints the words of each document.
import { readFileSync } from 'node:fs';
import { basename, join, matchesGlob, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
export const MOST_WORDS = 70_000;
export const MOST_RECORDS = 45;
const RECORDS = 'docs/adr';
const RECORD = /^(\d{4})-[a-z0-9-]+\.md$/;

/** Whole files that a task writes, changelogs, and the content of the site. */
const GENERATED = [
  'docs/bounds.md',
  'docs/casino-conformance.md',
  'docs/casino-mathematics.md',
  'docs/spec/**',
  '**/API.md',
  '**/CHANGELOG.md',
];
const CONTENT = ['libs/server/content/documents/**'];
const WITH_DOCUMENTS = ['.storybook', 'apps', 'docs', 'libs', 'tools'];
const WITHOUT = ['.github', 'brands', 'deploy'];

/** Files of the root and of every folder that people write. */
const written = (root, pattern, inRoot) => [
  ...filesOf([inRoot, ...WITH_DOCUMENTS.map((folder) => `${folder}/**/${pattern}`)], { cwd: root }),
  ...filesOf(
    WITHOUT.map((folder) => `${folder}/**/${pattern}`),
    { cwd: root, mayBeNone: true },
  ),
];

const read = (root, file) => readFileSync(join(root, file), 'utf8');

/** Documents that people write, as paths below the root. */
export const documents = (root) =>
  written(root, '*.md', '*.md')
    .filter((file) => ![...GENERATED, ...CONTENT].some((pattern) => matchesGlob(file, pattern)))
    .sort();

/** Words of a document: tokens with a letter or a digit, code examples included, blocks that a task writes and addresses of links not. */
export function wordsIn(text) {
  const prose = text.replaceAll(/^<!-- (package|examples)\b[^]*?^<!-- \/\1 -->/gm, '').replaceAll(/\]\([^)]*\)/g, ']');
  return prose.split(/\s+/).filter((token) => /[\p{L}\d]/u.test(token)).length;
}

/** Numbers of records by file name. */
export const recordsIn = (names) => new Map(names.flatMap((name) => (RECORD.test(name) ? [[RECORD.exec(name)[1], name]] : [])));

/** @returns numbers and file names of records that a text names. */
export function namedIn(text) {
  const numbers = [...text.matchAll(/\bADRs? ((?:\d{4}(?:, | and | or )?)+)/g)].flatMap(([, list]) => list.match(/\d{4}/g));
  const files = [...text.matchAll(/(?:\badr\/|\]\()(\d{4}-[a-z0-9-]+\.md)/g)].map(([, file]) => file);
  return { numbers, files };
}

/** One line per record that is named in a file and does not exist. */
export function missingRecords(file, text, records) {
  const names = new Set(records.values());
  const { numbers, files } = namedIn(text);
  return [
    ...numbers.filter((number) => !records.has(number)).map((number) => `${file}: there is no ADR ${number}`),
    ...files.filter((name) => !names.has(name)).map((name) => `${file}: there is no docs/adr/${name}`),
  ];
}

function main() {
  const counts = documents(ROOT).map((file) => [file, wordsIn(read(ROOT, file))]);
  if (process.argv.includes('--list'))
    for (const [file, count] of counts.toSorted(([, a], [, b]) => b - a)) console.log(`${String(count).padStart(6)}  ${file}`);
  const words = counts.reduce((sum, [, count]) => sum + count, 0);
  const records = recordsIn(filesOf(`${RECORDS}/*.md`).map((file) => basename(file)));
  const index = read(ROOT, `${RECORDS}/README.md`);
  const sources = written(ROOT, '*.{md,ts,tsx,mjs,cjs,json,css,tsv,yml,yaml}', '*.{md,mjs,js,cjs,json}').filter(
    (file) => !file.endsWith('CHANGELOG.md') && !file.startsWith('tools/check/src/documents.'),
  );
  const problems = [
    ...(words > MOST_WORDS ? [`${words} words are more than ${MOST_WORDS}: say nothing twice`] : []),
    ...(records.size > MOST_RECORDS
      ? [`${records.size} records are more than ${MOST_RECORDS}: merge them, or move features to a README`]
      : []),
    ...[...records.values()].filter((name) => !index.includes(`](${name})`)).map((name) => `${RECORDS}/README.md does not list ${name}`),
    ...sources.flatMap((file) => missingRecords(file, read(ROOT, file), records)),
  ];
  for (const problem of problems) console.error(problem);
  console.log(`note: ${words} words in ${counts.length} documents, ${records.size} decision records`);
  process.exit(problems.length === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
