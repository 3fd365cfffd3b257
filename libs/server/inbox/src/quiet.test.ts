import { quietSince } from './quiet.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

it.each([
  ['before they begin', '2030-05-01T21:59', null],
  ['at their first minute', '2030-05-01T22:00', '2030-05-01T22:00'],
  ['before midnight', '2030-05-01T23:30:40', '2030-05-01T22:00'],
  ['after midnight', '2030-05-02T06:59', '2030-05-01T22:00'],
  ['when they end', '2030-05-02T07:00', null],
])('[AC-06] quiet hours over midnight: %s', (_, now, since) => {
  expect(quietSince({ from: 22 * 60, to: 7 * 60, zone: 0 }, at(now))).toBe(since === null ? null : at(since));
});

it.each([
  ['east', 180, '2030-05-01T19:00', '2030-05-01T19:00'],
  ['west', -240, '2030-05-02T02:30', '2030-05-02T02:00'],
  ['by quarters', 345, '2030-05-01T16:20', '2030-05-01T16:15'],
])('[AC-06] quiet hours follow the player’s clock: %s', (_, zone, now, since) => {
  expect(quietSince({ from: 22 * 60, to: 23 * 60, zone }, at(now))).toBe(at(since));
});

it('[AC-06] quiet hours from a minute to the same minute are empty', () => {
  expect(quietSince({ from: 600, to: 600, zone: 0 }, at('2030-05-01T10:00'))).toBeNull();
});
