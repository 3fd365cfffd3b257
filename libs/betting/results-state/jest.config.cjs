module.exports = { displayName: 'betting/results-state', preset: '../../../jest.preset.js' };
