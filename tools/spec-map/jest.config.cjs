module.exports = { displayName: 'tools/spec-map', preset: '../../jest.preset.js', testEnvironment: 'node' };
