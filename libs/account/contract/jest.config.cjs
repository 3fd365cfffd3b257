module.exports = { displayName: 'account/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
