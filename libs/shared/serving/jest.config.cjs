module.exports = { displayName: 'shared/serving', preset: '../../../jest.preset.js', testEnvironment: 'node' };
