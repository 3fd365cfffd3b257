module.exports = { displayName: 'results/pages', preset: '../../../jest.preset.js' };
