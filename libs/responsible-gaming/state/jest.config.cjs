module.exports = { displayName: 'responsible-gaming/state', preset: '../../../jest.preset.js' };
