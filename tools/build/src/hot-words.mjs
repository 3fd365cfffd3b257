// Words that change while a page is open: pages take their words from dictionaries, which are compiled, so a change of the code alone shows nothing.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildMessages, extract } from './messages.mjs';
import { ROOT } from './workspace.mjs';

/** A text of the code or of a translation. */
const WORDS = /^(libs\/[^/]+\/[^/]+)\/(?:src\/.*\.tsx?|messages\/[a-z]+\.json)$/;
const DEFAULT_TEXT = /(defaultMessage\s*[:=]\s*\{?\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

/** Code as it is when its default texts are left out. */
export const withoutWords = (code) => code.replaceAll(DEFAULT_TEXT, '$1');

/** Dictionaries of `after` that `before` has by another url, as `{ lang, name, url }`. */
export const changedDictionaries = (before, after) =>
  Object.entries(after).flatMap(([lang, urls]) =>
    Object.entries(urls).flatMap(([name, url]) => (before[lang]?.[name] === url ? [] : [{ lang, name, url }])),
  );

/**
 * Compiles the words once, and again for each change; a change of nothing but words replaces no module.
 *
 * @returns what the first compilation gave, and the plugin; `onWords` gets the urls after each further one.
 */
export function hotWords(onWords) {
  const kept = new Map();
  const readLib = (folder) => {
    const known = kept.get(folder) ?? extract(folder);
    kept.set(folder, known);
    return known;
  };
  const first = buildMessages(readLib);
  let { urls } = first;
  const codes = new Map();
  for (const file of globSync('libs/*/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    if (code.includes('defaultMessage')) codes.set(file, { code, bare: withoutWords(code) });
  }

  /** Whether anything but words changed, and whether words did. */
  const compare = async (file, read) => {
    if (file.endsWith('.json')) return { isCode: false, isWords: true };
    const code = await read();
    const before = codes.get(file);
    const bare = withoutWords(code);
    codes.set(file, { code, bare });
    const isCode = before?.bare !== bare;
    return {
      isCode,
      isWords: before?.code !== code && (code.includes('defaultMessage') || before?.code.includes('defaultMessage') === true),
    };
  };
  /** Each environment is told of a change by itself; the first to ask compares. */
  const comparing = new Map();

  const plugin = {
    name: 'touchline:hot-words',
    async hotUpdate({ file: path, timestamp, read, server }) {
      const file = relative(ROOT, path).replaceAll('\\', '/');
      const folder = WORDS.exec(file)?.[1];
      if (folder === undefined) return undefined;
      const key = `${file}@${timestamp}`;
      const isFirst = !comparing.has(key);
      if (isFirst) comparing.clear();
      const asked = comparing.get(key) ?? compare(file, read);
      comparing.set(key, asked);
      const { isCode, isWords } = await asked;
      if (isFirst && isWords) {
        kept.delete(folder);
        const { urls: latest, problems } = buildMessages(readLib);
        for (const problem of problems.slice(0, 10)) console.warn(`messages: ${problem}`);
        const changed = changedDictionaries(urls, latest);
        urls = latest;
        onWords(urls);
        server.environments.client.hot.send('touchline:words', changed);
      }
      return isCode ? undefined : [];
    },
  };
  return { ...first, plugin };
}
