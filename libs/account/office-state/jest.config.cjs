module.exports = { displayName: 'account/office-state', preset: '../../../jest.preset.js' };
