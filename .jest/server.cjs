const { join, resolve } = require('node:path');

const ROOT = resolve(__dirname, '..');
const TESTING = join(ROOT, 'libs/server/kernel/src/db/testing');

/** Jest preset of the backend: Node, both databases, and one temporary Postgres per run if its programs are installed. */
module.exports = (displayName) => ({
  displayName,
  preset: join(ROOT, 'jest.preset.js'),
  testEnvironment: join(TESTING, 'environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@touchline/source', 'node', 'require', 'default'] },
  moduleNameMapper: { '^@electric-sql/pglite$': join(TESTING, 'pglite.cjs') },
  globalSetup: join(TESTING, 'jest-postgres.ts'),
  globalTeardown: join(TESTING, 'jest-postgres-stop.ts'),
});
