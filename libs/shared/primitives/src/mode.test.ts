import { modeOf } from './mode.ts';

it.each([
  [{}, 'demo'],
  [{ TOUCHLINE_TEST: '0' }, 'demo'],
  [{ BACKEND_URL: 'https://backend.example' }, 'production'],
  [{ TOUCHLINE_MODE: 'production' }, 'production'],
  [{ TOUCHLINE_MODE: 'demo', BACKEND_URL: 'http://127.0.0.1:4300' }, 'demo'],
  [{ TOUCHLINE_TEST: '1' }, 'test'],
  [{ TOUCHLINE_TEST: '1', BACKEND_URL: 'http://127.0.0.1:4300' }, 'test'],
  [{ TOUCHLINE_MODE: 'test' }, 'test'],
])('[CF-07] %j is %s', (env, mode) => {
  expect(modeOf(env)).toBe(mode);
});

it('[CF-07] rejects an unknown mode, and test controls in production', () => {
  expect(() => modeOf({ TOUCHLINE_MODE: 'prod' })).toThrow("TOUCHLINE_MODE is 'prod'; it has to be demo, production or test.");
  expect(() => modeOf({ TOUCHLINE_MODE: 'production', TOUCHLINE_TEST: '1' })).toThrow('cannot be set together');
});
