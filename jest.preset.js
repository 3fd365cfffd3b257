const at = (path) => new URL(path, import.meta.url).pathname;

// Dependencies that ship only ES modules; Jest loads CommonJS, so these are transformed.
const ESM_ONLY = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'react-router',
  '@remix-run',
  'cookie',
  'cookie-es',
  'turbo-stream',
  'jose',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  '@noble',
  'content-disposition',
  '@touchline',
];

export default {
  testEnvironment: at('./.jest/environment.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { '^.+\\.(ts|tsx|js|mjs)$': at('./.jest/transform.cjs') },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  testEnvironmentOptions: { customExportConditions: ['@touchline/source', 'browser', 'require', 'default'] },
  moduleNameMapper: {
    '\\.(module\\.css|css)$': at('./.jest/css-modules.cjs'),
    '\\.svg$': at('./.jest/css-modules.cjs'),
    '^fast-check$': at('./.jest/fast-check.cjs'),
    '^@touchline/measured$': at('./.jest/measured.cjs'),
  },
  setupFilesAfterEnv: [at('./.jest/setup.ts')],
};
