module.exports = { displayName: 'betting/ui', preset: '../../../jest.preset.js' };
