module.exports = { displayName: 'tools/bootstrap', preset: '../../jest.preset.js', testEnvironment: 'node' };
