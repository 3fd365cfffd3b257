module.exports = { displayName: 'toto/pages', preset: '../../../jest.preset.js' };
