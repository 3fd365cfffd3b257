const { CRASH_TRIALS } = require('../../.jest/long-only.mjs');
const config = require('../../.jest/server.cjs')('apps/sandbox');

// The files of src/tests run in groups if the whole suite runs (src/testing/run-group.ts).
const GROUPS = process.env.TOUCHLINE_GROUPS === '1';

module.exports = {
  ...config,
  ...(GROUPS && { testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/groups/*.group.ts'] }),
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.TOUCHLINE_LONG === '1' ? [] : [CRASH_TRIALS]),
    ...(GROUPS ? ['/apps/sandbox/src/tests/'] : []),
  ],
};
