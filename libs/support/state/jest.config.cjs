module.exports = { displayName: 'support/state', preset: '../../../jest.preset.js' };
