module.exports = { displayName: 'shared/primitives', preset: '../../../jest.preset.js', testEnvironment: 'node' };
