// Steps of `npm test`, as arguments of Node.
const TSC = 'node_modules/typescript-native/bin/tsc';
const JEST = 'node_modules/jest/bin/jest.js';

export const types = ['types', [TSC, '-b']];
export const entries = ['lists are up to date', ['tools/nx/src/generators/entries/entries.mjs', '--check']];
export const readers = ['readers are up to date', ['--conditions=@touchline/source', 'tools/nx/src/generators/readers.mjs', '--check']];
export const messages = ['messages', ['tools/build/src/messages.mjs']];
/** @param files - patterns of paths of test files. */
export const tests = (...files) => ['unit tests', [JEST, '--ci', '--maxWorkers=2', ...files]];
