module.exports = { displayName: 'payments/pages', preset: '../../../jest.preset.js' };
