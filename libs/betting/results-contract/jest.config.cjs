module.exports = { displayName: 'betting/results-contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
