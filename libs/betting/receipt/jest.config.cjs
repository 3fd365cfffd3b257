module.exports = { displayName: 'betting/receipt', preset: '../../../jest.preset.js', testEnvironment: 'node' };
