module.exports = { displayName: 'betting/builder-math', preset: '../../../jest.preset.js', testEnvironment: 'node' };
