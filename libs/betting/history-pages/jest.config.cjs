module.exports = { displayName: 'betting/history-pages', preset: '../../../jest.preset.js' };
