module.exports = { displayName: 'toto/ui', preset: '../../../jest.preset.js' };
