// What a test gets as 'fast-check': the package, with the seed of the run. Loading it for every test file would cost more than the seed is worth.
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');
const { replaySeed } = require('./seed.cjs');

replaySeed(() => fastCheck);
module.exports = fastCheck;
