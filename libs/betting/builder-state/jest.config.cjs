module.exports = { displayName: 'betting/builder-state', preset: '../../../jest.preset.js' };
