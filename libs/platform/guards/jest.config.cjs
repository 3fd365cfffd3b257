module.exports = { displayName: 'platform/guards', preset: '../../../jest.preset.js', testEnvironment: 'node' };
