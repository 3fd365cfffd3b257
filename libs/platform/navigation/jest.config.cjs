module.exports = { displayName: 'platform/navigation', preset: '../../../jest.preset.js' };
