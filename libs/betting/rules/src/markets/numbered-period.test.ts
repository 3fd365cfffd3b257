import { numberedPeriod } from './numbered-period.ts';
import { sportByKey, SPORTS } from './sports.ts';

it.each([
  ['football', 2, 'half', 2],
  ['football', 3, 'extra-time', 1],
  ['football', 4, 'extra-time', 2],
  ['football', 5, 'shoot-out', 3],
  ['handball', 3, 'extra-time', 1],
  ['rugby-union', 4, 'extra-time', 2],
  ['aussie-rules', 5, 'overtime', 1],
  ['basketball', 4, 'quarter', 4],
  ['basketball', 5, 'overtime', 1],
  ['american-football', 6, 'overtime', 2],
  ['ice-hockey', 4, 'overtime', 1],
  ['floorball', 4, 'overtime', 1],
  ['water-polo', 5, 'shoot-out', 1],
  ['field-hockey', 5, 'shoot-out', 1],
  ['tennis', 5, 'set', 5],
  ['baseball', 11, 'inning', 11],
  ['tactical-shooter', 5, 'map', 5],
  ['mma', 5, 'round', 5],
] as const)('[BT-01] in %s part %i is its %s %i', (key, period, kind, number) => {
  const sport = sportByKey(key);

  expect(sport && numberedPeriod(sport, period)).toEqual({ kind, number });
});

it('[BT-01] every sport uses its own kind for its regular periods', () => {
  const strange = SPORTS.filter((sport) => numberedPeriod(sport, sport.periods).kind !== sport.periodKind);

  expect(strange).toEqual([]);
});
