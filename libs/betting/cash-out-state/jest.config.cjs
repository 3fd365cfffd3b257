module.exports = { displayName: 'betting/cash-out-state', preset: '../../../jest.preset.js' };
