module.exports = { displayName: 'ui/art', preset: '../../../jest.preset.js', testEnvironment: 'node' };
