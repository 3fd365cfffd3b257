module.exports = { displayName: 'content/ui', preset: '../../../jest.preset.js' };
