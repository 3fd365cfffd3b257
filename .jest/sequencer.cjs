// Long files first, so that no worker ends long before the other. Jest knows times only from its cache, which a new clone lacks, and then
// sorts by size; the files of the list take five seconds and more.
const { default: Sequencer } = require('../node_modules/@jest/test-sequencer');

const LONG = require('./long-files.json');

const placeOf = ({ path }) => {
  const at = LONG.findIndex((part) => path.includes(part));
  return at === -1 ? LONG.length : at;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
};
