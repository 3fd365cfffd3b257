// Collects ids from tables, tests, tags and decisions, and reports inconsistencies. Pure: the command reads the files.

const ID = /[A-Z][A-Z0-9]+-\d+/;
const IDS = new RegExp(`(?<![\\w-])${ID.source}(?![\\w-])`, 'g');
const TITLE = new RegExp(`['"\`]((?:\\[${ID.source}(?:[ ,]+${ID.source})*\\]\\s*)+)`, 'g');
const TAG = /@spec ([^*\n]+)/g;

/** Ids in the first column of a specification table. */
export const idsOf = (table) =>
  table
    .split('\n')
    .map((line) => new RegExp(`^${ID.source}(?=\\t)`).exec(line)?.[0])
    .filter((id) => id !== undefined);

export const isTest = (file) => /\.(test|e2e|trials|dev)\.tsx?$|-test\.mjs$/.test(file);

const idsIn = (texts) => texts.flatMap((text) => [...text.matchAll(IDS)].map(([id]) => id));
/** Ids at the start of test titles. */
const titleIds = (text) => idsIn([...text.matchAll(TITLE)].map(([, list]) => list));
const WHOLE_TITLE = new RegExp(`(['"\`])((?:\\[${ID.source}(?:[ ,]+${ID.source})*\\]\\s*)+(?:(?!\\1).)*)\\1`, 'g');
/** Titles of a test file that begin with an id. */
export const titlesOf = (text, id) =>
  [...text.matchAll(WHOLE_TITLE)].map(([, , title]) => title).filter((title) => titleIds(`'${title}`).includes(id));
/** Ids of `@spec` tags, which may be followed by text. */
const tagIds = (text) => idsIn([...text.matchAll(TAG)].map(([, list]) => list));
const familyOf = (id) => id.slice(0, id.lastIndexOf('-'));

/**
 * @param {{ requirements: string, promises: string, waiting: string, files: [string, string][], documents: [string, string][] }} given
 *   tables as text; `files` and `documents` as [path, text]. Documents contain similar strings (UTF-8), so only ids of known families count there.
 * @returns `homes`: per id its files (tags) and tests (titles); `problems`: sentences, empty when all is well.
 */
export const survey = ({ requirements, promises, waiting: waitingTable, files, documents }) => {
  const ids = [...idsOf(requirements), ...idsOf(promises)];
  const waiting = idsOf(waitingTable);
  const homes = new Map(ids.map((id) => [id, { files: new Set(), tests: new Set() }]));
  const families = new Set(ids.map(familyOf));
  const problems = [];
  const undefinedIn = (file, id) => problems.push(`${file}: cites ${id}, which docs/spec does not define`);

  for (const id of ids.filter((id, at) => ids.indexOf(id) !== at)) problems.push(`${id}: defined twice`);
  for (const [file, text] of files) {
    for (const id of tagIds(text)) {
      if (homes.has(id)) homes.get(id).files.add(file);
      else undefinedIn(file, id);
    }
    for (const id of isTest(file) ? titleIds(text) : []) {
      if (homes.has(id)) homes.get(id).tests.add(file);
      else undefinedIn(file, id);
    }
  }
  for (const [file, text] of documents)
    for (const id of new Set(idsIn([text]))) if (families.has(familyOf(id)) && !homes.has(id)) undefinedIn(file, id);

  for (const id of waiting) if (!homes.has(id)) undefinedIn('docs/spec/waiting.tsv', id);
  for (const [id, { tests }] of homes) {
    if (tests.size === 0 && !waiting.includes(id)) problems.push(`${id}: no test cites it and it is not in docs/spec/waiting.tsv`);
  }
  return { homes, waiting, problems };
};
