module.exports = { displayName: 'identity/ui', preset: '../../../jest.preset.js' };
