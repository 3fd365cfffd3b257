// Converts the table of layers.mjs to lint rules. The packages forbidden for a lib follow from its tags, so that a new lib is covered at
// once.
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JOINING, OPEN_FEATURES, SCOPES, TYPES } from './layers.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const TESTS = ['**/*.test.{ts,tsx}', '**/*.test.helper.{ts,tsx}', '**/*.stories.tsx', '**/testing/**', '**/bench/**'];

/** All libs with their tags. `path`: `<scope>/<lib>`. */
export const LIBS = globSync('libs/*/*/package.json', { cwd: ROOT }).map((file) => {
  const { name, nx } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  const tag = (kind) => nx.tags.find((text) => text.startsWith(`${kind}:`))?.slice(kind.length + 1);
  return { name, path: file.slice('libs/'.length, -'/package.json'.length), type: tag('type'), scope: tag('scope') };
});

const tagged = (prefix) => (name) => `${prefix}:${name}`;
export const depConstraints = [
  ...Object.entries(SCOPES).map(([scope, { may }]) => ({
    sourceTag: tagged('scope')(scope),
    onlyDependOnLibsWithTags: may.map(tagged('scope')),
  })),
  // The reference backend may use pure libs of any scope and itself, but nothing of a browser.
  {
    sourceTag: 'scope:server',
    onlyDependOnLibsWithTags: ['scope:server', 'type:util'],
    bannedExternalImports: TYPES['server-module'].packages,
  },
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:app', notDependOnLibsWithTags: ['scope:server'] },
  { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['*'], notDependOnLibsWithTags: ['scope:server'] },
  ...Object.entries(TYPES).map(([type, { may }]) => ({
    sourceTag: tagged('type')(type),
    onlyDependOnLibsWithTags: may.map(tagged('type')),
  })),
  ...Object.entries(TYPES).flatMap(([type, { scopes = [] }]) =>
    scopes.length === 0 ? [] : [{ sourceTag: tagged('type')(type), onlyDependOnLibsWithTags: scopes.map(tagged('scope')) }],
  ),
];
/** Tests may use the fakes of type:testing; product code may not. */
export const testConstraints = depConstraints.map((constraint) =>
  constraint.onlyDependOnLibsWithTags?.some((tag) => tag.startsWith('type:'))
    ? { ...constraint, onlyDependOnLibsWithTags: [...new Set([...constraint.onlyDependOnLibsWithTags, 'type:testing'])] }
    : constraint,
);

const escaped = (name) => name.replaceAll('.', '\\.').replaceAll('/', '\\/').replaceAll('*', '[^/]*');
const named = (names, message) => (names.length === 0 ? [] : [{ regex: `^(${names.map(escaped).join('|')})(\\/|$)`, message }]);

/** Features of other scopes that `lib` may not use. */
const foreignFeatures = (lib) =>
  LIBS.filter(({ type, scope, path }) => type === 'feature' && scope !== lib.scope && !OPEN_FEATURES.includes(path)).map(
    ({ name }) => name,
  );

/** For libs of the server, packages are banned by the graph rule, because the rule about money already restricts their imports. */
const bansOf = (lib) => [
  ...named(
    lib.type.startsWith('server-') ? [] : TYPES[lib.type].packages,
    `A lib of type ${lib.type} never imports: ${TYPES[lib.type].never} (docs/architecture.md).`,
  ),
  ...(lib.type === 'feature' && !JOINING.includes(lib.scope)
    ? named(foreignFeatures(lib), 'A feature uses features of its own scope; what both need belongs to a ui or data-access lib.')
    : []),
];

const TIME = 'A rule takes the time as an argument (docs/style.md).';
const CHANCE = 'A rule takes chance as an argument (docs/style.md).';
const PURE_BANS = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: TIME },
  { selector: "MemberExpression[object.name='performance'][property.name='now']", message: TIME },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: TIME },
  { selector: "CallExpression[callee.name='Date']", message: TIME },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: CHANCE },
  { selector: "CallExpression[callee.object.name='crypto'][callee.property.name=/^(randomUUID|getRandomValues)$/]", message: CHANCE },
];

const restricted = (patterns, globals, isPure) => ({
  ...(patterns.length > 0 && { 'no-restricted-imports': ['error', { patterns }] }),
  ...(globals.length > 0 && { 'no-restricted-globals': ['error', ...globals] }),
  ...(isPure && { 'no-restricted-syntax': ['error', ...PURE_BANS] }),
});

const UPWARDS = 'A rule imports nothing above its rules folder; what it needs moves in, or comes as an argument.';
/** `rules` folders of a lib are pure, like a util lib. `depth`: folders below `rules`. */
const rulesFolder = (lib, depth) => ({
  files: [`libs/${lib.path}/src/**/rules/${'*/'.repeat(depth)}*.{ts,tsx}`],
  ignores: TESTS,
  rules: restricted(
    [...bansOf({ ...lib, type: 'util' }), ...bansOf(lib), { regex: `^${'\\.\\.\\/'.repeat(depth + 1)}`, message: UPWARDS }],
    TYPES.util.globals,
    true,
  ),
});

/** Files of the libs with components that read the store. */
export const featureFiles = LIBS.filter(({ type }) => type === 'feature').map(({ path }) => `libs/${path}/src/**/*.{ts,tsx}`);

/** One lint block per lib, and one for its `rules` folders. */
export const libBlocks = LIBS.flatMap((lib) => {
  const { globals, isPure } = TYPES[lib.type];
  const rules = restricted(bansOf(lib), globals, isPure);
  return [
    ...(Object.keys(rules).length > 0 ? [{ files: [`libs/${lib.path}/src/**/*.{ts,tsx}`], ignores: TESTS, rules }] : []),
    rulesFolder(lib, 0),
    rulesFolder(lib, 1),
    rulesFolder(lib, 2),
  ];
});
