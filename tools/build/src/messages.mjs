// Messages: English from the code, translations from messages/*.json of each lib, compiled to syntax trees per language and dictionary.
// Missing, invalid or unknown translations are listed and fail the build. A lib without a file for one of the further languages is shown in
// English, and is counted. Server libs read their messages at run time; English is messages/en.json there, and the same problems are found. `--lenient` (used by `npm run dev`) only reports problems and falls back to English.
import { parse } from '@formatjs/icu-messageformat-parser';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageEntries } from './languages.mjs';
import { PSEUDO, pseudoTree } from './pseudo.mjs';
import { DIST, packages, readJson, ROOT } from './workspace.mjs';

const ENTRIES = languageEntries();
const codes = (entries) => entries.map(({ code }) => code);
/** Languages that every lib must have. */
export const COMPLETE = codes(ENTRIES.filter(({ isComplete }) => isComplete === true));
/** Languages that a lib may lack: without a file, it is shown in English. A file must be complete. */
export const FURTHER = codes(ENTRIES.filter(({ isComplete }) => isComplete !== true));
export const LANGUAGES = [...COMPLETE, ...FURTHER];
/** Languages that production sites do not offer. */
export const TEST_LANGUAGES = [PSEUDO];
/** Number and date formats that browsers lack are stored with the lib that uses them; every page loads this dictionary. */
const FORMATS = 'libs/shared/i18n/formats';
const HOLDS_FORMATS = 'host';
const FORMATJS = join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs');
/** Node types of a compiled message, by the parser's numbers. */
const NODE = { literal: 0, argument: 1, select: 5, plural: 6, pound: 7, tag: 8 };

export const isLib = ({ folder }) => /(^|\/)libs\//.test(folder);
const shortName = ({ folder }) => folder.replace(/^.*?libs\//, '');

/** Whether a lib is read by the backend: its English messages are in a file, not in its code. */
export const isOfServer = ({ folder }) => existsSync(join(ROOT, folder, 'messages/en.json'));

/** English messages of a lib by id, from its file or its code, and the problems found. */
export const englishOf = (folder) =>
  isOfServer({ folder }) ? { english: readJson(join(ROOT, folder, 'messages/en.json')), problems: [] } : extract(folder);

/** English messages of a lib by id, read from its code, and the problems found. */
export function extract(folder) {
  const files = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: ROOT }).filter((file) => !/\.(test|stories|d)\.tsx?$/.test(file));
  const withMessages = files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('defaultMessage'));
  if (withMessages.length === 0) return { english: {}, problems: [] };
  const run = (files) => {
    const options = { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 };
    const found = JSON.parse(execFileSync(process.execPath, [FORMATJS, 'extract', '--throws', ...files], options));
    return Object.fromEntries(Object.entries(found).map(([id, { defaultMessage }]) => [id, defaultMessage]));
  };
  try {
    return { english: run(withMessages), problems: [] };
  } catch (error) {
    // formatjs stops at the first file that it cannot parse, and at an id with two texts; its message has the details.
    const reason =
      String(error.stderr ?? error.message)
        .split('\n')
        .find((line) => line.includes('Error')) ?? 'unknown reason';
    return {
      english: Object.assign({}, ...withMessages.map((file) => runOrNothing(() => run([file])))),
      problems: [`${folder}: ${reason}`],
    };
  }
}

function runOrNothing(run) {
  try {
    return run();
  } catch {
    return {};
  }
}

/** Arguments and tags of a compiled message; a translation must not use values that the code does not pass. */
export function argumentsOf(nodes, found = new Set()) {
  for (const node of nodes) {
    if (node.type !== NODE.literal && node.type !== NODE.pound) found.add(node.value);
    if (node.type === NODE.tag) argumentsOf(node.children, found);
    if (node.type === NODE.select || node.type === NODE.plural)
      for (const option of Object.values(node.options)) argumentsOf(option.value, found);
  }
  return found;
}

/**
 * Compiles one language of one lib.
 *
 * @param texts - translations by id; for English, the English ones; undefined if the lib has no file for the language.
 * @returns syntax trees by id and one line per problem; unusable translations are replaced with English.
 */
