module.exports = { displayName: 'betting/rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
