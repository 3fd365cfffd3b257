// Inputs of the test targets whose results Nx caches.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserFiles, targetOf } from '../bootstrap/browser-files.mjs';
import { CHECKS, NEVER_KEPT } from '../bootstrap/checks.mjs';

const RESULTS = '.cache/results';
const slug = (text) => text.replaceAll('/', '-');
const PACKAGES = ['apps/*/package.json', 'apps/remotes/*/package.json', 'libs/*/*/package.json'];
const within = (folder) => `{workspaceRoot}/${folder}/**/*`;
const described = (description, target) => ({ metadata: { description }, ...target });

/** Tests outside Jest load the packed libs, so all of them are built first. */
const LIBS_WRITTEN = { dependsOn: [{ projects: ['@touchline/tools-check'], target: 'check--types' }] };

/** The executors and what they import: they decide what counts as passed. */
const EXECUTORS = ['executors/*', 'bootstrap/{lib,measures,run-lock,test-history}.mjs', 'generators/workspace.mjs'].map(
  (path) => `{workspaceRoot}/tools/nx/src/${path}`,
);
/** Files outside a project and its dependencies that a unit test may read. */
const UNIT_TOOLS = [...['jest.preset.js', 'jest.config.cjs', '.jest/**/*'].map((path) => `{workspaceRoot}/${path}`), ...EXECUTORS];
/** Tests of a tool read other tools, and what the tools read: generated files, contracts, browser tests, documents. */
const TOOL_READS = ['tools/*/*.json', 'tools/*/src/**/*', 'libs/**/*', 'apps/**/*', 'docs/**/*'].map((path) => `{workspaceRoot}/${path}`);
/** Variables that select the tests to run. */
const UNIT_ENV = ['REQUIRE_POSTGRES', 'LONG', 'COUPONS', 'SEED', 'ENGINES', 'SPORTS'].map((name) => ({ env: `TOUCHLINE_${name}` }));
const BASE = '{workspaceRoot}/tsconfig.base.json';

/** Sources from which the product is built. */
const PRODUCT = [
  ...['apps', 'libs', 'brands', 'tools/build', 'tools/nx/src/bootstrap'].map(within),
  '!{workspaceRoot}/**/*.test.*',
  '!{workspaceRoot}/**/*.stories.*',
  '!{workspaceRoot}/**/{README,CHANGELOG}.md',
  '!{workspaceRoot}/apps/e2e/**/*',
];

/** Unit tests; `touchline.testReads` of package.json lists files of other projects that they read without a dependency. */
export function unitTarget(root, folder, { touchline = {} }) {
  if (!existsSync(join(root, folder, 'jest.config.cjs'))) return {};
  const ofTool = folder.startsWith('tools/') ? TOOL_READS : [];
  const reads = [...(touchline.testReads ?? []).map((path) => `{workspaceRoot}/${path}`), ...ofTool];
  const result = `${RESULTS}/unit/${slug(folder)}.json`;
  return {
    test: described('Unit tests of the project.', {
      executor: '@touchline/workspace:unit',
      options: { result },
      cache: true,
      inputs: ['default', '^production', BASE, ...UNIT_TOOLS, ...UNIT_ENV, ...reads],
      outputs: [`{workspaceRoot}/${result}`],
    }),
  };
}

/** Check of a public lib as it is packed. */
export function packedTarget(folder) {
  const result = `${RESULTS}/pack-check/${slug(folder)}.json`;
  return {
    'pack-check': described('Packs the lib, installs it alone in an empty project and runs the examples of its README there.', {
      executor: '@touchline/workspace:packed',
      ...LIBS_WRITTEN,
      options: { result },
      cache: true,
      inputs: [
        'production',
        '^production',
        '{projectRoot}/*.md',
        BASE,
        ...['LICENSE', 'package.json', 'tools/check/src/pack-check/**/*', 'tools/build/src/lib-css.mjs'].map(
          (path) => `{workspaceRoot}/${path}`,
        ),
        ...EXECUTORS,
      ],
      outputs: [`{workspaceRoot}/${result}`],
    }),
  };
}

/** Packages of the workspace by name, with their dependencies. */
function readPackages(root) {
  const packages = globSync(PACKAGES, { cwd: root }).map((file) => {
    const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return [name, { folder: dirname(file), uses: Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }) }];
  });
  return new Map(packages);
}

function addClosure(packages, name, found) {
  const own = packages.get(name);
  if (own === undefined || found.has(own.folder)) return found;
  found.add(own.folder);
  for (const used of own.uses) addClosure(packages, used, found);
  return found;
}

/** Folders that only sections use, each with the names of these sections: their changes affect nothing else of the product. */
export function sectionFolders(root) {
  const packages = readPackages(root);
  const users = new Map();
  for (const [name, { folder: app }] of packages) {
    if (!app.startsWith('apps/')) continue;
    for (const folder of addClosure(packages, name, new Set())) users.set(folder, [...(users.get(folder) ?? []), app]);
  }
  const isOfSections = ([, apps]) => apps.every((app) => app.startsWith('apps/remotes/'));
  return new Map([...users].filter(isOfSections).map(([folder, apps]) => [folder, apps.map((app) => app.replace('apps/remotes/', ''))]));
}

