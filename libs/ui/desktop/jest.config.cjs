module.exports = { displayName: 'ui/desktop', preset: '../../../jest.preset.js' };
