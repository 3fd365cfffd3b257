module.exports = { displayName: 'tools/nx', preset: '../../jest.preset.js', testEnvironment: 'node' };
