// npm run test:long -- mutation. Only one project is mutated at a time: its tests run for every mutant that they reach.
export default {
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  jest: {
    projectType: 'custom',
    configFile: 'libs/betting/coupon-math/jest.config.cjs',
    // The examples of the README load the TypeScript compiler, which takes longer than all other tests together.
    config: { testPathIgnorePatterns: ['readme'] },
  },
  mutate: ['libs/betting/coupon-math/src/**/*.ts', '!**/*.test.ts', '!**/*.test.helper.ts', '!**/index.ts'],
  // The copy needs the lib, the shared Jest files and nothing that is built or fetched.
  ignorePatterns: [
    '**',
    '!libs/betting/coupon-math/**',
    '!tools/jest/**',
    '!jest.*',
    '!package.json',
    '!tsconfig*.json',
    '**/dist',
    '**/out-tsc',
  ],
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/stryker-incremental.json',
  // A mutant of a constant that is made on import needs the whole suite for itself: a tenth of them would take most of the time.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  thresholds: { high: 95, low: 90, break: 85 },
  allowConsoleColors: false,
};
