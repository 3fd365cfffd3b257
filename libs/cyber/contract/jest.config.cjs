module.exports = { displayName: 'cyber/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
