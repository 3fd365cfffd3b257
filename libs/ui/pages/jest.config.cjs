module.exports = { displayName: 'ui/pages', preset: '../../../jest.preset.js' };
