import { timeZoneName } from '@touchline/shared-i18n';
import { createIntl } from 'react-intl';
import { startText } from './start-text.ts';

const inZone = (hours: number) => createIntl({ locale: 'en', timeZone: timeZoneName(hours), onError: () => undefined });
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
});
