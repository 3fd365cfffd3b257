module.exports = { displayName: 'casino/game-sdk', preset: '../../../jest.preset.js' };
