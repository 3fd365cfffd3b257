// Nx targets of each project, derived from its files: a plugin of nx.json. Lint comes from Nx's own plugin.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { browserTargets, checkTargets, libStories, packedTarget, storyTargets, unitTarget } from './suites.mjs';

const BASE = '{workspaceRoot}/tsconfig.base.json';

const run = (command, more = {}) => ({ executor: 'nx:run-commands', options: { command, cwd: '{workspaceRoot}' }, ...more });
const node = (file, more) => run(`node ${file}`, more);
/** A server, which runs on Node 24 until it is stopped. */
const server = (task, more = {}) => node(`tools/nx/src/bootstrap/${task}`, { continuous: true, cache: false, ...more });
const tsc = (project) => run(`node node_modules/typescript-native/bin/tsc -b ${project}`);

const described = (description, target) => ({ ...target, metadata: { description } });
const has = (root, folder, pattern) => globSync(pattern, { cwd: join(root, folder) }).length > 0;

/** Types of all files of a project, including tests and stories. */
const typecheck = (folder, isLib) =>
  described('Checks the types of the project.', {
    ...tsc(`${folder}/tsconfig.json`),
    cache: true,
    dependsOn: isLib ? ['build', '^build'] : ['^build'],
    inputs: ['default', '^production', BASE],
    outputs: ['{projectRoot}/out-tsc'],
  });

function libTargets(root, folder, manifest) {
  const lib = folder.split('/').slice(1).join('/');
  const types = `node node_modules/typescript-native/bin/tsc -b ${folder}/tsconfig.lib.json`;
  const hasStyles = has(root, folder, 'src/**/*.css');
  return {
    build: described('Writes JavaScript, types and styles, as they are packed.', {
      ...run(hasStyles ? `${types} && node tools/build/src/lib-css.mjs ${lib}` : types),
      cache: true,
      dependsOn: ['^build'],
      inputs: ['production', '^production', BASE, ...(hasStyles ? ['{workspaceRoot}/tools/build/src/lib-css.mjs'] : [])],
      outputs: ['{projectRoot}/dist'],
    }),
    typecheck: typecheck(folder, true),
    ...(manifest.private !== true && {
      ...packedTarget(folder),
      pack: described('Packs the lib into dist/packages, as it would be published.', {
        ...run(`mkdir -p dist/packages && npm pack ./${folder} --pack-destination dist/packages --loglevel=error`),
        dependsOn: ['build'],
        cache: true,
        inputs: ['production', '^production', '{projectRoot}/*.md'],
        outputs: [`{workspaceRoot}/dist/packages/${manifest.name.slice(1).replace('/', '-')}-${manifest.version}.tgz`],
      }),
    }),
    ...libStories(root, folder, manifest),
    ...(has(root, folder, 'src/**/*.stories.tsx') && {
      storybook: described('Storybook with the stories of this lib.', {
        ...server('run.mjs storybook'),
        options: { command: 'node tools/nx/src/bootstrap/run.mjs storybook', cwd: '{workspaceRoot}', env: { TOUCHLINE_STORIES: folder } },
      }),
    }),
    ...(has(root, folder, 'src/**/*.bench.{ts,tsx}') && {
      bench: described('Times the project.', node('tools/nx/src/bootstrap/run.mjs bench')),
    }),
  };
}

const PRODUCT = '@touchline/host:build';
const APPS = {
  host: {
    build: described('Builds the product: vendor, host in two builds, remotes, words, registry.', {
      ...node('tools/build/src/build.mjs'),
      // Not cached, because its stamps detect what is stale. Restoring the folders would remove files of older builds, which open pages
      // still request, and sections that were deployed separately.
      cache: false,
    }),
    serve: described('Starts the product: builds it, then backend and edge.', server('start.mjs')),
    dev: described('Backend, edge and Vite from sources; changes are replaced in the open page.', server('run.mjs dev')),
  },
  edge: { serve: described('Starts the product.', server('start.mjs')) },
  sandbox: {
    serve: described(
      'Starts the reference backend alone.',
      run('node --conditions=@touchline/source --disable-warning=ExperimentalWarning apps/sandbox/src/main.ts', {
        continuous: true,
        cache: false,
      }),
    ),
  },
  e2e: {
    e2e: described('Browser tests of the product, in both builds; each file has a target of its own besides.', {
      ...node('tools/nx/src/bootstrap/test.mjs e2e'),
      cache: false,
    }),
  },
};

const remoteTargets = (name) => ({
  build: described('A remote is built with the product, against the shared code of the host.', {
    executor: 'nx:noop',
    dependsOn: [PRODUCT],
  }),
  serve: described('The shell with this section alone, from sources.', server(`run.mjs dev --section ${name}`)),
});

const TOOLS = {
  trials: () => ({ bench: described('Every figure of the product.', node('tools/nx/src/bootstrap/run.mjs bench')) }),
  stories: (root) => ({ storybook: described('Storybook of all libs.', server('run.mjs storybook')), ...storyTargets(root) }),
  check: (root) => ({
    check: described('Every question that is answered without running the product.', node('tools/nx/src/bootstrap/run.mjs check')),
    ...checkTargets(),
  }),
};

/** @returns the targets of the project in a folder below the root. */
export function targetsOf(root, folder) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const [kind, name = ''] = folder.split('/');
  if (kind === 'libs') return { ...libTargets(root, folder, manifest), ...unitTarget(root, folder, manifest) };
  if (kind === 'tools') return { ...TOOLS[name]?.(root), ...unitTarget(root, folder, manifest) };
  const own = folder.startsWith('apps/remotes/') ? remoteTargets(basename(folder)) : APPS[name];
  return {
    ...own,
    ...(name === 'e2e' && browserTargets(root)),
    typecheck: typecheck(folder, false),
    ...unitTarget(root, folder, manifest),
  };
}

/** Plugin entry called by Nx. */
export const createNodesV2 = [
  '{apps,libs,tools}/**/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const folder = dirname(file);
      return [file, { projects: { [folder]: { targets: targetsOf(workspaceRoot, folder) } } }];
    }),
];
