module.exports = {
  displayName: 'apps/edge',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  // Resolves the Node builds of packages rather than the browser ones: the proxy's sockets have no browser build.
  testEnvironmentOptions: { customExportConditions: ['@touchline/source', 'node', 'require', 'default'] },
};
