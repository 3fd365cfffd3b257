import { quietSince } from './quiet.ts';

const at = (text: string): number => Date.parse(`${text}Z`);

it.each([
  ['before they begin', '2030-05-01T21:59', null],
  ['at their first minute', '2030-05-01T22:00', '2030-05-01T22:00'],
  ['before midnight', '2030-05-01T23:30:40', '2030-05-01T22:00'],
  ['after midnight', '2030-05-02T06:59', '2030-05-01T22:00'],
  ['when they end', '2030-05-02T07:00', null],
])('[AC-06] quiet hours over midnight: %s', (_, now, since) => {
  expect(quietSince({ from: 22 * 60, to: 7 * 60, zone: 'UTC' }, at(now))).toBe(since === null ? null : at(since));
});

it.each([
  ['east', '+03:00', '2030-05-01T19:00', '2030-05-01T19:00'],
  ['west', '-04:00', '2030-05-02T02:30', '2030-05-02T02:00'],
  ['by quarters', 'Asia/Kathmandu', '2030-05-01T16:20', '2030-05-01T16:15'],
])('[AC-06] quiet hours follow the player’s clock: %s', (_, zone, now, since) => {
  expect(quietSince({ from: 22 * 60, to: 23 * 60, zone }, at(now))).toBe(at(since));
});

it('[AC-06] quiet hours from a minute to the same minute are empty', () => {
  expect(quietSince({ from: 600, to: 600, zone: 'UTC' }, at('2030-05-01T10:00'))).toBeNull();
});

// From 22:00 to 07:00 over each night on which clocks change, and over one on which none does. Literals are from Python's zoneinfo.
it.each([
  ['America/New_York', '2026-11-01T02:00', '2026-11-01T12:00'],
  ['America/New_York', '2027-03-14T03:00', '2027-03-14T11:00'],
  ['Europe/London', '2026-10-24T21:00', '2026-10-25T07:00'],
  ['Europe/London', '2027-03-27T22:00', '2027-03-28T06:00'],
  ['Pacific/Auckland', '2026-09-26T10:00', '2026-09-26T18:00'],
  ['Pacific/Auckland', '2027-04-03T09:00', '2027-04-03T19:00'],
  ['Asia/Kathmandu', '2026-11-28T16:15', '2026-11-29T01:15'],
  ['Asia/Tokyo', '2026-11-28T13:00', '2026-11-28T22:00'],
  ['America/Sao_Paulo', '2026-11-28T01:00', '2026-11-28T10:00'],
])('[AC-06] [PL-05] the quiet night in %s is from %s to %s', (zone, from, to) => {
  const quiet = { from: 22 * 60, to: 7 * 60, zone };
  expect([at(from) - 1, at(from), at(to) - 1, at(to)].map((now) => quietSince(quiet, now))).toEqual([null, at(from), at(from), null]);
});

it('[AC-06] quiet hours within a day end on that day', () => {
  const quiet = { from: 14 * 60, to: 16 * 60, zone: 'America/New_York' };
  expect(quietSince(quiet, at('2027-03-15T18:00'))).toBe(at('2027-03-15T18:00'));
  expect(quietSince(quiet, at('2027-03-15T20:00'))).toBeNull();
});
