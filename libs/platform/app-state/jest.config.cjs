module.exports = { displayName: 'platform/app-state', preset: '../../../jest.preset.js' };
