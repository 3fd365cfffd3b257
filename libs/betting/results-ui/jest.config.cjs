module.exports = { displayName: 'betting/results-ui', preset: '../../../jest.preset.js' };
