import { ALL_HANDS, crashReaches, kenoAll, POKER_HANDS, ways } from './chances.ts';

// Odds of catching all numbers as the published keno tables state them.
it.each([
  [1, 4],
  [2, 16.63],
  [3, 72.07],
  [5, 1_550.57],
  [8, 230_114.61],
  [10, 8_911_711.18],
])('[CS-01] catching all of %i keno numbers happens once in %d draws', (picks, odds) => {
  expect(1 / kenoAll(picks)).toBeCloseTo(odds, 1);
});

it('[CS-01] the hands of poker are all hands that there are', () => {
  expect(ways(52, 5)).toBe(2_598_960);
  expect(POKER_HANDS.reduce((sum, hand) => sum + hand.ways, 0)).toBe(ALL_HANDS);
});

it('[CS-01] a crash round that returns 97 % reaches 2 in 48.5 % of rounds, and 1 always', () => {
  expect(crashReaches(2, 0.97)).toBeCloseTo(0.485, 10);
  expect(crashReaches(0.5, 0.97)).toBe(1);
});
