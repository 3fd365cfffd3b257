// The words of the shell in two dictionaries: those that a first page needs to be taken over, and those of all that opens later.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScripts } from './sizes.mjs';
import { HOME } from './who-asks.mjs';
import { DIST, readJson } from './workspace.mjs';

/** The dictionary that is split; the rest has this name with `-later`. */
const SPLIT = 'host';
/** Where the parts lie; the whole dictionary stays beside the others. */
export const FIRST_WORDS = 'first-words';

/** Code that home runs before it can be used, in both builds. An id is written out where it is used, so the code names what it needs. */
const codeOfHome = (registry) =>
  ['desktop', 'mobile']
    .flatMap((build) => Object.values(firstScripts(registry, build, HOME.remote, HOME.page)).flat())
    .map((url) => readFileSync(join(DIST, url), 'utf8'))
    .join('\n');

/**
 * Divides a dictionary by what code names.
 *
 * @param dictionary - as the build writes it, with a count of its messages.
 * @returns two dictionaries, which together have every message once.
 */
export function splitDictionary(dictionary, code) {
  const { formats, messages, ...rest } = dictionary;
  const part = (name, entries, more = {}) => ({ ...rest, name, count: entries.length, ...more, messages: Object.fromEntries(entries) });
  const isNamed = ([id]) => code.includes(id);
  const entries = Object.entries(messages);
  return [
    part(dictionary.name, entries.filter(isNamed), formats && { formats }),
    part(
      `${dictionary.name}-later`,
      entries.filter((entry) => !isNamed(entry)),
    ),
  ];
}

function write(lang, dictionary) {
  const text = JSON.stringify(dictionary);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, 'x');
  const folder = `/assets/${FIRST_WORDS}/${lang}`;
  mkdirSync(join(DIST, folder), { recursive: true });
  writeFileSync(join(DIST, folder, `${dictionary.name}-${hash}.json`), text);
  return `${folder}/${dictionary.name}-${hash}.json`;
}

/** What the split depends on, and how it is made: urls by language and dictionary, and the written files. */
export function firstWords(registry) {
  const code = codeOfHome(registry);
  const wholes = Object.entries(registry.messages).map(([lang, urls]) => [lang, urls[SPLIT]]);
  const inputs = createHash('sha256').update(JSON.stringify(wholes)).update(code).digest('hex');
  const make = () => {
    const urls = Object.fromEntries(
      wholes.map(([lang, whole]) => [
        lang,
        Object.fromEntries(splitDictionary(readJson(join(DIST, whole)), code).map((part) => [part.name, write(lang, part)])),
      ]),
    );
    return { urls, files: Object.values(urls).flatMap((byName) => Object.values(byName)) };
  };
  return { inputs, make };
}

/** Urls of all dictionaries, where the parts take the place of the whole. */
export const withFirstWords = (messages, parts) =>
  Object.fromEntries(Object.entries(messages).map(([lang, urls]) => [lang, { ...urls, ...parts[lang] }]));
