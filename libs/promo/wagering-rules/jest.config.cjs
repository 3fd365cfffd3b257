module.exports = { displayName: 'promo/wagering-rules', preset: '../../../jest.preset.js', testEnvironment: 'node' };
