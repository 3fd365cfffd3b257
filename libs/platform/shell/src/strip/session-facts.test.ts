import { durationText, zoneText } from './useSessionFacts.tsx';

it.each([
  [0, '0:00:00'],
  [59, '0:00:59'],
  [3723, '1:02:03'],
  [360_000, '100:00:00'],
])('[ID-23] shows %i seconds of a session as %s', (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

it.each([
  [3, 'GMT+3'],
  [0, 'GMT+0'],
  [-4, 'GMT−4'],
  [5.75, 'GMT+5:45'],
])('[LY-13] names the zone %d as %s', (hours, text) => {
  expect(zoneText(hours)).toBe(text);
});
