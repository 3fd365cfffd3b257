module.exports = { displayName: 'information/pages', preset: '../../../jest.preset.js' };
