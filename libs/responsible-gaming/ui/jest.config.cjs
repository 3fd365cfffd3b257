module.exports = { displayName: 'responsible-gaming/ui', preset: '../../../jest.preset.js' };
