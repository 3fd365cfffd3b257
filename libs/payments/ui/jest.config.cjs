module.exports = { displayName: 'payments/ui', preset: '../../../jest.preset.js' };
