module.exports = { displayName: 'casino/stage-ui', preset: '../../../jest.preset.js' };
