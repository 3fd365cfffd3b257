module.exports = { displayName: 'apps/edge', preset: '../../jest.preset.js', testEnvironment: 'node' };
