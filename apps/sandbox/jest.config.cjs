module.exports = { displayName: 'apps/sandbox', preset: '../../jest.preset.js', testEnvironment: 'node' };
