module.exports = { displayName: 'tools/check', preset: '../../jest.preset.js', testEnvironment: 'node' };
