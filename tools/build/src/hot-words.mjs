// Hot reload of messages. Pages use compiled dictionaries, so a changed text in the code would otherwise have no effect.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildMessages, extract } from './messages.mjs';
import { ROOT } from './workspace.mjs';

/** A source file that may contain texts, or a translation. */
const WORDS = /^(libs\/[^/]+\/[^/]+)\/(?:src\/.*\.tsx?|messages\/[a-z]+\.json)$/;
const DEFAULT_TEXT = /(defaultMessage\s*[:=]\s*\{?\s*)(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`)/g;

/** The code without its default texts. */
export const withoutWords = (code) => code.replaceAll(DEFAULT_TEXT, '$1');

/** Dictionaries of `after` whose URL differs from `before`, as `{ lang, name, url }`. */
export const changedDictionaries = (before, after) =>
  Object.entries(after).flatMap(([lang, urls]) =>
    Object.entries(urls).flatMap(([name, url]) => (before[lang]?.[name] === url ? [] : [{ lang, name, url }])),
  );

/**
 * Compiles the messages once, and again after each change. A change of texts alone replaces no module.
 *
 * @returns the result of the first compilation, and the plugin; `onWords` receives the URLs after each later one.
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

  /** Whether code other than texts changed, and whether texts did. */
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
  /** Vite notifies each environment separately; the first one compares. */
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
      const compared = comparing.get(key) ?? compare(file, read);
      comparing.set(key, compared);
      const { isCode, isWords } = await compared;
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
