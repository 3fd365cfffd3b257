module.exports = { displayName: 'account/inbox-state', preset: '../../../jest.preset.js' };
