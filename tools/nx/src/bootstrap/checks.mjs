// The checks of `npm run check`: each has a name, a key to run it alone, a script, and the files that it depends on: by default all files of
// the workspace, or all except those that only one section uses.
const SOURCE = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning'];
/**
 * Runs every time: what it writes, such as `dist` of each lib, is read by other targets, and its own stamps know what is stale; or what it reads
 * is in no file.
 */
export const NEVER_KEPT = 'never kept';
const parts = [
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn', '--cache', '--cache-strategy', 'content']],
  ['references', ['tools/build/src/references.mjs', '--check']],
  ['types', ['node_modules/typescript-native/bin/tsc', '-b'], NEVER_KEPT],
  ['published', ['tools/check/src/published.mjs'], NEVER_KEPT],
  // The boundary rule is silent without a project graph, so the graph is made first and the boundary test proves that the rule bites.
  ['graph', ['node_modules/nx/dist/bin/nx.js', 'show', 'projects']],
  ['lint', ['tools/check/src/lint.mjs']],
  ['boundaries', ['tools/check/src/boundaries/boundaries-test.mjs']],
  ['fonts', ['tools/nx/src/generators/fonts.mjs', '--check'], ['libs/ui/kit/**/*', 'tools/**/*', 'package.json']],
  ['readers', [...SOURCE, 'tools/nx/src/generators/readers.mjs', '--check'], ['libs/**/*', 'tools/nx/**/*', '.prettierrc*']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  ['size budgets', ['tools/check/src/budgets/budgets.mjs']],
  ['test files', ['tools/check/src/test-files.mjs']],
  ['copy terms', ['tools/check/src/copy-terms.mjs']],
  ['wording', ['tools/check/src/wording.mjs']],
  ['commits', ['tools/check/src/commit-subjects.mjs'], NEVER_KEPT],
  ['untyped state', ['tools/check/src/untyped-state.mjs']],
  ['documents', ['tools/check/src/documents.mjs']],
  ['packages', ['tools/check/src/packages/dependencies.mjs'], ['**/package.json', 'package-lock.json', 'docs/spec/**/*', 'tools/**/*']],
  [
    'readmes',
    ['tools/check/src/packages/readmes.mjs', '--check'],
    ['libs/**/*', '!**/*.test.*', '!**/*.stories.*', 'tools/check/src/packages/**/*', 'tools/build/src/vite-options.mjs', 'package.json'],
  ],
  ['entries', ['tools/nx/src/generators/entries/entries.mjs', '--check']],
  [
    'brands',
    [...SOURCE, 'tools/check/src/brands.mjs'],
    ['brands/**/*', 'libs/shared/brand/**/*', 'libs/ui/kit/src/**/*', 'tools/check/**/*'],
  ],
  ['environment', ['tools/check/src/environment.mjs']],
  ['metrics', ['tools/check/src/metrics.mjs']],
  ['deploy', ['tools/check/src/deploy.mjs']],
  ['asvs', ['tools/check/src/asvs.mjs']],
  ['reference', ['tools/check/src/api-docs/api-docs.mjs', '--check']],
  ['story docs', ['tools/stories/src/story-docs.mjs'], ['.storybook/**/*', 'libs/**/*', 'docs/spec/*', 'tools/**/*']],
  ['openapi', [...SOURCE, 'tools/check/src/openapi.mjs']],
  ['requirements', ['tools/check/src/spec-map/spec-map.mjs', '--quiet']],
];

export const CHECKS = parts.map(([name, args, inputs = ['**/*', '!tools/stories/pictures/**/*']]) => ({
  name,
  key: name.replaceAll(' ', '-'),
  target: `check--${name.replaceAll(' ', '-')}`,
  args,
  inputs,
}));
