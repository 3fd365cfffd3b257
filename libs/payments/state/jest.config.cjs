module.exports = { displayName: 'payments/state', preset: '../../../jest.preset.js' };
