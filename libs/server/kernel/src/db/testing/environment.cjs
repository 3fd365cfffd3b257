// PGlite loads its files with import(), which Jest's module sandbox does not have. So it is loaded outside, and tests get that one.
const { TestEnvironment } = require('jest-environment-node');

/** Of this worker: what one file of tests has made that the next can begin with. */
const kept = {};

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global[Symbol.for('touchline.pglite')] = require('@electric-sql/pglite');
    this.global[Symbol.for('touchline.kept')] = kept;
  }
};
