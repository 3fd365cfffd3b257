// Splits the shell's messages into two dictionaries: those needed to hydrate a first page, and the rest.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstScripts } from './sizes.mjs';
import { idsOfLists } from './no-default-message.mjs';
import { HOME } from './home-imports.mjs';
import { DIST, readJson } from './workspace.mjs';

/** The dictionary that is split; the second part has the suffix `-later`. */
const SPLIT = 'host';
/** Folder of the parts; the complete dictionary stays with the others. */
export const FIRST_WORDS = 'first-words';

/** Code that home runs until it is usable, in both builds, and the message ids of its short lists. Other ids are literals at their uses. */
function codeOfHome(registry) {
  const code = ['desktop', 'mobile']
    .flatMap((build) => Object.values(firstScripts(registry, build, HOME.remote, HOME.page)).flat())
    .map((url) => readFileSync(join(DIST, url), 'utf8'))
    .join('\n');
  return [code, ...idsOfLists(code)].join('\n');
}

/**
 * Splits a dictionary by the ids that occur in the code.
 *
 * @param dictionary - as written by the build, with its number of messages.
 * @returns two dictionaries that together contain every message once.
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

/** Inputs of the split, and a function that writes it: URLs by language and dictionary, and the written files. */
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

/** URLs of all dictionaries, with the parts instead of the complete one. */
export const withFirstWords = (messages, parts) =>
  Object.fromEntries(Object.entries(messages).map(([lang, urls]) => [lang, { ...urls, ...parts[lang] }]));
