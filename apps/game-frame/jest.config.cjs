module.exports = { displayName: 'apps/game-frame', preset: '../../jest.preset.js' };
