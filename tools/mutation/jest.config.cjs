module.exports = { displayName: 'tools/mutation', preset: '../../jest.preset.js', testEnvironment: 'node' };
