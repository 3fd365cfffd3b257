module.exports = { displayName: 'cyber/state', preset: '../../../jest.preset.js' };
