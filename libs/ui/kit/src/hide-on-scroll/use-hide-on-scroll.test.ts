import { isHeaderHidden } from './use-hide-on-scroll.ts';

it.each([
  ['scrolled down', false, 300, 340, true],
  ['scrolled up', true, 340, 300, false],
  ['trembled while hidden', true, 340, 337, true],
  ['trembled while shown', false, 340, 345, false],
  ['near the top, scrolled down', false, 60, 119, false],
  ['past the top, scrolled down', false, 60, 120, true],
])('[LY-03] %s', (_, isHidden, from, to, expected) => {
  expect(isHeaderHidden(isHidden, from, to)).toBe(expected);
});
