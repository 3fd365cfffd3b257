module.exports = { displayName: 'analytics/rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
