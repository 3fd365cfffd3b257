module.exports = { displayName: 'casino/game-state', preset: '../../../jest.preset.js' };
