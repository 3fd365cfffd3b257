module.exports = { displayName: 'analytics/sinks', preset: '../../../jest.preset.js' };
