module.exports = { displayName: 'betting/coupon-panel', preset: '../../../jest.preset.js' };
