module.exports = { displayName: 'payments/rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
