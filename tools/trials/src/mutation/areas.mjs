// Areas named by promise TST-1, and the tests that must detect mutations in them. One project is mutated at a time.

/** Target score in percent; the promise requires 85 and fails below 80. */
export const WANTED = 85;
export const BREAK = 80;

/** `mutate` are files of `project`; `tests` are patterns of its tests, by default all. */
export const AREAS = {
  money: { project: 'libs/betting/coupon-math', mutate: ['**/*.ts'] },
  limits: { project: 'libs/responsible-gaming/rules', mutate: ['**/*.ts'] },
  guards: { project: 'libs/platform/guards', mutate: ['**/*.ts', '!testing.ts'] },
  remotes: { project: 'libs/platform/state', mutate: ['remotes/**/*.ts'], tests: ['remotes'] },
  tokens: { project: 'libs/identity/http', mutate: ['token-keeper.ts', 'with-token.ts'], tests: ['with-token'] },
  coupon: {
    project: 'libs/server/betting',
    mutate: ['coupon/{decide,limits,modes,offer,sale}.ts'],
    tests: ['coupon/decide'],
    // The decisions under test need no database, so none is started.
    config: { globalSetup: null, globalTeardown: null, testEnvironment: 'node', moduleNameMapper: {} },
  },
  tabs: {
    project: 'libs/betting/coupon-state',
    mutate: ['rules/tabs/{merge-tabs,read-sync-message}.ts', 'rules/content/{revision,coupon-content}.ts', 'effects/sync-tabs.saga.ts'],
    tests: ['merge-tabs', 'pollution', 'coupon-content', 'coupon-keeping', 'keeping-proofs'],
  },
};

/** Stryker settings of one area. */
export function settingsOf(name) {
  const { project, mutate, tests = [], config = {} } = AREAS[name];
  const pattern = (glob) => (glob.startsWith('!') ? `!${project}/src/${glob.slice(1)}` : `${project}/src/${glob}`);
  return {
    testRunner: 'jest',
    coverageAnalysis: 'perTest',
    jest: {
      projectType: 'custom',
      configFile: `${project}/jest.config.cjs`,
      config: {
        // A test with a hundred iterations takes longer in instrumented code.
        testTimeout: 60_000,
        // README examples load the TypeScript compiler, which takes longer than all other tests together.
        testPathIgnorePatterns: ['readme'],
        ...config,
        ...(tests.length > 0 && { testMatch: tests.map((test) => `**/*${test}*.test.ts`) }),
      },
    },
    mutate: [...mutate.map(pattern), `!${project}/src/**/*.test.ts`, `!${project}/src/**/*.test.helper.ts`, `!${project}/src/**/index.ts`],
    // The sandbox copy needs the lib and the shared Jest files, but nothing built or downloaded.
    ignorePatterns: ['**', `!${project}/**`, '!.jest/**', '!jest.*', '!package.json', '!tsconfig*.json', '**/dist', '**/out-tsc'],
    tempDirName: `.cache/stryker-${name}`,
    incremental: true,
    incrementalFile: `.cache/stryker-incremental-${name}.json`,
    // A mutant in a constant evaluated on import needs a separate run of the whole suite: a tenth of the mutants would take most of the
    // time.
    ignoreStatic: true,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    jsonReporter: { fileName: `.cache/mutation-${name}.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    concurrency: 2,
    timeoutMS: 20_000,
    thresholds: { high: 95, low: WANTED, break: name === 'money' ? WANTED : BREAK },
    allowConsoleColors: false,
  };
}
