module.exports = { displayName: 'identity/http', preset: '../../../jest.preset.js' };
