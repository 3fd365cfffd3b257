module.exports = { displayName: 'tools/packages', preset: '../../jest.preset.js', testEnvironment: 'node' };
