// Settings of one Jest run over many folders. A worker keeps the code of all modules once per Jest project, and reads them once per project:
// with a project for each of 141 folders it grew to four gigabytes. So folders whose settings are equal are one project.
const { join } = require('node:path');

const TESTS = '<rootDir>/src/**/*.test.{ts,tsx}';
const nameOf = ({ globalSetup, testEnvironment = 'browser' }) => (globalSetup === undefined ? testEnvironment : 'server');

/**
 * Settings for the tests of these folders, each given by its path from the root.
 *
 * @returns Jest's settings, as JSON can hold them.
 */
exports.together = (root, folders) => {
  const projects = new Map();
  for (const folder of folders) {
    const own = require(join(root, folder, 'jest.config.cjs'));
    const { displayName: _, preset: __, testMatch = [TESTS], testPathIgnorePatterns = ['/node_modules/'], ...settings } = own;
    const key = JSON.stringify(settings);
    const project = projects.get(key) ?? {
      ...settings,
      displayName: nameOf(settings),
      rootDir: root,
      preset: join(root, 'jest.preset.js'),
      roots: [],
      testMatch: [],
      testPathIgnorePatterns: [],
    };
    projects.set(key, project);
    project.roots.push(`<rootDir>/${folder}/src`);
    project.testMatch.push(...testMatch.map((pattern) => pattern.replace('<rootDir>', `<rootDir>/${folder}`)));
    project.testPathIgnorePatterns = [...new Set([...project.testPathIgnorePatterns, ...testPathIgnorePatterns])];
  }
  const { testTimeout } = require(join(root, 'jest.config.cjs'));
  return { rootDir: root, testTimeout, testSequencer: join(root, '.jest/sequencer.cjs'), projects: [...projects.values()] };
};
