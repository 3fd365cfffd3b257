module.exports = { displayName: 'content/state', preset: '../../../jest.preset.js' };
