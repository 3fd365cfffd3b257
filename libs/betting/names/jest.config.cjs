module.exports = { displayName: 'betting/names', preset: '../../../jest.preset.js' };