/**
 * One target per file of browser tests. visits.json lists the sections that a file visits; code used only by others is not an input.
 * Manifest and messages of every section are, because menus show them everywhere.
 */
export function browserTargets(root) {
  const visits = JSON.parse(readFileSync(join(root, 'apps/e2e/visits.json'), 'utf8'));
  const ofSections = sectionFolders(root);
  return Object.fromEntries(
    browserFiles(root).map((file) => {
      const visited = visits[file];
      const isSeen = (sections) => visited === undefined || sections.some((name) => visited.includes(name));
      const unseen = [...ofSections].flatMap(([folder, sections]) => (isSeen(sections) ? [] : [folder]));
      const result = `${RESULTS}/e2e/${slug(file)}.json`;
      return [
        targetOf(file),
        described(`Browser tests of ${file}, in the build that they are about or in both.`, {
          executor: '@touchline/workspace:browser',
          ...LIBS_WRITTEN,
          options: { result, file },
          cache: true,
          inputs: [
            ...['src/support/**/*', `src/${file}`, 'playwright.config.ts', 'one-build.json', 'nightly.json', 'package.json'].map(
              (path) => `{projectRoot}/${path}`,
            ),
            ...['docs/spec/**/*', 'docs/analytics.md', 'package.json', '.jest/measured.cjs'].map((path) => `{workspaceRoot}/${path}`),
            BASE,
            ...EXECUTORS,
            ...PRODUCT,
            ...unseen.map((folder) => (folder.startsWith('apps/') ? `!${within(`${folder}/src`)}` : `!${within(folder)}`)),
            { env: 'TOUCHLINE_LONG' },
            { env: 'E2E_BUILDS' },
          ],
          outputs: [`{workspaceRoot}/${result}`],
        }),
      ];
    }),
  );
}

/** Runs a script that ends with a line of counts, and stores them. */
const counted = (result, args) => ({
  executor: 'nx:run-commands',
  options: { command: `node tools/nx/src/bootstrap/counted.mjs ${result} ${args}`, cwd: '{workspaceRoot}' },
  cache: true,
  outputs: [`{workspaceRoot}/${result}`],
});

const fileset = (pattern) => (pattern.startsWith('!') ? `!{workspaceRoot}/${pattern.slice(1)}` : `{workspaceRoot}/${pattern}`);

/** One target per part of `npm run check`. */
export function checkTargets() {
  return Object.fromEntries(
    CHECKS.map(({ name, key, target, inputs }) => [
      target,
      described(`Check: ${name}.`, {
        ...counted(`${RESULTS}/check/${key}.json`, `tools/check/src/check.mjs ${key}`),
        ...(inputs === NEVER_KEPT && { cache: false }),
        inputs: [inputs].flat().map(fileset),
      }),
    ]),
  );
}

/** What the frame of every story uses (.storybook, without the stories there). */
const STORY_FRAME = ['ui-kit', 'shared-brand', 'shared-i18n', 'betting-coupon-math'].map((name) => `@touchline/${name}`);
const hasStories = (root, folder) => globSync('src/**/*.stories.tsx', { cwd: join(root, folder) }).length > 0;

const storyInputs = (folders) => [
  ...[...folders, '.storybook', 'brands', 'tools/stories', 'tools/build', 'tools/nx/src/generators'].map(within),
  '!{workspaceRoot}/**/*.test.*',
  BASE,
  '{workspaceRoot}/package.json',
  ...EXECUTORS,
];

/** A target that runs stories; the stories of all targets of a run are built and run together. */
const storyRun = (description, folder, folders) => {
  const result = `${RESULTS}/stories/${slug(folder)}.json`;
  return {
    stories: described(description, {
      executor: '@touchline/workspace:stories',
      options: { result },
      cache: true,
      inputs: storyInputs(folders),
      outputs: [`{workspaceRoot}/${result}`],
    }),
  };
};

/** The stories of a lib, which a change of the lib, of what it uses, or of the frame of all stories may change. */
export function libStories(root, folder, { name }) {
  if (!hasStories(root, folder)) return {};
  const packages = readPackages(root);
  const folders = new Set();
  for (const used of [name, ...STORY_FRAME]) addClosure(packages, used, folders);
  return storyRun('Every story of the lib in Chromium, against its picture.', folder, folders);
}

/** Storybook of all libs, and the stories that belong to none: foundations, and frames with pages of many libs. */
export function storyTargets(root) {
  const packages = readPackages(root);
  const folders = new Set();
  for (const [name, { folder }] of packages) if (hasStories(root, folder)) addClosure(packages, name, folders);
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js build --output-dir dist/storybook --quiet --loglevel error';
  return {
    'build-storybook': described('Builds Storybook of all libs.', {
      executor: 'nx:run-commands',
      options: { command: `node ${storybook}`, cwd: '{workspaceRoot}' },
      cache: true,
      inputs: storyInputs(folders),
      outputs: ['{workspaceRoot}/dist/storybook'],
    }),
    ...storyRun('Every story outside the libs in Chromium, against its picture.', 'tools/stories', folders),
  };
}
