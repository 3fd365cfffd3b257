module.exports = { displayName: 'casino/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
