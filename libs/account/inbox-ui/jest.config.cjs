module.exports = { displayName: 'account/inbox-ui', preset: '../../../jest.preset.js' };
