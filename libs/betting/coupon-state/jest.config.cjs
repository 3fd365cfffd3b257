module.exports = { displayName: 'betting/coupon-state', preset: '../../../jest.preset.js' };
