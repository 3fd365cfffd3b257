module.exports = { displayName: 'betting/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
