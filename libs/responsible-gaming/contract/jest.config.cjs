module.exports = { displayName: 'responsible-gaming/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
