module.exports = { displayName: 'betting/bet-builder', preset: '../../../jest.preset.js' };
