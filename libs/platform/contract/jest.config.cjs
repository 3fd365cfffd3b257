module.exports = { displayName: 'platform/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
