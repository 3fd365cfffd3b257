module.exports = { displayName: 'account/state', preset: '../../../jest.preset.js' };
