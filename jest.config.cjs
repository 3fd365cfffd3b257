const { globSync } = require('node:fs');

// One process tree for the whole workspace: it shares the transform cache, which is six times faster than one Jest per project.
module.exports = {
  // Ends a test that hangs. A busy machine is slow, not wrong: times are measured by the bench.
  testTimeout: 600_000,
  projects: globSync(['apps/*/jest.config.cjs', 'apps/remotes/*/jest.config.cjs', 'libs/*/*/jest.config.cjs', 'tools/*/jest.config.cjs'], {
    cwd: __dirname,
  }).map((file) => `<rootDir>/${file.replace('/jest.config.cjs', '')}`),
};
