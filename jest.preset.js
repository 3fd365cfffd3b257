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

// Jest runs each test file in a separate context, in which every access to a global is a call into C++. Modules get these as parameters
// instead, which saves two fifths of the time of calculations. Nothing that a test replaces (Date, timers, fetch) belongs here, and no name
// that a package declares itself: lucide-react has a Map and an Infinity, asn1js a Boolean and a Set.
const BUILT_IN = [
  'Array',
  'BigInt',
  'Error',
  'Float64Array',
  'JSON',
  'Math',
  'Number',
  'Object',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'Uint8Array',
  'WeakMap',
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
  sandboxInjectedGlobals: BUILT_IN,
  setupFilesAfterEnv: [at('./.jest/setup.ts')],
};
