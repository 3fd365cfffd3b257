module.exports = { displayName: 'shared/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
