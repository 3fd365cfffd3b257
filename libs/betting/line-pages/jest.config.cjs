module.exports = { displayName: 'betting/line-pages', preset: '../../../jest.preset.js' };
