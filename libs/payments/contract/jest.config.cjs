module.exports = { displayName: 'payments/contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
