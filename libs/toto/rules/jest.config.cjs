module.exports = { displayName: 'toto/rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
