import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints, featureFiles, libBlocks, testConstraints } from './tools/check/src/boundaries/lint.mjs';
import { OTHER_TABLES } from './tools/check/src/boundaries/messages-in-files.mjs';
import { EXCEPTIONS as OTHER_FOLDING } from './tools/check/src/boundaries/one-folding.mjs';
import { INTERVALS } from './tools/check/src/boundaries/repeated-work.mjs';
import { UNREAD } from './tools/check/src/boundaries/one-reader.mjs';
import { touchline } from './tools/check/src/boundaries/rules.mjs';

/** Words of an entry without the rest of its lib, which pages load on demand. */
const WORDS_OF_GAMES = '@touchline/casino-game-launch/names';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/out-tsc/**', '**/node_modules/**', '.data/**', '.nx/**', '.vite/**', '.cache/**', '**/test-results/**'] },
  ...nx.configs['flat/base'],
  ...nx.configs['flat/typescript'],
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { enforceBuildableLibDependency: true, allow: [WORDS_OF_GAMES], depConstraints }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', { max: 400 }],
    },
  },
  // Dependency and purity rules of tools/check/src/boundaries/layers.mjs, documented in docs/architecture.md.
  ...libBlocks,
  // Listeners that one connection cannot end (ADR 0050).
  {
    files: ['apps/*/src/**/*.ts', 'libs/*/*/src/**/*.ts'],
    ignores: [
      'apps/e2e/**',
      'libs/shared/serving/src/{create,guard}-listener.ts',
      '**/*.{test,test.helper,bench}.ts',
      '**/testing/**',
      '**/testing.ts',
      '**/crash/**',
    ],
    plugins: { touchline },
    rules: { 'touchline/guarded-listeners': 'error' },
  },
  // Hostile input does not fill the log.
  {
    files: ['apps/{edge,sandbox}/src/**/*.ts', 'libs/server/*/src/**/*.ts', 'libs/shared/serving/src/**/*.ts'],
    ignores: ['**/*.{test,test.helper,bench}.ts', '**/testing/**', '**/testing.ts', '**/crash/**'],
    plugins: { touchline },
    rules: { 'touchline/brief-warnings': 'error' },
  },
  // Connections that outlive their call ask for their session again (ADR 0116).
  {
    files: ['apps/{edge,sandbox}/src/**/*.ts', 'libs/server/*/src/**/*.ts'],
    ignores: ['**/*.{test,test.helper,bench}.ts', '**/testing/**', '**/testing.ts', '**/crash/**'],
    plugins: { touchline },
    rules: { 'touchline/known-channels': 'error' },
  },
  // A bet stays on its match: what was sold is compared with the game under its id (ADR 0239).
  {
    files: ['libs/server/betting/src/**/*.ts'],
    ignores: [
      'libs/server/betting/src/coupon/{sold-game,corrected-results}.ts',
      '**/*.{test,test.helper,bench}.ts',
      '**/testing/**',
      '**/testing.ts',
    ],
    plugins: { touchline },
    rules: { 'touchline/sold-games': 'error' },
  },
  {
    files: ['libs/server/betting/src/cash-out/*.ts', 'libs/server/betting/src/coupon/settle*.ts'],
    ignores: ['**/*.{test,test.helper,bench}.ts'],
    plugins: { touchline },
    rules: { 'touchline/sold-games': ['error', { alsoQuotes: true }] },
  },
  // Typed secrets, names and phone numbers have one form each (ADR 0241).
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'],
    ignores: [
      'libs/server/identity/src/{passwords.ts,people/*.ts,codes/hidden.ts}',
      'libs/identity/forms/src/phone-format.ts',
      'libs/server/{payment,social}-provider/src/**', // simulations of other companies
      'libs/{identity/rules,shared/primitives}/src/**',
      '**/migrations/**',
      '**/*.{test,test.helper,bench,stories}.{ts,tsx}',
      '**/testing/**',
      'apps/e2e/**',
    ],
    plugins: { touchline },
    rules: { 'touchline/typed-forms': 'error' },
  },
  // Each part of a score has its place (README of betting/rules).
  {
    files: ['libs/*/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    ignores: [
      'libs/betting/{rules,names}/src/**',
      'apps/e2e/**',
      '**/*.{test,test.helper,stories,bench}.{ts,tsx}',
      '**/testing/**',
      '**/testing.ts',
    ],
    plugins: { touchline },
    rules: { 'touchline/score-parts': 'error' },
  },
  // Days and clocks of a zone (ADR 0243).
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'apps/remotes/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/e2e/**',
      'libs/shared/primitives/src/calendar/**',
      '**/*.{test,test.helper,bench,stories}.{ts,tsx}',
      '**/testing/**',
      '**/testing.{ts,tsx}',
      '**/crash/**',
    ],
    plugins: { touchline },
    rules: { 'touchline/zoned-time': 'error' },
  },
  // One folding of texts: every search and picker finds the same letters.
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'apps/remotes/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'],
    ignores: [
      'apps/e2e/**',
      '**/*.{test,test.helper,bench,stories}.{ts,tsx}',
      '**/testing/**',
      '**/testing.ts',
      '**/crash/**',
      ...Object.keys(OTHER_FOLDING),
    ],
    plugins: { touchline },
    rules: { 'touchline/one-folding': 'error' },
  },
  // Texts of the backend are messages beside each lib.
  {
    files: ['apps/{edge,sandbox}/src/**/*.ts', 'libs/server/*/src/**/*.ts'],
    ignores: ['**/*.{test,test.helper,bench}.ts', '**/testing/**', '**/testing.ts', '**/crash/**', ...OTHER_TABLES],
    plugins: { touchline },
    rules: { 'touchline/messages-in-files': 'error' },
  },
  // One judge of a visit: the host composes and decides nothing.
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'],
    ignores: ['libs/platform/navigation/src/guards/judge-visit.ts', 'apps/e2e/**', '**/*.{test,test.helper}.{ts,tsx}', '**/testing/**'],
    plugins: { touchline },
    rules: { 'touchline/one-judge': 'error' },
  },
  // Sagas own what is polled.
  {
    files: [...featureFiles, 'apps/{host,remotes/*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,test.helper,bench,stories}.{ts,tsx}', '**/testing/**', '**/testing.ts', '**/bench/**', ...Object.keys(INTERVALS)],
    plugins: { touchline },
    rules: { 'touchline/repeated-work': 'error' },
  },
  // One reader of typed numbers.
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/*/src/**/*.{ts,tsx}'],
    ignores: ['apps/e2e/**', '**/*.{test,test.helper,bench,stories}.{ts,tsx}', '**/testing/**', '**/testing.ts', ...Object.keys(UNREAD)],
    plugins: { touchline },
    rules: { 'touchline/one-reader': 'error' },
  },
  // Generated: some lines for each game model.
  { files: ['libs/casino/game-math/src/catalogue/index.ts'], rules: { 'max-lines': 'off' } },
  // Facts of a game model instead of its id (README of casino/game-math).
  {
    files: [
      'libs/{casino,games}/*/src/**/*.{ts,tsx}',
      'libs/server/{casino,games,office,wallet}/src/**/*.ts',
      'apps/game-frame/src/**/*.{ts,tsx}',
    ],
    ignores: ['libs/casino/game-math/src/**', '**/*.{test,test.helper,bench,stories}.{ts,tsx}', '**/testing/**', '**/testing.ts'],
    plugins: { touchline },
    rules: { 'touchline/model-facts': 'error' },
  },
  // Timeouts of the casino's components only set state, too.
  {
    files: ['libs/{casino,games}/*/src/**/*.tsx', 'libs/{casino,games}/*/src/**/use-*.ts', 'apps/game-frame/src/**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx', '**/testing/**'],
    plugins: { touchline },
    rules: { 'touchline/repeated-work': ['error', { timeouts: true }] },
  },
  // Texts that change have their own elements (ADR 0011), and text is typed into fields that know input methods (README of ui/kit).
  {
    files: ['libs/*/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'apps/remotes/*/src/**/*.{ts,tsx}'],
    ignores: ['apps/e2e/**', '**/*.{test,test.helper,stories,bench}.{ts,tsx}', '**/testing/**', '**/bench/**'],
    plugins: { touchline },
    rules: { 'touchline/own-elements': 'error', 'touchline/composed-fields': 'error' },
  },
  { files: ['libs/ui/kit/src/field/TextInput.tsx'], rules: { 'touchline/composed-fields': 'off' } },
  // Money moves only through the wager gate (README of the kernel, "how a product moves money").
  {
    files: ['apps/sandbox/src/**/*.ts', 'libs/server/*/src/**/*.ts'],
    ignores: [
      '**/src/ledger/**',
      '**/migrations/**',
      '**/rules/**',
      '**/*.{test,test.helper,bench}.ts',
      '**/testing/**',
      '**/testing.ts',
      '**/crash/**',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/ledger/ledger.ts'], importNames: ['post'], message: 'Stake through openWager, pay with pay().' },
            { group: ['@touchline/server-*/testing'], message: 'For tests only.' },
          ],
        },
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
  // One date style per language: DATE_STYLES of shared/primitives.
  {
    files: ['libs/*/*/src/**/*.tsx', 'apps/*/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', 'libs/ui/kit/src/time/*', 'libs/platform/shell/src/strip/*'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXOpeningElement[name.name=/^Formatted(Date|Time)$/] > JSXAttribute[name.name=/^(dateStyle|timeStyle|day|month|hour|hour12|hourCycle)$/]',
          'CallExpression[callee.property.name=/^format(Date|Time)$/] Property[key.name=/^(dateStyle|timeStyle|day|hour|hour12|hourCycle)$/]',
        ].map((selector) => ({ selector, message: 'Dates and times are written by DATE_STYLES of shared/primitives.' })),
      ],
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
  // A check that finds no file passes whatever the files hold, so checks list them by `filesOf`, which throws.
  {
    files: ['tools/check/src/**/*.{mjs,ts}'],
    ignores: [
      // The list itself, rules and keys of the lint, and files that a build has written.
      'tools/check/src/boundaries/{layers,lint}.mjs',
      'tools/check/src/{files,lint-key}.mjs',
      'tools/check/src/{published,pack-check/*}.mjs',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['fs', 'node:fs'].map((name) => ({
            name,
            importNames: ['glob', 'globSync'],
            message: 'Use filesOf of tools/check/src/files.mjs.',
          })),
        },
      ],
    },
  },
  // Playwright fixtures need a destructuring pattern even without dependencies, and name their continuation `use`.
  { files: ['apps/e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' } },
);
