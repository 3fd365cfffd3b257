import { durationText } from './clock-text.ts';

it.each([
  [0, '0:00:00'],
  [59.9, '0:00:59'],
  [3723, '1:02:03'],
  [360_000, '100:00:00'],
  [-3, '0:00:00'],
])('[LY-13] shows %d seconds of a session as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});
