import fc from 'fast-check';
import {
  addDays,
  addYears,
  dayNumberOf,
  dayOf,
  daysBetween,
  endOfDay,
  firstOfMonth,
  formatDay,
  formatUtc,
  instantOf,
  isDay,
  isoIn,
  isZone,
  lastDays,
  minuteOf,
  mondayOf,
  offsetMs,
  offsetZone,
  startOfDay,
  utcDay,
  utcDayNumber,
  zoneName,
  zoneOfDevice,
} from './index.ts';

const SIX = ['America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland', 'Europe/London', 'Asia/Tokyo', 'America/Sao_Paulo'] as const;
const at = (text: string): number => Date.parse(text);
const clock = (ms: number, zone: string): string => {
  const minute = minuteOf(ms, zone);
  return `${dayOf(ms, zone)} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

// Literals of this file are from Python's zoneinfo and the system's time zone database.
it.each([
  // Between the two changes of clocks, as people in the zones see them.
  [
    '2026-11-28T18:30Z',
    ['2026-11-28 13:30', '2026-11-29 00:15', '2026-11-29 07:30', '2026-11-28 18:30', '2026-11-29 03:30', '2026-11-28 15:30'],
  ],
  // New York has changed, London has not.
  [
    '2027-03-20T19:00Z',
    ['2027-03-20 15:00', '2027-03-21 00:45', '2027-03-21 08:00', '2027-03-20 19:00', '2027-03-21 04:00', '2027-03-20 16:00'],
  ],
  // New York: the first and the second 01:30.
  [
    '2026-11-01T05:30Z',
    ['2026-11-01 01:30', '2026-11-01 11:15', '2026-11-01 18:30', '2026-11-01 05:30', '2026-11-01 14:30', '2026-11-01 02:30'],
  ],
  [
    '2026-11-01T06:30Z',
    ['2026-11-01 01:30', '2026-11-01 12:15', '2026-11-01 19:30', '2026-11-01 06:30', '2026-11-01 15:30', '2026-11-01 03:30'],
  ],
  // New York: the last minute before 03:00, which follows 01:59.
  [
    '2027-03-14T06:59Z',
    ['2027-03-14 01:59', '2027-03-14 12:44', '2027-03-14 19:59', '2027-03-14 06:59', '2027-03-14 15:59', '2027-03-14 03:59'],
  ],
  [
    '2027-03-14T07:00Z',
    ['2027-03-14 03:00', '2027-03-14 12:45', '2027-03-14 20:00', '2027-03-14 07:00', '2027-03-14 16:00', '2027-03-14 04:00'],
  ],
  // London.
  [
    '2026-10-25T00:30Z',
    ['2026-10-24 20:30', '2026-10-25 06:15', '2026-10-25 13:30', '2026-10-25 01:30', '2026-10-25 09:30', '2026-10-24 21:30'],
  ],
  [
    '2026-10-25T01:30Z',
    ['2026-10-24 21:30', '2026-10-25 07:15', '2026-10-25 14:30', '2026-10-25 01:30', '2026-10-25 10:30', '2026-10-24 22:30'],
  ],
  [
    '2027-03-28T01:00Z',
    ['2027-03-27 21:00', '2027-03-28 06:45', '2027-03-28 14:00', '2027-03-28 02:00', '2027-03-28 10:00', '2027-03-27 22:00'],
  ],
  // Auckland, where summer begins in September.
  [
    '2026-09-26T13:59Z',
    ['2026-09-26 09:59', '2026-09-26 19:44', '2026-09-27 01:59', '2026-09-26 14:59', '2026-09-26 22:59', '2026-09-26 10:59'],
  ],
  [
    '2026-09-26T14:00Z',
    ['2026-09-26 10:00', '2026-09-26 19:45', '2026-09-27 03:00', '2026-09-26 15:00', '2026-09-26 23:00', '2026-09-26 11:00'],
  ],
  [
    '2027-04-03T14:00Z',
    ['2027-04-03 10:00', '2027-04-03 19:45', '2027-04-04 02:00', '2027-04-03 15:00', '2027-04-03 23:00', '2027-04-03 11:00'],
  ],
])('[PL-05] at %s the clocks of six zones show their own day and time', (text, clocks) => {
  expect(SIX.map((zone) => clock(at(text), zone))).toEqual(clocks);
});

it.each([
  // 23 and 25 hours long, in both hemispheres.
  ['Pacific/Auckland', '2026-09-27', '2026-09-26T12:00Z', 23],
  ['Pacific/Auckland', '2027-04-04', '2027-04-03T11:00Z', 25],
  ['Europe/London', '2026-10-25', '2026-10-24T23:00Z', 25],
  ['Europe/London', '2027-03-28', '2027-03-28T00:00Z', 23],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00Z', 25],
  ['America/New_York', '2027-03-14', '2027-03-14T05:00Z', 23],
  ['America/New_York', '2026-11-28', '2026-11-28T05:00Z', 24],
  ['Asia/Kathmandu', '2026-11-28', '2026-11-27T18:15Z', 24],
  ['Asia/Tokyo', '2026-11-28', '2026-11-27T15:00Z', 24],
  ['America/Sao_Paulo', '2026-11-28', '2026-11-28T03:00Z', 24],
  // Midnight was skipped, and 23:00 to 24:00 happened twice.
  ['America/Sao_Paulo', '2017-10-15', '2017-10-15T03:00Z', 23],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-17T02:00Z', 25],
  ['Africa/Cairo', '2027-04-30', '2027-04-29T22:00Z', 23],
  // Midnight happens twice.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00Z', 25],
  // The day before did not happen.
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00Z', 24],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00Z', 0],
  ['+05:45', '2026-11-28', '2026-11-27T18:15Z', 24],
  ['-09:30', '2026-11-28', '2026-11-28T09:30Z', 24],
])('[PL-05] in %s %s begins at %s and has %d hours', (zone, day, starts, hours) => {
  expect(new Date(startOfDay(day, zone))).toEqual(new Date(starts));
  expect(startOfDay(addDays(day, 1), zone) - startOfDay(day, zone)).toBe(hours * 3_600_000);
  if (hours > 0) expect(endOfDay(Date.parse(starts), zone)).toBe(startOfDay(addDays(day, 1), zone));
});

it('[PL-05] in every zone of the platform, every instant is in the day that contains it', () => {
  const zones = [...Intl.supportedValuesOf('timeZone'), ...SIX, '+14:00', '-12:00'];
  const instants = fc.integer({ min: at('1950-01-01T00:00Z'), max: at('2037-12-31T00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, ms) => {
      const day = dayOf(ms, zone);
      expect(dayNumberOf(ms, zone)).toBe(daysBetween('1970-01-01', day));
      expect(startOfDay(day, zone)).toBeLessThanOrEqual(ms);
      expect(startOfDay(addDays(day, 1), zone)).toBeGreaterThan(ms);
      expect(instantOf(day, minuteOf(ms, zone), zone)).toBeLessThanOrEqual(ms);
    }),
    { numRuns: 2_000 },
  );
});

it('[PL-05] the offset is that of the formats of the platform', () => {
  const instants = fc.integer({ min: at('1975-01-01T00:00Z'), max: at('2037-12-31T00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...SIX), instants, (zone, ms) => {
      const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
      expect(format.format(ms)).toBe(new Date(ms + offsetMs(zone, ms)).toISOString().slice(0, 19).replace('T', ' '));
    }),
  );
});

it('a time that a change of clocks skips uses the offset before it; one that occurs twice is the first', () => {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const instant = (day: string, time: string) => new Date(instantOf(day, minute(time), 'America/New_York')).toISOString();
  expect(instant('2027-03-14', '02:30')).toBe('2027-03-14T07:30:00.000Z');
  expect(instant('2026-11-01', '01:30')).toBe('2026-11-01T05:30:00.000Z');
  expect(instant('2026-11-01', '02:30')).toBe('2026-11-01T07:30:00.000Z');
});

// The two 01:30 of New York differ by their offsets.
it.each([
  ['America/New_York', '2026-11-01T05:30Z', '2026-11-01T01:30:00-04:00'],
  ['America/New_York', '2026-11-01T06:30Z', '2026-11-01T01:30:00-05:00'],
  ['Asia/Kathmandu', '2026-11-28T18:30Z', '2026-11-29T00:15:00+05:45'],
  ['Pacific/Auckland', '2026-09-26T14:00Z', '2026-09-27T03:00:00+13:00'],
  ['Europe/London', '2027-03-28T01:00Z', '2027-03-28T02:00:00+01:00'],
  ['America/Sao_Paulo', '2027-03-20T19:00Z', '2027-03-20T16:00:00-03:00'],
  ['UTC', '2026-11-28T18:30:09Z', '2026-11-28T18:30:09+00:00'],
])('[PL-05] writes in %s %s as %s, which is the same instant', (zone, instant, text) => {
  expect(isoIn(at(instant), zone)).toBe(text);
  expect(at(text)).toBe(at(instant));
});

it('counts days, weeks, months and years by the calendar', () => {
  expect([addDays('2028-02-28', 1), addDays('2027-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2027-01-01',
  ]);
  expect([daysBetween('2027-03-13', '2027-03-15'), daysBetween('2027-01-01', '2026-12-31')]).toEqual([2, -1]);
  // 28 November 2026 is a Saturday, the 29th a Sunday, the 30th a Monday.
  expect(['2026-11-28', '2026-11-29', '2026-11-30'].map(mondayOf)).toEqual(['2026-11-23', '2026-11-23', '2026-11-30']);
  expect([firstOfMonth('2026-11-28'), firstOfMonth('2026-01-31', 1), firstOfMonth('2026-11-28', 11)]).toEqual([
    ...['2026-11-01', '2025-12-01', '2025-12-01'],
  ]);
  expect([addYears('2008-02-29', 18), addYears('2008-11-28', -18)]).toEqual(['2026-03-01', '1990-11-28']);
  expect([utcDay(at('2026-11-28T23:59Z')), utcDayNumber(at('1970-01-02T00:00Z'))]).toEqual(['2026-11-28', 1]);
});

it('[BT-04] the last days skip none and repeat none, over both changes of clocks', () => {
  // 19:00 UTC is Sunday in Kathmandu and Auckland, Saturday in London.
  const now = at('2026-11-28T19:00Z');
  expect(lastDays(now, 'Asia/Kathmandu', 3)).toEqual(['2026-11-29', '2026-11-28', '2026-11-27']);
  expect(lastDays(now, 'Europe/London', 3)).toEqual(['2026-11-28', '2026-11-27', '2026-11-26']);
  expect(lastDays(at('2026-11-02T04:30Z'), 'America/New_York', 3)).toEqual(['2026-11-01', '2026-10-31', '2026-10-30']);
  expect(lastDays(at('2027-03-15T03:30Z'), 'America/New_York', 3)).toEqual(['2027-03-14', '2027-03-13', '2027-03-12']);
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-28T00:00', '', '20261128', '2026-11-31'])('%p is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

it.each(['America/New_York', 'America/Argentina/Buenos_Aires', 'Etc/GMT+10', 'UTC', 'Europe/Kyiv', 'Asia/Kathmandu', '+05:45', '-12:00'])(
  '[PL-05] %s is a zone',
  (zone) => expect(isZone(zone)).toBe(true),
);

it.each([
  ...['', 'Mars/Olympus', 'America/New York', 'America/New_York;x', '../etc/passwd', 'America//New_York', '+5:45', '+15:00', '+0545'],
  ...['<script>', '__proto__', 'constructor', ':/etc/localtime', 'a'.repeat(41), `Europe/${'a'.repeat(2_000)}`, '\u202eUTC', 'UTC\n'],
  ...[null, undefined, 3, {}, ['UTC']],
])('[STO-2] %p is no zone', (text) => expect(isZone(text)).toBe(false));

it('[STO-2] asking about any text never throws', () => {
  fc.assert(fc.property(fc.anything(), (text) => void isZone(text)));
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'aZ/_+-09:') }), (text) => void isZone(text)));
  expect(() => offsetMs('Mars/Olympus', 0)).toThrow(RangeError);
});

it('[CFG-3] a time or day from the network that none can be never throws', () => {
  const numbers = fc.oneof(fc.double(), fc.maxSafeInteger(), fc.constantFrom(NaN, Infinity, -Infinity, 8.64e15, -8.64e15, 1e300));
  fc.assert(
    fc.property(numbers, fc.string(), fc.constantFrom(...SIX, '+05:45'), (ms, text, zone) => {
      expect(isDay(dayOf(ms, zone))).toBe(true);
      void [
        dayNumberOf(ms, zone),
        minuteOf(ms, zone),
        isoIn(ms, zone),
        endOfDay(ms, zone),
        addDays(text, 1),
        daysBetween(text, text),
        startOfDay(text, zone),
        lastDays(ms, zone, 2),
      ];
    }),
  );
});

it.each([
  [3, '+03:00'],
  [5.75, '+05:45'],
  [-9.5, '-09:30'],
  [0, '+00:00'],
  [14, '+14:00'],
])('[PL-05] the zone of %p hours is %s, which Intl accepts', (hours, zone) => {
  expect(offsetZone(hours)).toBe(zone);
  expect(offsetMs(zone, 0)).toBe(hours * 3_600_000);
  expect(new Intl.DateTimeFormat('en', { timeZone: zone, timeStyle: 'short', hourCycle: 'h23' }).format(0)).toMatch(/\d\d:\d\d/);
});

it.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Asia/Katmandu', 'Kathmandu'],
  ['Europe/Kiev', 'Kyiv'],
  ['Etc/GMT+10', 'UTC−10'],
  ['Etc/GMT-14', 'UTC+14'],
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT0', 'GMT0'],
  ['Etc/GMT', 'GMT'],
  ['+03:00', 'UTC+3'],
  ['+00:00', 'UTC+0'],
  ['-04:00', 'UTC−4'],
  ['+05:45', 'UTC+5:45'],
])('[PL-05] names %s %s', (zone, name) => expect(zoneName(zone)).toBe(name));

it('[PL-05] a calendar day, and a day of the house, are the same on pages in every zone', () => {
  const page = (zone: string) => ({
    formatDate: (value: number | string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(new Date(value)),
  });
  const style = { day: 'numeric', month: 'short' } as const;
  // 18:30 UTC.
  const ms = at('2026-11-28T18:30Z');
  expect(new Set(SIX.map((zone) => formatDay(page(zone), '2026-11-28', style)))).toEqual(new Set(['28 Nov']));
  expect(new Set(SIX.map((zone) => formatUtc(page(zone), ms, style)))).toEqual(new Set(['28 Nov']));
});

it("[PL-05] reads the device's zone", () => {
  expect(isZone(zoneOfDevice(at('2026-11-28T00:00Z')))).toBe(true);
});

it('[PL-05] a device that names no zone has a fixed offset', () => {
  const resolved = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'Etc/Unknown' } as never);
  expect(zoneOfDevice(at('2026-11-28T00:00Z'))).toMatch(/^[+-]\d\d:\d\d$/);
  resolved.mockRestore();
});
