module.exports = { displayName: 'casino/stage-roulette-ui', preset: '../../../jest.preset.js' };
