module.exports = { displayName: 'platform/shell', preset: '../../../jest.preset.js' };
