module.exports = { displayName: 'platform/state', preset: '../../../jest.preset.js' };
