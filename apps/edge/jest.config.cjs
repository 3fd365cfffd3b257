module.exports = {
  displayName: 'apps/edge',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // A server takes what packages have for Node, not for browsers: the proxy's sockets have no browser twin.
  testEnvironmentOptions: { customExportConditions: ['@touchline/source', 'node', 'require', 'default'] },
};
