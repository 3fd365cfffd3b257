import { fitting } from './use-fitting.ts';

it('[LY-01] reserves room for the menu when not all sections fit', () => {
  const widths = [72, 90, 70, 80];

  expect(fitting(widths, 312)).toBe(4);
  // 311 minus 96 for the button leaves 215: 72 and 90 fit, another 70 do not.
  expect(fitting(widths, 311)).toBe(2);
  expect(fitting(widths, 120)).toBe(0);
});

it('[LY-01] hides no section without a layout', () => {
  expect(fitting([0, 0], 0)).toBe(2);
  expect(fitting([72, 90], 0)).toBe(2);
});
