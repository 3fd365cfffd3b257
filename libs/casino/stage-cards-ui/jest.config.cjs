module.exports = { displayName: 'casino/stage-cards-ui', preset: '../../../jest.preset.js' };
