module.exports = { displayName: 'betting/booked-coupon', preset: '../../../jest.preset.js' };
