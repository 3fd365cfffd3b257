module.exports = { displayName: 'identity/agreements-state', preset: '../../../jest.preset.js' };
