module.exports = { displayName: 'casino/game-testing', preset: '../../../jest.preset.js' };
