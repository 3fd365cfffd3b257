import type { Clock } from '@touchline/betting-contract';
import fc from 'fast-check';
import { clockSeconds, clockText } from './clock-text.ts';

const AT = 1_700_000_000_000;
const clock = (fields: Partial<Clock> = {}): Clock => ({ periodId: 1, seconds: 1400, at: AT, isRunning: true, direction: 'up', ...fields });

describe('clockText', () => {
  it.each<[string, Partial<Clock>, number, 'minutes' | 'seconds', string]>([
    ['the current minute', { seconds: 0 }, AT, 'minutes', '1′'],
    ['a minute later', { seconds: 59 }, AT + 1000, 'minutes', '2′'],
    ['counting up', { seconds: 1400 }, AT + 65_000, 'seconds', '24:25'],
    ['counting down', { seconds: 492, direction: 'down' }, AT + 10_000, 'seconds', '08:02'],
    ['down to nothing', { seconds: 5, direction: 'down' }, AT + 60_000, 'seconds', '00:00'],
    ['a stopped clock', { seconds: 2700, isRunning: false }, AT + 60_000, 'seconds', '45:00'],
    ['a fast replay', { seconds: 0, rate: 60 }, AT + 2000, 'minutes', '3′'],
    ['a sport without a clock', { direction: 'none' }, AT, 'minutes', ''],
  ])('[BT-01] shows %s', (_name, fields, nowMs, style, text) => {
    expect(clockText(clock(fields), nowMs, style)).toBe(text);
  });

  it('does not run backwards if the local time is behind the feed', () => {
    expect(clockSeconds(clock({ seconds: 100 }), AT - 5000)).toBe(100);
  });

  it('never decreases while it counts up, never increases while it counts down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), fc.nat(600_000), fc.nat(600_000), (seconds, a, b) => {
        const [early, late] = a < b ? [AT + a, AT + b] : [AT + b, AT + a];
        expect(clockSeconds(clock({ seconds }), late)).toBeGreaterThanOrEqual(clockSeconds(clock({ seconds }), early));
        const down = clock({ seconds, direction: 'down' });
        expect(clockSeconds(down, late)).toBeLessThanOrEqual(clockSeconds(down, early));
      }),
    );
  });
});
