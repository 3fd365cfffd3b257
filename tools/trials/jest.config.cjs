module.exports = { displayName: 'tools/trials', preset: '../../jest.preset.js', testEnvironment: 'node' };
