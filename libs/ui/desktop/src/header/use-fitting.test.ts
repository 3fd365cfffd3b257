import { fitting } from './use-fitting.ts';

it('[LY-01] sections that have no room leave the room of the menu beside those that stay', () => {
  const widths = [72, 90, 70, 80];

  expect(fitting(widths, 312)).toBe(4);
  // 311 - 96 for the button leaves 215: 72 and 90 fit, with 70 more they do not.
  expect(fitting(widths, 311)).toBe(2);
  expect(fitting(widths, 120)).toBe(0);
});

it('[LY-01] a page without a layout hides no section', () => {
  expect(fitting([0, 0], 0)).toBe(2);
  expect(fitting([72, 90], 0)).toBe(2);
});
