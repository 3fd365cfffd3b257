module.exports = { displayName: 'casino/state', preset: '../../../jest.preset.js' };
