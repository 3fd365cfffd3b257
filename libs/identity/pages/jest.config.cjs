module.exports = { displayName: 'identity/pages', preset: '../../../jest.preset.js' };
