module.exports = { displayName: 'tools/docs', preset: '../../jest.preset.js', testEnvironment: 'node' };
