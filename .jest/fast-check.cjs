// Replacement for 'fast-check' in tests: the package, configured with the seed of the run. A set-up file would load it for every test file,
// which costs too much.
const fastCheck = require('../node_modules/fast-check/lib/cjs/fast-check.js');
const { replaySeed } = require('./seed.cjs');

replaySeed(() => fastCheck);
module.exports = fastCheck;
