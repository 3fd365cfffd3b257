module.exports = { displayName: 'identity/state', preset: '../../../jest.preset.js' };
