import { duelChances } from './duel-chances.ts';

// Sums over both Poisson distributions, computed independently.
it.each([
  { means: [0.5, 0.5], scored: [0, 0], first: 0.5 },
  { means: [1, 0.5], scored: [0, 0], first: 0.722254 },
  { means: [0.6, 0.2], scored: [0, 1], first: 0.145181 },
] as const)('[BT-09] chances of a duel without ties: $means after $scored', ({ means, scored, first }) => {
  const chances = duelChances(means, scored);

  expect(chances[0]).toBeCloseTo(first, 6);
  expect(chances[0] + chances[1]).toBeCloseTo(1, 12);
});
