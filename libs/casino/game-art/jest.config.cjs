module.exports = { displayName: 'casino/game-art', preset: '../../../jest.preset.js', testEnvironment: 'node' };
