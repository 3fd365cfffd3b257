const { CRASH_TRIALS } = require('../../tools/bootstrap/long-only.mjs');
const config = require('../../tools/jest/server.cjs')('apps/sandbox');

module.exports = process.env.TOUCHLINE_LONG === '1' ? config : { ...config, testPathIgnorePatterns: ['/node_modules/', CRASH_TRIALS] };
