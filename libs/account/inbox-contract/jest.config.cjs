module.exports = { displayName: 'account/inbox-contract', preset: '../../../jest.preset.js', testEnvironment: 'node' };
