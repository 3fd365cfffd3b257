// Checks that texts of the product use the terms of docs/copy-terms.tsv: a text with a word of its last column fails, in every language.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';
import { englishOf, LANGUAGES } from '../../build/src/messages.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

/** @returns rows `{ thing, lang, write, never }` of the table; `never` is a pattern or undefined. */
export function readTerms(text) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [thing, lang, write, never] = line.split('\t');
      if (never === undefined || !LANGUAGES.includes(lang)) throw new Error(`docs/copy-terms.tsv: cannot read '${line}'`);
      return { thing, lang, write, never: never === '-' ? undefined : new RegExp(never, 'iu') };
    });
}

/** Strips ICU syntax, because argument names and keywords may be any word. */
export const plainText = (message) => message.replaceAll(/\{\s*\w+\s*(,[^{}]*)?(?=[{}])/g, '{').replaceAll(/\b[\w-]+\s*(?=\{)/g, '');

/** @returns one line per text with a forbidden word. */
export function refusedTexts(terms, lang, texts) {
  const rules = terms.filter((term) => term.lang === lang && term.never !== undefined);
  return Object.entries(texts).flatMap(([id, text]) =>
    rules
      .filter(({ never }) => never.test(plainText(text)))
      .map(
        ({ thing, write, never }) => `${id} (${lang}): "${never.exec(plainText(text))[0].trim()}" for ${thing}; write ${write}: ${text}`,
      ),
  );
}

function main() {
  const terms = readTerms(readFileSync(join(ROOT, 'docs/copy-terms.tsv'), 'utf8'));
  const folders = filesOf('libs/*/*');
  /** Number of texts by language. */
  const read = new Map();
  const readTexts = (lang, texts) => {
    read.set(lang, (read.get(lang) ?? 0) + Object.keys(texts).length);
    return refusedTexts(terms, lang, texts);
  };
  const found = folders.flatMap((folder) => {
    const { english } = englishOf(folder);
    const others = LANGUAGES.filter((lang) => lang !== 'en').flatMap((lang) =>
      filesOf(`${folder}/messages/{,*/}${lang}.json`, { mayBeNone: true }).flatMap((file) =>
        readTexts(lang, JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
      ),
    );
    return [...readTexts('en', english), ...others];
  });
  // Prove with a planted text that the check can fail.
  const planted = refusedTexts(terms, 'en', { planted: 'Set the stake by what comes back' });
  if (planted.length !== 1) throw new Error('The planted text was not refused');
  for (const lang of LANGUAGES.filter((one) => !((read.get(one) ?? 0) > 0))) found.push(`no text was found in '${lang}'`);
  for (const line of found) console.error(line);
  const texts = [...read.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${terms.length} terms, ${texts} texts, ${found.length} with a refused word`);
  process.exit(found.length === 0 ? 0 : 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
