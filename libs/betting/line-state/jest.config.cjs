module.exports = { displayName: 'betting/line-state', preset: '../../../jest.preset.js' };
