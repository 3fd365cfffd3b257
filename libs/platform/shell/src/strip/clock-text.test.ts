import { durationText, zoneText, ZONES } from './clock-text.ts';

it.each([
  [0, '0:00:00'],
  [59.9, '0:00:59'],
  [3723, '1:02:03'],
  [360_000, '100:00:00'],
  [-3, '0:00:00'],
])('[LY-13] shows %d seconds of a session as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it.each([
  [3, 'UTC+3'],
  [0, 'UTC+0'],
  [-4, 'UTC−4'],
  [5.75, 'UTC+5:45'],
])('[PL-05] writes the zone %d as %s', (hours, text) => {
  expect(zoneText(hours)).toBe(text);
});

it('[PL-05] offers the default zone', () => {
  expect(ZONES).toContain(3);
});
