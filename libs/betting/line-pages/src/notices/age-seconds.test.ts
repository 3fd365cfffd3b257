import { ageSeconds } from './age-seconds.ts';

it.each([
  [1_000, 1_000, 0],
  [1_000, 1_440, 0.4],
  [1_000, 1_999, 0.9],
  [1_000, 2_000, 1],
  [1_000, 13_999, 12],
  [undefined, 5_000, 0],
  [6_000, 5_000, 0],
])('[ODD-5] age of prices confirmed at %s, at the server time %s: %s seconds', (freshAt, nowMs, seconds) => {
  expect(ageSeconds(freshAt, nowMs)).toBe(seconds);
});
