module.exports = {
  displayName: 'apps/sandbox',
  preset: '../../jest.preset.js',
  testEnvironment: '<rootDir>/src/db/testing/environment.cjs',
  testEnvironmentOptions: { customExportConditions: ['@touchline/source', 'node', 'require', 'default'] },
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/src/db/testing/pglite.cjs' },
  // One throwaway Postgres for the run, where its programs are installed.
  globalSetup: '<rootDir>/src/db/testing/jest-postgres.ts',
  globalTeardown: '<rootDir>/src/db/testing/jest-postgres-stop.ts',
};
