module.exports = { displayName: 'casino/stage-crash-ui', preset: '../../../jest.preset.js' };
