module.exports = { displayName: 'shared/routes', preset: '../../../jest.preset.js', testEnvironment: 'node' };