export function compile(lib, lang, english, texts) {
  const problems = [];
  const trees = {};
  const isComing = texts === undefined && FURTHER.includes(lang);
  const given = texts ?? {};
  for (const [id, source] of Object.entries(english)) {
    let original;
    try {
      original = parse(source);
    } catch (error) {
      problems.push(`${lib}: '${id}' in English does not parse: ${error.message}`);
      continue;
    }
    trees[id] = original;
    if (lang === 'en') continue;
    if (isComing) continue;
    if (given[id] === undefined || given[id] === '') {
      problems.push(`${lib}: '${id}' has no ${lang} text`);
      continue;
    }
    try {
      const tree = parse(given[id]);
      const known = argumentsOf(original);
      const strange = [...argumentsOf(tree)].filter((name) => !known.has(name));
      if (strange.length > 0) problems.push(`${lib}: '${id}' in ${lang} uses ${strange.join(', ')}, which the English does not have`);
      else trees[id] = tree;
    } catch (error) {
      problems.push(`${lib}: '${id}' in ${lang} does not parse: ${error.message}`);
    }
  }
  for (const id of Object.keys(given)) if (english[id] === undefined) problems.push(`${lib}: '${id}' in ${lang} is used nowhere`);
  return { trees, problems };
}

const hashed = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 8).replaceAll(/[-_]/g, 'x');
/** Drops source locations, which only editors need. */
export const withoutLocations = (_key, value) =>
  value && typeof value === 'object' && 'location' in value ? { ...value, location: undefined } : value;

/** Names of dictionaries and the libs whose messages each contains, from the apps' manifests. */
export function dictionaries() {
  return Object.fromEntries(
    [...packages.values()]
      .filter(({ manifest }) => manifest.touchline?.messages)
      .map(({ folder, manifest }) => [basename(folder), manifest.touchline.messages]),
  );
}

/**
 * Texts of a lib in a language other than English: `messages/<code>.json`, and `messages/<addition>/<code>.json` of what brought its texts in
 * separate files, so that no other file changes. Undefined if the lib has no texts in this language.
 */
export function textsOf(folder, lang) {
  if (!existsSync(join(folder, `messages/${lang}.json`))) return undefined;
  const files = globSync([`messages/${lang}.json`, `messages/*/${lang}.json`], { cwd: folder }).sort();
  return Object.assign({}, ...files.map((file) => readJson(join(folder, file))));
}

