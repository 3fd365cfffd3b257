module.exports = { displayName: 'cyber/pages', preset: '../../../jest.preset.js' };
