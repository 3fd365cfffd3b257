module.exports = { displayName: 'casino/stage-slots-ui', preset: '../../../jest.preset.js' };
