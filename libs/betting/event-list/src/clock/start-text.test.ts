import { offsetZone } from '@touchline/shared-primitives/calendar';
import { createIntl } from 'react-intl';
import { startText } from './start-text.ts';

const named = (timeZone: string) => createIntl({ locale: 'en', timeZone, onError: () => undefined });
const inZone = (hours: number) => named(offsetZone(hours));
/** Friday, 20 November 2026, 21:30 UTC. */
const NOW = Date.UTC(2026, 10, 20, 21, 30);
const at = (hours: number) => NOW / 1000 + hours * 3600;

describe('startText', () => {
  it.each([
    [3, at(1), '01:30', 'Today'],
    [0, at(1), '22:30', 'Today'],
    [0, at(3), '00:30', 'Tomorrow'],
    [5.75, at(0), '03:15', 'Today'],
    [-3.5, at(0), '18:00', 'Today'],
    [0, at(24 * 3), '21:30', '23 Mon'],
    [0, at(24 * 30), '21:30', 'Dec 20'],
  ])('[PL-05] [PL-07] formats the start of a game in the zone %d', (timeZone, startAt, time, day) => {
    expect(startText(inZone(timeZone), startAt, NOW, false)).toEqual({ time, day });
  });

  it('[PL-07] uses the 12-hour clock if the player chose it', () => {
    expect(startText(inZone(0), at(0), NOW, true).time).toBe('09:30 PM');
  });

  it('[PL-05] leaves the day to formats that write it once the zone is known', () => {
    const days: ((intl: ReturnType<typeof inZone>) => string)[] = [];
    const intl = { ...inZone(0), timeZone: 'of none', inZone: (write: (typeof days)[number]) => `day ${days.push(write)}` };
    expect(startText(intl, at(3), NOW, false)).toEqual({ time: '00:30', day: 'day 1' });
    expect([-3, 0, 14].map((hours) => days[0]?.(inZone(hours)))).toEqual(['Today', 'Tomorrow', 'Today']);
  });

  // Saturday, 28 November 2026, 18:30 UTC: already Sunday in Kathmandu, Auckland and Tokyo. Literals are from Python's zoneinfo.
  it.each([
    ['America/New_York', '13:30', 'Today', '00:30', 'Tomorrow'],
    ['Asia/Kathmandu', '00:15', 'Today', '11:15', 'Today'],
    ['Pacific/Auckland', '07:30', 'Today', '18:30', 'Today'],
    ['Europe/London', '18:30', 'Today', '05:30', 'Tomorrow'],
    ['Asia/Tokyo', '03:30', 'Today', '14:30', 'Today'],
    ['America/Sao_Paulo', '15:30', 'Today', '02:30', 'Tomorrow'],
  ])('[PL-05] today and tomorrow are the days of %s', (zone, time, day, laterTime, laterDay) => {
    const now = Date.UTC(2026, 10, 28, 18, 30);
    expect(startText(named(zone), now / 1000, now, false)).toEqual({ time, day });
    expect(startText(named(zone), now / 1000 + 11 * 3600, now, false)).toEqual({ time: laterTime, day: laterDay });
  });

  // Beyond the next change of clocks, and across the night of one.
  it.each([
    ['America/New_York', '2026-11-28T12:00Z', '2027-03-20T19:00Z', '15:00', 'Mar 20'],
    ['Europe/London', '2026-11-28T12:00Z', '2027-03-28T18:30Z', '19:30', 'Mar 28'],
    ['Pacific/Auckland', '2026-11-28T12:00Z', '2027-04-04T07:00Z', '19:00', 'Apr 4'],
    ['America/Sao_Paulo', '2026-11-28T12:00Z', '2027-03-20T19:00Z', '16:00', 'Mar 20'],
    // 25 hours: 1 November 04:30Z is 00:30, 2 November 04:30Z is 23:30 of the same day.
    ['America/New_York', '2026-11-01T04:30Z', '2026-11-02T04:30Z', '23:30', 'Today'],
    ['America/New_York', '2026-11-01T04:30Z', '2026-11-02T05:30Z', '00:30', 'Tomorrow'],
    // 23 hours: 14 March 2027.
    ['America/New_York', '2027-03-14T05:30Z', '2027-03-15T04:00Z', '00:00', 'Tomorrow'],
    ['Pacific/Auckland', '2026-09-26T12:30Z', '2026-09-27T11:00Z', '00:00', 'Tomorrow'],
    ['Pacific/Auckland', '2027-04-03T11:30Z', '2027-04-04T11:30Z', '23:30', 'Today'],
    ['Europe/London', '2027-03-28T00:30Z', '2027-03-28T22:30Z', '23:30', 'Today'],
    ['Europe/London', '2027-03-28T00:30Z', '2027-03-28T23:00Z', '00:00', 'Tomorrow'],
  ])('[PL-05] in %s, seen at %s, %s is at %s', (zone, now, start, time, day) => {
    expect(startText(named(zone), Date.parse(start) / 1000, Date.parse(now), false)).toEqual({ time, day });
  });
});
