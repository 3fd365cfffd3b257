module.exports = { displayName: 'identity/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
