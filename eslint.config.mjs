import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { sourcesOf } from './tools/generators/src/lib-types.mjs';

/** Who may use whom: docs/architecture.md, table of scopes. `platform` and `app` join everything. */
const SCOPES = {
  shared: ['shared'],
  ui: ['ui', 'shared'],
  identity: ['identity', 'ui', 'shared'],
  support: ['support', 'identity', 'ui', 'shared'],
  account: ['account', 'identity', 'ui', 'shared'],
  'responsible-gaming': ['responsible-gaming', 'identity', 'ui', 'shared'],
  betting: ['betting', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'],
  casino: ['casino', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'],
  content: ['content', 'betting', 'ui', 'shared'],
  // Pages of a section that is a remote of its own; what it is about belongs to the domain behind it.
  cyber: ['cyber', 'betting', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'],
  results: ['results', 'betting', 'identity', 'ui', 'shared'],
  toto: ['toto', 'betting', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'],
  games: ['games', 'casino', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'],
  payments: ['payments', 'account', 'identity', 'ui', 'shared'],
  information: ['information', 'content', 'ui', 'shared'],
  promo: ['promo', 'content', 'ui', 'shared'],
};
/** The reference backend stands on pure libs of any scope and on itself; nothing of a browser may come in. */
const SERVER_SCOPE = { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'type:util'] };
const TYPES = {
  util: ['util'],
  'data-access': ['data-access', 'util'],
  ui: ['ui', 'util'],
  feature: ['feature', 'data-access', 'ui', 'util'],
  testing: ['data-access', 'util', 'testing'],
  // Kernel below, models of games beside it, modules above: a module never uses another one.
  'server-kernel': ['util'],
  'server-model': ['server-kernel', 'server-model', 'util'],
  'server-module': ['server-kernel', 'server-model', 'util'],
};
const tagged = (prefix) => (name) => `${prefix}:${name}`;

export const depConstraints = [
  ...Object.entries(SCOPES).map(([scope, may]) => ({ sourceTag: `scope:${scope}`, onlyDependOnLibsWithTags: may.map(tagged('scope')) })),
  SERVER_SCOPE,
  // Applications and the shell join everything, but only the sandbox is made of server libs.
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:app', notDependOnLibsWithTags: ['scope:server'] },
  { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['*'], notDependOnLibsWithTags: ['scope:server'] },
  ...Object.entries(TYPES).map(([type, may]) => ({ sourceTag: `type:${type}`, onlyDependOnLibsWithTags: may.map(tagged('type')) })),
];
const testConstraints = depConstraints.map((constraint) =>
  constraint.sourceTag.startsWith('type:') || constraint === SERVER_SCOPE
    ? { ...constraint, onlyDependOnLibsWithTags: [...new Set([...constraint.onlyDependOnLibsWithTags, 'type:testing'])] }
    : constraint,
);

const PURE_BANS = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'A rule takes the time as an argument (docs/style.md).',
  },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: 'A rule takes chance as an argument.' },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/out-tsc/**', '**/node_modules/**', '.data/**', '.nx/**', '.vite/**', '.cache/**', '**/test-results/**'] },
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: true, allow: [], depConstraints }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', { max: 400 }],
    },
  },
  // Money moves through the wager gate alone (README of the kernel, "how a product moves money").
  {
    files: ['apps/sandbox/src/**/*.ts', 'libs/server/*/src/**/*.ts'],
    ignores: ['**/src/ledger/**', '**/db/migrations/**', '**/*.test.ts', '**/*.test.helper.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/ledger/ledger.ts'], importNames: ['post'], message: 'Stake through openWager, pay with pay().' }] },
      ],
      'no-restricted-syntax': [
        'error',
        ...['TemplateElement[value.raw', 'Literal[value'].map((text) => ({
          selector: `${text}=/(insert into|update|delete from)\\s+(ledger_transactions|ledger_entries)|update\\s+accounts\\s+set\\s+balance/i]`,
          message: 'Only the kernel writes the ledger and balances.',
        })),
      ],
    },
  },
  // Pure libs decide; they neither talk, wait, draw nor look at a clock.
  {
    files: [sourcesOf('util'), 'libs/*/*/src/rules/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...PURE_BANS],
      'no-restricted-globals': ['error', 'fetch', 'localStorage', 'sessionStorage', 'document', 'window', 'location', 'navigator'],
      'no-restricted-imports': ['error', { patterns: ['react', 'react-*', 'redux', 'redux-*', '@reduxjs/*', 'typed-redux-saga'] }],
    },
  },
  {
    files: ['**/effects/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.name='delay'] > Literal:first-child",
          message: 'Timings have a name and a source: put the number in rules/timings.ts.',
        },
      ],
    },
  },
  // Tests may use the fakes of type:testing; product code may not.
  {
    files: ['**/*.test.{ts,tsx}', '**/*.test.helper.{ts,tsx}'],
    rules: {
      'max-lines': 'off',
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: true, allow: [], depConstraints: testConstraints }],
    },
  },
  // Playwright names its fixtures by destructuring, also where there are none, and calls its continuation `use`.
  { files: ['apps/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' } },
);
