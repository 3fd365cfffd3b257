module.exports = { displayName: 'casino/game-math', preset: '../../../jest.preset.js', testEnvironment: 'node' };
