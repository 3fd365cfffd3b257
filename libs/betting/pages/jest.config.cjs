module.exports = { displayName: 'betting/pages', preset: '../../../jest.preset.js' };
