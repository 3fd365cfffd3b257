// What is generated from the entries of game models, libs/casino/game-math/src/catalogue/<id>.ts: their index, the facts that pages load
// without the rules of a game, and the names.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesOf } from '../../../../check/src/files.mjs';
import { camel, ROOT } from '../workspace.mjs';
import { GENERATED } from './sport-lists.mjs';

const MATHS = 'libs/casino/game-math/src';
const ENTRIES = `${MATHS}/catalogue`;
const NAMES = 'libs/casino/game-launch/src/model-names.ts';
const HEAD = `// ${GENERATED} from the entries of game models, ${ENTRIES}.\n`;
/** Files of the folder that are no entries. */
const OTHERS = new Set(['index.ts', 'model-entry.ts']);

const load = (root, file) => import(pathToFileURL(join(root, file)).href);

/** Every entry, by place. @throws if one is not in the file of its name, or a place is used twice. */
export async function modelEntries(root = ROOT) {
  const files = readdirSync(join(root, ENTRIES)).filter((file) => file.endsWith('.ts') && !OTHERS.has(file) && !file.includes('.test.'));
  const entries = await Promise.all(
    files.map(async (file) => ({ ...(await load(root, `${ENTRIES}/${file}`)), file: basename(file, '.ts') })),
  );
  const misnamed = entries.find(({ file, model }) => model?.id !== file);
  if (misnamed !== undefined) throw new Error(`${ENTRIES}/${misnamed.file}.ts exports no model '${misnamed.file}'`);
  const places = entries.map(({ model }) => model.place);
  const twice = entries.find(({ model }, at) => places.indexOf(model.place) !== at);
  if (twice !== undefined) throw new Error(`${twice.file}: the place ${twice.model.place} is used twice`);
  return entries.sort((a, b) => a.model.place - b.model.place);
}

const record = (entries, part) => `{ ${entries.map(({ model }) => `'${model.id}': ${camel(model.id)}${part}`).join(', ')} }`;

function indexOf(entries) {
  const sorted = [...entries].sort((a, b) => (a.model.id < b.model.id ? -1 : 1));
  return `${HEAD}
${sorted
  .map(({ model: { id } }) => {
    const name = camel(id);
    return `import { figures as ${name}Figures, model as ${name}Model, pays as ${name}Pays, rules as ${name}Rules } from './${id}.ts';`;
  })
  .join('\n')}
import type { FiguresEntry, ModelEntry, PaysEntry, RulesEntry } from './model-entry.ts';

/** Rules of every game by model id. @spec CS-05 */
export const RULES = ${record(entries, 'Rules')} as const satisfies Readonly<Record<string, RulesEntry>>;
export type ModelId = keyof typeof RULES;

/** Facts of every game, for the backend and for generators; pages have the outlines. */
export const CATALOGUE: Readonly<Record<ModelId, ModelEntry>> = ${record(entries, 'Model')};

/** Pay tables; nothing but a pay table loads them. */
export const PAYS: Readonly<Record<ModelId, PaysEntry>> = ${record(entries, 'Pays')};

/** How figures are computed, for tools and tests. */
export const FIGURES: Readonly<Record<ModelId, FiguresEntry>> = ${record(entries, 'Figures')};
`;
}

/** A list of words as one string, which is shorter. */
const listOf = (values) =>
  values.length > 2 && values.every((value) => typeof value === 'string') ? `'${values.join(' ')}'.split(' ')` : code(values);
const optionOf = ({ values, ...option }) =>
  `{ ${Object.entries(option)
    .map(([name, value]) => `${name}: ${code(value)}`)
    .join(', ')}${values ? `, values: ${listOf(values)}` : ''} }`;

/** A value as code. */
const code = (value) =>
  JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?=\w|\{|')/g, ', ');
const factsOf = ({ rows: [{ choice: _choice, bestRtp: _best, ...facts }], most }) => code({ ...facts, most });
function outlineOf({ model: { id, group, grid, traits, drawEveryMs }, rules: rulesOf, pays }) {
  const rules = rulesOf();
  const { measured = { rows: [] } } = pays;
  const parts = [
    `family: '${rules.family}'`,
    `group: '${group}'`,
    ...(rules.start === undefined ? [] : [`start: '${rules.start}'`]),
    `idle: '${rules.idle}'`,
    `options: [${rules.options.map(optionOf).join(', ')}]`,
    ...(grid === undefined ? [] : [`grid: ${code(grid)}`]),
    ...(traits === undefined || traits.length === 0 ? [] : [`traits: ${code(traits)}`]),
    ...(drawEveryMs === undefined ? [] : ['isShared: true']),
    ...(rules.climb === undefined ? [] : ['climbs: true']),
    ...(measured.rows.length === 0 ? [] : [`facts: ${factsOf(measured)}`]),
  ];
  return `'${id}': { ${parts.join(', ')} }`;
}

const outlinesOf = (entries) => `${HEAD}import type { ModelId } from './catalogue/index.ts';
import type { ModelEntry } from './catalogue/model-entry.ts';
import type { Facts } from './core/facts-shape.ts';
import type { Rules } from './core/model.ts';

type Outline = Pick<Rules, 'family' | 'options' | 'start' | 'idle'> &
  Pick<ModelEntry, 'group' | 'grid' | 'traits'> & { isShared?: true; climbs?: true; facts?: Facts };

/** What a page shows of each game, without its rules. */
// prettier-ignore
export const OUTLINES: Readonly<Record<ModelId, Outline>> = {
${entries.map((entry) => `  ${outlineOf(entry)},`).join('\n')}
};
`;

const namesOf = (entries) => `${HEAD}import type { ModelId } from '@touchline/casino-game-math';
import { defineMessages } from 'react-intl';

/** Names of game models by id. */
export const MODEL_NAMES = defineMessages({
${entries.map(({ model: { id, name } }) => `'${id}': { id: 'gameLaunch.model.${camel(id)}', defaultMessage: '${name}' },`).join('\n')}
}) satisfies Record<ModelId, unknown>;
`;

/** Text by path of every file that is generated from entries of game models. */
export const modelFiles = (entries) => ({
  [`${ENTRIES}/index.ts`]: indexOf(entries),
  [`${MATHS}/outlines.ts`]: outlinesOf(entries),
  [NAMES]: namesOf(entries),
});

/** Files that are about some games: games of the reference catalogue, and pages that choose games. */
export const ABOUT_SOME = [/^libs\/server\/casino\/src\/studios\.ts$/, /^libs\/casino\/pages\/src\/kinds\//];
const MOST_NAMED = 2;

/** Code that lists models by hand, about some or all: it names more than two whose id is no other word of the casino. */
export function handmadeModelLists(entries, root = ROOT) {
  const ids = entries.map(({ model }) => model.id).filter((id) => id.includes('-') && id !== 'sic-bo' && id !== 'high-low');
  const generated = Object.keys(modelFiles(entries));
  return filesOf(['apps/{edge,game-frame,host,sandbox}/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'], { cwd: root })
    .filter((file) => !/\.(test|stories|bench)\.|\.test\.helper\.|\/(dist|testing|tests|migrations)\//.test(file))
    .filter((file) => !file.startsWith(`${ENTRIES}/`) && !generated.includes(file))
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return ids.filter((id) => text.includes(`'${id}'`)).length > MOST_NAMED;
    });
}
