module.exports = { displayName: 'apps/host', preset: '../../jest.preset.js' };
