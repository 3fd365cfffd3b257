module.exports = { displayName: 'identity/forms', preset: '../../../jest.preset.js' };
