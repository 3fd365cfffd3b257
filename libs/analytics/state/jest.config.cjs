module.exports = { displayName: 'analytics/state', preset: '../../../jest.preset.js' };
