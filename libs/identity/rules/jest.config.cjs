module.exports = { displayName: 'identity/rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
