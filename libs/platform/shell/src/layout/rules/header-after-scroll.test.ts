import { headerAfterScroll } from './header-after-scroll.ts';

it.each([
  ['goes with a scroll down', { from: 300, to: 400, isShown: true }, false],
  ['comes with a scroll up', { from: 400, to: 300, isShown: false }, true],
  ['stays as it is when a hand trembles', { from: 400, to: 395, isShown: false }, false],
  ['stays as it is when a hand trembles upwards', { from: 395, to: 400, isShown: true }, true],
  ['is in its own place near the top', { from: 200, to: 56, isShown: false }, false],
  ['stays over the page until the very top', { from: 200, to: 20, isShown: true }, true],
  ['is in its own place at the top', { from: 20, to: 0, isShown: true }, false],
])('[LY-03] the header %s', (_name, scroll, isShown) => {
  expect(headerAfterScroll(scroll)).toBe(isShown);
});
