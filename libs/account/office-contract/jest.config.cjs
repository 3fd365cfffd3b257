module.exports = { displayName: 'account/office-contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
