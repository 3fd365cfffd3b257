module.exports = { displayName: 'identity/security-pages', preset: '../../../jest.preset.js' };
