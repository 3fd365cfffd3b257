// nx g @touchline/workspace:lib <scope>/<lib> --dependencies=...   A dependency is a workspace lib (shared/http) or a package (react).
import { typeOf } from '../../../check/src/boundaries/layers.mjs';
import { packageFacts, withPackageFacts } from './package-facts.mjs';
import { firstPlan } from './version-plan.mjs';
import { json, Misuse, PEERS, rootVersions, writeNew } from './workspace.mjs';

/**
 * Writes a lib that passes lint, types, tests and packing unchanged.
 *
 * @param options.dependencies - workspace libs and packages that it uses.
 * @param options.testDependencies - workspace libs that its tests use.
 * @param options.entries - additional entries, by their file.
 * @param options.purpose - first sentence of its README.
 * @returns the written folder.
 */
export function generateLib(tree, path, { dependencies = [], testDependencies = [], entries = [], purpose } = {}) {
  const [scope, lib] = path.split('/');
  if (!scope || !lib || !/^[a-z][a-z0-9-]*$/.test(scope) || !/^[a-z][a-z0-9-]*$/.test(lib))
    throw new Misuse(`'${path}' is not <scope>/<lib>, for example betting/rules`);
  const folder = `libs/${scope}/${lib}`;
  if (tree.exists(`${folder}/package.json`)) throw new Misuse(`${path} exists already`);
  const type = typeOf(scope, lib);
  const isServer = scope === 'server';
  const isReact = type === 'ui' || type === 'feature';
  const versions = rootVersions(tree);
  const isOurs = (name) => tree.exists(`libs/${name}/package.json`);
  const ours = dependencies.filter(isOurs);
  const peers = [...new Set([...(isReact ? ['react'] : []), ...dependencies.filter((name) => PEERS.includes(name))])];
  const packages = dependencies.filter((name) => !ours.includes(name) && !PEERS.includes(name));
  const manifest = {
    name: `@touchline/${scope}-${lib}`,
    version: '0.0.1',
    ...(isServer && { private: true }), // part of one process that runs its sources, and never published
    license: 'MIT',
    type: 'module',
    sideEffects: isServer ? false : ['**/*.css'],
    // For tools without support for `exports`.
    ...(!isServer && { main: './dist/index.js', types: './dist/index.d.ts' }),
    ...(!isServer &&
      entries.length > 0 && { typesVersions: { '*': Object.fromEntries(entries.map((entry) => [entry, [`./dist/${entry}.d.ts`]])) } }),
    exports: {
      '.': { '@touchline/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
      ...Object.fromEntries(
        entries.map((entry) => [
          `./${entry}`,
          { '@touchline/source': `./src/${entry}.ts`, types: `./dist/${entry}.d.ts`, default: `./dist/${entry}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    ...(!isServer && { files: ['dist', 'README.md', 'CHANGELOG.md', 'LICENSE', '!**/*.tsbuildinfo'] }),
    ...(ours.length + packages.length > 0 && {
      dependencies: Object.fromEntries(
        [...ours.map((name) => [packageOf(name), '0.0.1']), ...packages.map((name) => [name, versions[name] ?? missing(name)])].sort(),
      ),
    }),
    ...(peers.length > 0 && {
      peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${(versions[name] ?? missing(name)).split('.')[0]}`])),
    }),
    nx: { tags: [`type:${type}`, `scope:${scope}`] },
    ...(testDependencies.length > 0 && {
      devDependencies: Object.fromEntries(testDependencies.map((name) => [packageOf(name), '0.0.1']).sort()),
    }),
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
    references: [{ path: './tsconfig.lib.json' }, ...testDependencies.map(referenceTo)],
  };
  const build = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: { rootDir: 'src', outDir: 'dist', tsBuildInfoFile: 'dist/tsconfig.lib.tsbuildinfo' },
    include: ['src/**/*.ts', 'src/**/*.tsx'],
    exclude: ['**/*.test.*', '**/*.stories.*'],
    references: ours.map(referenceTo),
  };
  const write = (name, content) => writeNew(tree, `${folder}/${name}`, content);
  const readme = `# @touchline/${scope}-${lib}\n\n${purpose ?? 'One sentence that says what this lib is for.'}\n\n\`\`\`ts\nimport * as lib from '@touchline/${scope}-${lib}';\nconsole.log(Object.keys(lib));\n\`\`\`\n`;
  const facts = packageFacts(path, readme);
  write('package.json', json(isServer ? manifest : withPackageFacts(manifest, facts)));
  write(
    'tsconfig.json',
    json({
      extends: '../../../tsconfig.base.json',
      files: [],
      include: [],
      references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
    }),
  );
  write('tsconfig.lib.json', json(build));
  write('tsconfig.spec.json', json(spec));
  const environment = type === 'util' ? ", testEnvironment: 'node'" : '';
  write(
    'jest.config.cjs',
    isServer
      ? `module.exports = require('../../../.jest/server.cjs')('${scope}/${lib}');\n`
      : `module.exports = { displayName: '${scope}/${lib}', preset: '../../../jest.preset.js'${environment} };\n`,
  );
  write('README.md', readme);
  if (!isServer) {
    const plan = firstPlan({ name: manifest.name, description: facts.description });
    tree.write(plan.file, plan.text);
    write('LICENSE', tree.read('LICENSE', 'utf8'));
  }
  write('src/index.ts', 'export {};\n');
  if (isReact)
    write(
      'src/css.d.ts',
      "declare module '*.module.css' {\n  const classes: Readonly<Record<string, string>>;\n  export default classes;\n}\ndeclare module '*.css';\n",
    );
  return folder;
}

const packageOf = (name) => `@touchline/${name.replace('/', '-')}`;
const referenceTo = (name) => ({ path: `../../${name}/tsconfig.lib.json` });
const missing = (name) => {
  throw new Misuse(`'${name}' is neither a lib of this workspace nor a dependency of the root package.json`);
};
