module.exports = { displayName: 'casino/game-contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
