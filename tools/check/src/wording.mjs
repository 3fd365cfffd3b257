// Counts phrases in comments, test titles and documents that make a reader stop (docs/style.md), and fails when there are more than
// tools/check/src/wording.json allows. `--list PATH` prints each with its place; `--write` lowers the allowed count to what was found.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const LIMIT = join(ROOT, 'tools/check/src/wording.json');

/** May only grow. */
const PHRASES = [
  /\bwhoever\b/i,
  /\bnobody\b/i,
  /\bwhat comes\b/i,
  /\bcomes by itself\b/i,
  // A stand-in is a term of ours.
  /\bstands?\b(?!-| in for\b)/i,
  /\b(?:is|are|was|were|be|been|being|gets?) told\b/i,
  /\btells? (?:of|it|that|what|who|which|the|a|an|them|him|its|each|every|nothing|apart)\b/i,
  /\blies? over\b/i,
  /\bheed(?:s|ed|ing)?\b/i,
  /\bbreath(?:e|es|ed|ing)?\b/i,
  /\bgo(?:es)? on\b/i,
  /\bof (?:its|their) own\b/i,
];

const FOLDERS = ['apps', 'libs', 'tools'];
const CODE = [...[...FOLDERS, '.storybook'].map((folder) => `${folder}/**/*.{ts,tsx,mjs,cjs,css}`), '*.{js,cjs,mjs}'];
const DOCUMENTS = [...[...FOLDERS, 'docs'].map((folder) => `${folder}/**/*.md`), '*.md'];
const OUTSIDE = ['messages', 'reference', 'CHANGELOG.md', 'kept.md'];
/** Holds the phrases itself. */
const OWN = ['tools/check/src/wording.mjs', 'docs/style.md'];

const COMMENT = /^\s*(?:\/\/|\/\*|\*)(.*)|(?<=[\s;{}(),])\/\/ (.*)$/;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])(.*?)\1\s*[,)]|^\s*\[?(['"`])((?:\[[A-Z0-9]+-\d+\]\s*)+.*?)\3/;

/** Text of a line of code that a reader reads as a sentence: comment or test title; of a document, all of it. */
function proseOf(line, isDocument) {
  if (isDocument) return line;
  const comment = COMMENT.exec(line);
  const title = TITLE.exec(line);
  return [comment?.[1] ?? comment?.[2], title?.[2] ?? title?.[4]].filter(Boolean).join(' ');
}

const phrasesIn = (file, text, isDocument) =>
  text.split('\n').flatMap((line, at) => {
    const prose = proseOf(line, isDocument);
    return PHRASES.filter((phrase) => phrase.test(prose)).map((phrase) => ({
      place: `${file}:${at + 1}`,
      phrase: phrase.exec(prose)[0],
      line,
    }));
  });

const found = [CODE, DOCUMENTS].flatMap((patterns) =>
  filesOf(patterns, { exclude: OUTSIDE })
    .filter((file) => !OWN.includes(file))
    .flatMap((file) => phrasesIn(file, readFileSync(join(ROOT, file), 'utf8'), patterns === DOCUMENTS)),
);
// Prove with planted texts that the check can fail: a comment, a title, a document, and code whose names are none of them.
const planted = [
  ['planted.ts', '// This stands for itself.', false],
  ['planted.test.ts', "it('[TST-4] does what nobody asked', () => {", false],
  ['planted.md', 'A reader is told.', true],
].filter(([file, text, isDocument]) => phrasesIn(file, text, isDocument).length !== 1);
if (planted.length > 0 || phrasesIn('planted.ts', "const nobody = 'stands';", false).length > 0)
  throw new Error(`the planted phrases were not found as they are: ${JSON.stringify(planted)}`);

const listed = process.argv.indexOf('--list');
if (listed >= 0) {
  const below = relative(ROOT, resolve(process.argv[listed + 1] ?? ROOT));
  const own = found.filter(({ place }) => place.startsWith(below));
  for (const { place, phrase, line } of own) console.log(`${place} "${phrase}" ${line.trim().slice(0, 160)}`);
  console.log(`${own.length} of ${found.length}`);
  process.exit(0);
}
const { most } = JSON.parse(readFileSync(LIMIT, 'utf8'));
if (process.argv.includes('--write') && found.length < most) writeFileSync(LIMIT, `{ "most": ${found.length} }\n`);
const isMore = found.length > most;
if (isMore) console.error(`${found.length} phrases of docs/style.md, ${most} are allowed; npm run check -- wording --list PATH names them`);
else console.log(`note: ${found.length} phrases, ${most} are allowed`);
process.exit(isMore ? 1 : 0);
