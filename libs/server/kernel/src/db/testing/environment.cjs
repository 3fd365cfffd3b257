// PGlite loads its files with import(), which Jest's module sandbox does not support. So it is loaded outside and passed to the tests.
const { TestEnvironment } = require('jest-environment-node');

/** Cache of this worker, shared by its test files. */
const kept = {};

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global[Symbol.for('touchline.pglite')] = require('@electric-sql/pglite');
    this.global[Symbol.for('touchline.kept')] = kept;
  }
};
