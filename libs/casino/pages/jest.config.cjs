module.exports = { displayName: 'casino/pages', preset: '../../../jest.preset.js' };
