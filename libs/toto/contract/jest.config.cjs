module.exports = { displayName: 'toto/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
