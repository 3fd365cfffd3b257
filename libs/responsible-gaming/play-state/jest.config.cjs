module.exports = { displayName: 'responsible-gaming/play-state', preset: '../../../jest.preset.js' };
