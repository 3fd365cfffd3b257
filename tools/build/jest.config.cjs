module.exports = { displayName: 'tools/build', preset: '../../jest.preset.js', testEnvironment: 'node' };
