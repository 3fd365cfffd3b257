module.exports = { displayName: 'casino/game-ui', preset: '../../../jest.preset.js' };
