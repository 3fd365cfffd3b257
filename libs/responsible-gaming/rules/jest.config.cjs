module.exports = { displayName: 'responsible-gaming/rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
