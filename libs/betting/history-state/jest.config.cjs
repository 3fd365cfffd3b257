module.exports = { displayName: 'betting/history-state', preset: '../../../jest.preset.js' };
