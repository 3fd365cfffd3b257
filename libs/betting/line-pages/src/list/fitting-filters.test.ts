import type { MenuGroup } from '@touchline/shared-contract';
import { groupsFor, timeFilterFor, timeFiltersFor } from './fitting-filters.ts';
import type { ListPlace } from '../place/read-place.ts';

const [FOOTBALL, ICE_HOCKEY, BASKETBALL, TENNIS, DARTS, BOXING, BASEBALL, UNKNOWN] = [1, 2, 3, 4, 16, 18, 9, 9_999];

it.each([
  [null, [0, 2, 3, 6]],
  [FOOTBALL, [0, 2, 3, 6]],
  [ICE_HOCKEY, [0, 2, 3, 6]],
  [BASKETBALL, [0, 2, 3, 6]],
  [TENNIS, [0, 6]],
  [DARTS, [0, 6]],
  [BOXING, [0, 6]],
  [BASEBALL, [0, 6]],
  [UNKNOWN, [0, 6]],
])('[OD-04] the live list of sport %s offers the time filters %j', (sportId, ids) => {
  expect(timeFiltersFor('live', sportId)).toEqual(ids);
});

it.each([
  ['live', FOOTBALL, 2, 2],
  ['live', TENNIS, 2, 0],
  ['live', TENNIS, 6, 6],
  ['live', null, 3, 3],
  ['line', FOOTBALL, 2, 0],
  ['line', TENNIS, 1, 1],
] as const)('[OD-04] [BT-05] in %s, sport %s, the chosen filter %i acts as %i', (section, sportId, chosen, active) => {
  expect(timeFilterFor(section, sportId, chosen)).toBe(active);
});

const GROUPS: readonly MenuGroup[] = [
  { key: 'all', only: {} },
  { key: 'favourites', only: { favourites: true } },
  { key: 'top', only: { top: true } },
  { key: 'today', only: { today: true } },
  { key: 'video', only: { video: true } },
  { key: 'tennis-today', only: { sport: TENNIS, today: true } },
  { key: 'top-video', only: { top: true, video: true } },
  { key: 'ours', name: { en: 'Ours' }, only: { top: true } },
];
const place = (parts: Partial<ListPlace>): ListPlace => ({
  ...{ lang: 'en', section: 'line', sportId: null, champId: null, gameId: null, isBroken: false, menu: 'all' },
  ...parts,
});

it.each([
  ['the line', {}, ['today', 'tennis-today', 'top-video', 'ours']],
  ['football of the line', { sportId: FOOTBALL }, ['today', 'top-video', 'ours']],
  ['tennis of the line', { sportId: TENNIS }, ['today', 'tennis-today', 'top-video', 'ours']],
  ['live', { section: 'live' }, ['top-video', 'ours']],
  ['an open group that a filter repeats', { section: 'live', menu: 'favourites' }, ['all', 'favourites', 'top-video', 'ours']],
  ['an open group of another sport', { sportId: FOOTBALL, menu: 'tennis-today' }, ['all', 'today', 'tennis-today', 'top-video', 'ours']],
] as const)('[BT-07] %s offers only groups that fit it and that no filter repeats', (_, parts, keys) => {
  expect(groupsFor(GROUPS, place(parts)).map(({ key }) => key)).toEqual(keys);
});
