module.exports = { displayName: 'tools/boundaries-test', preset: '../../jest.preset.js', testEnvironment: 'node' };
