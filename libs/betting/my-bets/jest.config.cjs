module.exports = { displayName: 'betting/my-bets', preset: '../../../jest.preset.js' };
