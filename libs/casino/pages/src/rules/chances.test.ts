import { ALL_HANDS, crashReaches, kenoAll, POKER_HANDS, ways } from './chances.ts';

// Odds of catching all numbers, from published keno tables.
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

it('[CS-01] lists poker hands that add up to all possible hands', () => {
  expect(ways(52, 5)).toBe(2_598_960);
  expect(POKER_HANDS.reduce((sum, hand) => sum + hand.ways, 0)).toBe(ALL_HANDS);
});

it('[CS-01] computes for a return of 97 % that 48.5 % of crash rounds reach 2, and all reach 1', () => {
  expect(crashReaches(2, 0.97)).toBeCloseTo(0.485, 10);
  expect(crashReaches(0.5, 0.97)).toBe(1);
});
