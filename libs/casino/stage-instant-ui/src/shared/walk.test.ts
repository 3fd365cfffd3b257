import { nextCell } from './walk.ts';

it.each([
  [0, 'ArrowLeft', null],
  [4, 'ArrowRight', null],
  [4, 'ArrowDown', 9],
  [2, 'ArrowUp', null],
  [24, 'ArrowDown', null],
  [12, 'Home', null],
  [12, 'ArrowLeft', 11],
] as const)('[A11Y-2] in rows of five, from cell %i %s leads to %p', (cell, key, next) => {
  expect(nextCell(cell, key, 5)).toBe(next);
});
