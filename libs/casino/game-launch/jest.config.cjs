module.exports = { displayName: 'casino/game-launch', preset: '../../../jest.preset.js' };
