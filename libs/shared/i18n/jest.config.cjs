module.exports = { displayName: 'shared/i18n', preset: '../../../jest.preset.js' };
