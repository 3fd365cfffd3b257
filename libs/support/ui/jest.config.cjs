module.exports = { displayName: 'support/ui', preset: '../../../jest.preset.js' };
