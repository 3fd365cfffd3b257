module.exports = { displayName: 'ui/mobile', preset: '../../../jest.preset.js' };
