import { assertNever } from './assert-never.ts';
import { clockText, days, hours, minutes, seconds, weeks } from './durations.ts';
import { majorText } from './major-text.ts';
import { minorFromMajor } from './money.ts';
import { netResult } from './net-result.ts';
import { mapOk, ok, refused, type Result } from './result.ts';

it.each([
  [100, 2, 10_000],
  [2.5, 2, 250],
  [0.5, 3, 500],
  [0.1, 2, 10],
  [1.005, 3, 1005],
  [150, 0, 150],
  ['0.07', 2, 7],
])('[MON-4] reads %p with exponent %i as %i minor units', (major, exponent, minor) => {
  expect(minorFromMajor(major, exponent)).toBe(minor);
});

it.each([
  [2.5, 0],
  ['0.001', 2],
  ['1e2', 2],
  [Number.NaN, 2],
])('[MON-4] refuses %p with exponent %i', (major, exponent) => {
  expect(() => minorFromMajor(major, exponent)).toThrow(RangeError);
});

it('[MON-4] writes minor units in major ones', () => {
  expect([majorText(1850, 2), majorText(5, 3), majorText(-7, 2), majorText(150, 0)]).toEqual(['18.50', '0.005', '-0.07', '150']);
  expect([majorText(0, 2), majorText(Number.MAX_SAFE_INTEGER, 2)]).toEqual(['0.00', '90071992547409.91']);
});

it.each([
  ['an open stake', { staked: 500, returned: 0, atStake: 500 }, 0],
  ['a lost stake beside an open one', { staked: 1500, returned: 0, atStake: 500 }, -1000],
  ['a quarter cashed out, the rest open', { staked: 1000, returned: 360, atStake: 750 }, 110],
  ['a won stake', { staked: 1000, returned: 2610, atStake: 0 }, 1610],
])('[AC-01] [AC-05] [LIM-8] the net result of %s', (_, sums, net) => {
  expect(netResult(sums)).toBe(net);
});

it.each([[0.5], [Number.NaN], [2 ** 53]])('[MON-1] rejects %p as an amount', (amount) => {
  expect(() => majorText(amount, 2)).toThrow(RangeError);
});

it('[CF-06] converts durations to milliseconds', () => {
  expect([seconds(1), minutes(1), hours(1), days(1), weeks(1)]).toEqual([1000, 60_000, 3_600_000, 86_400_000, 604_800_000]);
});

it('[BT-01] formats a game clock in minutes and seconds', () => {
  expect([clockText(0), clockText(59), clockText(5405.9), clockText(-3)]).toEqual(['0:00', '0:59', '90:05', '0:00']);
});

it('[MON-6] carries a value or a reason', () => {
  const read = (isKnown: boolean): Result<number, 'unknown'> => (isKnown ? ok(2) : refused('unknown'));

  expect(mapOk(read(true), (value) => value + 1)).toEqual({ isOk: true, value: 3 });
  expect(mapOk(read(false), (value) => value + 1)).toEqual({ isOk: false, reason: 'unknown' });
});

it('names the unknown value', () => {
  expect(() => assertNever('maybe' as never, 'answer')).toThrow('Unknown answer "maybe"');
});
