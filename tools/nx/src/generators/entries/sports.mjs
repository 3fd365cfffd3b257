// What is generated from the entries of sports, libs/server/engine/src/catalogue/sports/<key>.ts: their index, and the lists that browsers load.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf } from '../../../../check/src/files.mjs';
import { camel, ROOT } from '../workspace.mjs';
import { GENERATED, listsOf } from './sport-lists.mjs';

const ENTRIES = 'libs/server/engine/src/catalogue/sports';
const ICONS = 'libs/ui/kit/src/sport-icon';

const modulesIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder))
        .filter((file) => file.endsWith('.ts') && file !== 'index.ts' && !file.endsWith('.test.ts'))
        .map((file) => basename(file, '.ts'))
        .sort()
    : [];
const load = async (root, folder, name, key) => {
  const found = (await import(pathToFileURL(join(root, folder, `${name}.ts`)).href))[key];
  if (found === undefined) throw new Error(`${folder}/${name}.ts exports no ${key}`);
  return found;
};

/** Every entry, by the id of its sport. @throws if one is not in the file of its name, or an id is used twice. */
export async function sportEntries(root = ROOT) {
  const entries = await Promise.all(modulesIn(root, ENTRIES).map((name) => load(root, ENTRIES, name, camel(name))));
  for (const [at, { key }] of entries.entries()) {
    const file = modulesIn(root, ENTRIES)[at];
    if (key !== file) throw new Error(`${ENTRIES}/${file}.ts is the entry of '${key}'; the file has the name of the sport`);
  }
  const champs = entries.flatMap(({ championships }) => championships);
  for (const rows of [entries, champs]) {
    const twice = rows.find(({ id }, at) => rows.findIndex((row) => row.id === id) !== at);
    if (twice !== undefined) throw new Error(`the id ${twice.id} is used twice; ids are part of URLs and of game ids`);
  }
  return entries.sort((a, b) => a.id - b.id);
}

function indexOf(entries) {
  const keys = entries.map(({ key }) => key);
  return `${[
    `// ${GENERATED}.`,
    "import type { SportEntry } from '../sport-entry.ts';",
    ...[...keys].sort().map((key) => `import { ${camel(key)} } from './${key}.ts';`),
    '',
    '/** Every sport, by id. */',
    `export const SPORT_ENTRIES: readonly SportEntry[] = [${keys.map(camel).join(', ')}];`,
  ].join('\n')}\n`;
}

/** Text by path of every file that is generated from entries of sports. */
export function sportFiles(entries, root = ROOT) {
  const icons = globSync('*.svg', { cwd: join(root, ICONS) }).map((file) => basename(file, '.svg'));
  return {
    [`${ENTRIES}/index.ts`]: indexOf(entries),
    ...listsOf(entries, { icons, read: (file) => readFileSync(join(root, file), 'utf8') }),
  };
}

/** Words of the UI libs that are also keys of sports, families or models, and files with a few sports of one kind. */
export const KNOWN_LISTS = [
  'libs/betting/ui/src/ground/ground-lines.ts',
  'libs/server/engine/src/cyber/cyber-match.ts',
  'libs/server/engine/src/cyber/names.ts',
  'libs/server/engine/src/testing/judge/judge-short.process.ts',
  'libs/ui/kit/src/sport-icon/SportIcon.tsx',
  'tools/nx/src/generators/entries/drawings.mjs',
];
const MOST_NAMED = 2;

/** Code that lists sports by hand, known or not: it names more than two whose key is nothing else. */
export function handmadeLists(entries, root = ROOT) {
  const families = new Set(entries.map(({ family }) => family));
  const words = entries.map(({ key }) => key).filter((key) => !families.has(key) && key !== 'strategy' && key !== 'marble');
  const generated = Object.keys(sportFiles(entries, root));
  return filesOf(
    ['apps/*/src/**/*.{ts,tsx,css}', 'apps/remotes/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx,css}', 'tools/*/src/**/*.mjs'],
    { cwd: root },
  )
    .filter((file) => !/\.(test|stories|e2e|trials|bench)\.|\/dist\//.test(file))
    .filter((file) => !file.startsWith(`${ENTRIES}/`) && !generated.includes(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return words.filter((key) => new RegExp(`['"]${key}['"]|(^|[\\s{,])${key}: `, 'm').test(text)).length > MOST_NAMED;
    });
}
