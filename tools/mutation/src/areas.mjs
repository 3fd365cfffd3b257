// What promise TST-1 names, and the tests that have to notice when it is damaged. One project is mutated at a time.

/** Of what is mutated; the promise asks for 85 and breaks at 80. */
export const WANTED = 85;
export const BREAK = 80;

/** `mutate` are files of `project`; `tests` are patterns of its tests, all of them where left out. */
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
    // What is decided needs no database, so none is started.
    config: { globalSetup: null, globalTeardown: null, testEnvironment: 'node', moduleNameMapper: {} },
  },
  tabs: {
    project: 'libs/betting/coupon-state',
    mutate: ['rules/{merge-tabs,read-sync-message,revision,coupon-content}.ts', 'effects/sync-tabs.saga.ts'],
    tests: ['merge-tabs', 'pollution', 'coupon-content', 'coupon-keeping', 'keeping-proofs'],
  },
};

/** Settings of Stryker for one area. */
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
        // A test of a hundred runs takes longer in code that counts what it covers.
        testTimeout: 60_000,
        // The examples of a README load the TypeScript compiler, which takes longer than all other tests together.
        testPathIgnorePatterns: ['readme'],
        ...config,
        ...(tests.length > 0 && { testMatch: tests.map((test) => `**/*${test}*.test.ts`) }),
      },
    },
    mutate: [...mutate.map(pattern), `!${project}/src/**/*.test.ts`, `!${project}/src/**/*.test.helper.ts`, `!${project}/src/**/index.ts`],
    // The copy needs the lib, the shared Jest files and nothing that is built or fetched.
    ignorePatterns: ['**', `!${project}/**`, '!tools/jest/**', '!jest.*', '!package.json', '!tsconfig*.json', '**/dist', '**/out-tsc'],
    tempDirName: `.cache/stryker-${name}`,
    incremental: true,
    incrementalFile: `.cache/stryker-incremental-${name}.json`,
    // A mutant of a constant that is made on import needs the whole suite for itself: a tenth of them would take most of the time.
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
