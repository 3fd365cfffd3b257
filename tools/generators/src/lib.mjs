// npm run g:lib -- <scope>/<lib> [dependency ...]     a dependency is a workspace lib (shared/http) or a package (react)
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeOf } from '../../boundaries-test/src/layers.mjs';
import { format, ROOT } from './workspace.mjs';

const PEERS = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'redux-saga', 'react-router', 'react-intl'];

/** Writes a lib that lints, type-checks, tests and packs as it is. @returns the written folder. */
export function generateLib(path, dependencies = [], root = ROOT) {
  const [scope, lib] = path.split('/');
  if (!scope || !lib || !/^[a-z][a-z0-9-]*$/.test(scope) || !/^[a-z][a-z0-9-]*$/.test(lib))
    throw new Error(`'${path}' is not <scope>/<lib>, for example betting/rules`);
  const folder = join(root, 'libs', scope, lib);
  if (existsSync(join(folder, 'package.json'))) throw new Error(`${path} exists already`);
  const type = typeOf(scope, lib);
  const isServer = scope === 'server';
  const isReact = type === 'ui' || type === 'feature';
  const versions = rootVersions(root);
  const ours = dependencies.filter((name) => existsSync(join(root, 'libs', name)));
  const peers = [...new Set([...(isReact ? ['react'] : []), ...dependencies.filter((name) => PEERS.includes(name))])];
  const packages = dependencies.filter((name) => !ours.includes(name) && !PEERS.includes(name));
  const manifest = {
    name: `@touchline/${scope}-${lib}`,
    version: '0.0.1',
    ...(isServer && { private: true }), // part of one process, which runs its sources: nothing of it is published
    license: 'MIT',
    type: 'module',
    sideEffects: isServer ? false : ['**/*.css'],
    exports: {
      '.': { '@touchline/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      './package.json': './package.json',
    },
    ...(!isServer && { files: ['dist', 'README.md', 'CHANGELOG.md', '!**/*.tsbuildinfo'] }),
    ...(ours.length + packages.length > 0 && {
      dependencies: Object.fromEntries(
        [
          ...ours.map((name) => [`@touchline/${name.replace('/', '-')}`, '0.0.1']),
          ...packages.map((name) => [name, versions[name] ?? missing(name)]),
        ].sort(),
      ),
    }),
    ...(peers.length > 0 && {
      peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${(versions[name] ?? missing(name)).split('.')[0]}`])),
    }),
    nx: { tags: [`type:${type}`, `scope:${scope}`] },
  };
  const spec = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      outDir: 'out-tsc/spec',
      rootDir: 'src',
      rewriteRelativeImportExtensions: false,
      allowImportingTsExtensions: true,
      emitDeclarationOnly: true,
      types: ['jest', 'node', '@testing-library/jest-dom'],
    },
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'src/**/*.stories.tsx', 'src/**/*.d.ts'],
    references: [{ path: './tsconfig.lib.json' }],
  };
  const build = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist', tsBuildInfoFile: 'dist/tsconfig.lib.tsbuildinfo' },
    include: ['src/**/*.ts', 'src/**/*.tsx'],
    exclude: ['**/*.test.*', '**/*.stories.*'],
    references: ours.map((name) => ({ path: `../../${name}/tsconfig.lib.json` })),
  };
  write(folder, 'package.json', json(manifest));
  write(
    folder,
    'tsconfig.json',
    json({
      extends: '../../../tsconfig.base.json',
      files: [],
      include: [],
      references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
    }),
  );
  write(folder, 'tsconfig.lib.json', json(build));
  write(folder, 'tsconfig.spec.json', json(spec));
  const environment = type === 'util' ? ", testEnvironment: 'node'" : '';
  write(
    folder,
    'jest.config.cjs',
    isServer
      ? `module.exports = require('../../../tools/jest/server.cjs')('${scope}/${lib}');\n`
      : `module.exports = { displayName: '${scope}/${lib}', preset: '../../../jest.preset.js'${environment} };\n`,
  );
  write(
    folder,
    'README.md',
    `# @touchline/${scope}-${lib}\n\nOne sentence that says what this lib is for.\n\n\`\`\`ts\nimport * as lib from '@touchline/${scope}-${lib}';\nconsole.log(Object.keys(lib));\n\`\`\`\n`,
  );
  if (!isServer) write(folder, 'CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- First version.\n');
  write(folder, 'src/index.ts', 'export {};\n');
  if (isReact)
    write(
      folder,
      'src/css.d.ts',
      "declare module '*.module.css' {\n  const classes: Readonly<Record<string, string>>;\n  export default classes;\n}\ndeclare module '*.css';\n",
    );
  return folder;
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const missing = (name) => {
  throw new Error(`'${name}' is neither a lib of this workspace nor a dependency of the root package.json`);
};

function rootVersions(root) {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { ...manifest.devDependencies, ...manifest.dependencies };
}

function write(folder, name, content) {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path, ...dependencies] = process.argv.slice(2);
  if (!path) {
    console.error('npm run g:lib -- <scope>/<lib> [dependency ...]');
    process.exit(1);
  }
  const folder = generateLib(path, dependencies);
  format([folder]);
  console.log(`${folder}: run npm install once, so that the workspace links it, and npm run sync`);
}
