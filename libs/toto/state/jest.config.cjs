module.exports = { displayName: 'toto/state', preset: '../../../jest.preset.js' };
