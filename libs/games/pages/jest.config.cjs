module.exports = { displayName: 'games/pages', preset: '../../../jest.preset.js' };
