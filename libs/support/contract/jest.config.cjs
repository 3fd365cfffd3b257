module.exports = { displayName: 'support/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
