module.exports = { displayName: 'betting/coupon-math', preset: '../../../jest.preset.js', testEnvironment: 'node' };
