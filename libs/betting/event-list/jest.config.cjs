module.exports = { displayName: 'betting/event-list', preset: '../../../jest.preset.js' };
