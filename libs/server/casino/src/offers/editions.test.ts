/** @jest-environment node */
import { editionAt, editionOf, editionsAround, prizeOf, stateOf } from './editions.ts';

// A Wednesday.
const NOW = Date.UTC(2026, 10, 18, 15, 30);

it('[CS-03] weekly tournaments run Monday to Monday, daily ones midnight to midnight', () => {
  expect(editionAt('slots-week', NOW)).toEqual({
    ...{ id: 'slots-week', edition: 'slots-week-2026-11-16' },
    ...{ startsAt: Date.UTC(2026, 10, 16), endsAt: Date.UTC(2026, 10, 23) },
  });
  expect(editionAt('slots-week', Date.UTC(2026, 10, 23)).edition).toBe('slots-week-2026-11-23');
  expect(editionAt('slots-week', Date.UTC(2026, 10, 23) - 1).edition).toBe('slots-week-2026-11-16');
  expect(editionAt('instant-day', NOW, 1).edition).toBe('instant-day-2026-11-19');
});

it.each([
  ['slots-week', 'slots-week-2026-11-16'],
  ['slots-week-2026-11-16', 'slots-week-2026-11-16'],
  ['slots-week-2026-11-17', null],
  ['slots-week-2027-11-15', null],
  ['instant-day-2026-11-19', 'instant-day-2026-11-19'],
  ['instant-day-2026-11-20', null],
  ['slots-week-soon', null],
  ['poker-week', null],
])('[CS-03] the name %s is the edition %s', (name, edition) => {
  expect(editionOf(name, NOW)?.edition ?? null).toBe(edition);
});

it('[CS-03] resolves the current, next and previous editions with their states', () => {
  expect(editionsAround(NOW).map((edition) => [edition.edition, stateOf(edition, NOW)])).toEqual([
    ['slots-week-2026-11-16', 'running'],
    ['tables-week-2026-11-16', 'running'],
    ['instant-day-2026-11-18', 'running'],
    ['slots-week-2026-11-23', 'upcoming'],
    ['tables-week-2026-11-23', 'upcoming'],
    ['instant-day-2026-11-19', 'upcoming'],
    ['slots-week-2026-11-09', 'ended'],
    ['tables-week-2026-11-09', 'ended'],
    ['instant-day-2026-11-17', 'ended'],
  ]);
});

it('[CS-03] ten places win a prize', () => {
  expect([1, 2, 3, 4, 10, 11].map((place) => prizeOf('slots-week', place))).toEqual([50, 30, 20, 5, 5, 0]);
});
