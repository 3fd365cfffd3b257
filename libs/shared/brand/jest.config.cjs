module.exports = { displayName: 'shared/brand', preset: '../../../jest.preset.js' };
