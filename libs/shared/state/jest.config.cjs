module.exports = { displayName: 'shared/state', preset: '../../../jest.preset.js' };
