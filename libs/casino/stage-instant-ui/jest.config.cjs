module.exports = { displayName: 'casino/stage-instant-ui', preset: '../../../jest.preset.js' };