/** Hash of all translation files, which are outside `src`. */
export function translationsHash() {
  const hash = createHash('sha256');
  for (const file of globSync(['libs/*/*/messages/**/*.json', `${FORMATS}/*.json`], { cwd: ROOT }).sort())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

/** @returns one line per text with more than placeholders: `readMessages` of the backend fills in `{name}` and nothing else. */
export const notPlain = (lib, lang, texts) =>
  Object.entries(texts).flatMap(([id, text]) =>
    /'[{}]/.test(text) || /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) || /<\/?\w/.test(text)
      ? [`${lib}: '${id}' in ${lang} has more than placeholders`]
      : [],
  );

/** Problems of the messages of the backend. */
function serverProblems() {
  return [...packages.values()]
    .filter((entry) => isLib(entry) && isOfServer(entry))
    .flatMap((entry) => {
      const { lib, problems } = compileLib(entry, englishOf);
      const files = LANGUAGES.map((lang) => [lang, join(ROOT, entry.folder, 'messages', `${lang}.json`)]);
      return [...problems, ...files.flatMap(([lang, file]) => (existsSync(file) ? notPlain(lib, lang, readJson(file)) : []))];
    });
}

/** Compiles a lib's messages in every language; returns them with the English texts and the problems found. */
function compileLib(entry, read) {
  const lib = shortName(entry);
  const { english, problems } = read(entry.folder);
  const found = [...problems];
  const coverage = {};
  const byLang = {};
  for (const lang of LANGUAGES) {
    const texts = lang === 'en' ? undefined : textsOf(join(ROOT, entry.folder), lang);
    const compiled = compile(lib, lang, english, texts);
    byLang[lang] = compiled.trees;
    found.push(...compiled.problems);
    if (FURTHER.includes(lang)) coverage[lang] = texts === undefined ? 0 : Object.keys(english).filter((id) => texts[id]).length;
  }
  byLang[PSEUDO] = Object.fromEntries(Object.entries(byLang.en).map(([id, tree]) => [id, pseudoTree(tree)]));
  return { lib, english, byLang, problems: found, coverage };
}

/** Writes one dictionary in one language. @returns its URL. */
function writeDictionary(lang, name, messages) {
  mkdirSync(join(DIST, 'assets/messages', lang), { recursive: true });
  const formats = join(ROOT, FORMATS, `${lang}.json`);
  const file = {
    lang,
    name,
    count: Object.keys(messages).length,
    ...(name === HOLDS_FORMATS && existsSync(formats) && { formats: readJson(formats) }),
    messages,
  };
  const text = JSON.stringify(file, withoutLocations);
  const url = `/assets/messages/${lang}/${name}-${hashed(text)}.json`;
  writeFileSync(join(DIST, url), text);
  return url;
}

/** Writes one dictionary in every language. @returns its URLs by language, and the problems of its texts. */
export function buildDictionary(name) {
  const members = new Set(dictionaries()[name] ?? []);
  const libs = [...packages.values()]
    .filter((entry) => isLib(entry) && members.has(shortName(entry)))
    .map((one) => compileLib(one, extract));
  const urls = Object.fromEntries(
    [...LANGUAGES, ...TEST_LANGUAGES].map((lang) => [
      lang,
      writeDictionary(lang, name, Object.assign({}, ...libs.map(({ byLang }) => byLang[lang]))),
    ]),
  );
  return { urls, problems: libs.flatMap(({ problems }) => problems) };
}

/**
 * Writes all dictionaries in all languages.
 *
 * @param read - returns the English messages of a lib; the development server caches unchanged ones.
 * @returns URLs by language and dictionary, problems, names of the written files, and the number of translated messages per language.
 */
export function buildMessages(read = extract) {
  const libs = new Map();
  const problems = [];
  const owners = new Map();
  const coverage = Object.fromEntries(FURTHER.map((lang) => [lang, { has: 0, of: 0 }]));
  problems.push(...serverProblems());
  for (const entry of [...packages.values()].filter((one) => isLib(one) && !isOfServer(one))) {
    const { lib, english, byLang, problems: found, coverage: has } = compileLib(entry, read);
    problems.push(...found);
    for (const [id, text] of Object.entries(english)) {
      const known = owners.get(id);
      // Two libs that are never bundled together may define the same id, but only with the same text.
      if (known !== undefined && known.text !== text) problems.push(`'${id}' has one text in ${known.lib} and another in ${lib}`);
      owners.set(id, { lib, text });
    }
    for (const lang of FURTHER) {
      coverage[lang].of += Object.keys(english).length;
      coverage[lang].has += has[lang];
    }
    libs.set(lib, byLang);
  }
  const named = new Set(Object.values(dictionaries()).flat());
  // Its texts would never be loaded.
  for (const lib of new Set([...owners.values()].map((owner) => owner.lib)))
    if (!named.has(lib)) problems.push(`no dictionary names the lib '${lib}': add it to \`messages\` of the apps that show it`);
  const urls = {};
  for (const lang of [...LANGUAGES, ...TEST_LANGUAGES]) {
    urls[lang] = {};
    for (const [name, members] of Object.entries(dictionaries())) {
      const all = {};
      for (const lib of members) {
        if (!libs.has(lib)) problems.push(`dictionary '${name}' names the lib '${lib}', which does not exist`);
        Object.assign(all, libs.get(lib)?.[lang]);
      }
      urls[lang][name] = writeDictionary(lang, name, all);
    }
  }
  return { urls, problems: [...new Set(problems)], files: Object.values(urls).flatMap((byName) => Object.values(byName)), coverage };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, files, coverage } = buildMessages();
  for (const [lang, { has, of }] of Object.entries(coverage))
    console.log(`messages: ${lang} ${has} of ${of} (${Math.floor((100 * has) / of)} %), the rest in English`);
  for (const problem of problems) console.error(`messages: ${problem}`);
  console.log(`messages: ${files.length} dictionaries, ${problems.length} problems`);
  if (problems.length > 0 && !process.argv.includes('--lenient')) process.exit(1);
}
