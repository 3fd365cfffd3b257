module.exports = { displayName: 'casino/ui', preset: '../../../jest.preset.js' };
