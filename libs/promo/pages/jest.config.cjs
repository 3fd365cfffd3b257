module.exports = { displayName: 'promo/pages', preset: '../../../jest.preset.js' };
