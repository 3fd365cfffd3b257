module.exports = { displayName: 'tools/regexes', preset: '../../jest.preset.js', testEnvironment: 'node' };
