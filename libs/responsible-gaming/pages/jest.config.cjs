module.exports = { displayName: 'responsible-gaming/pages', preset: '../../../jest.preset.js' };
