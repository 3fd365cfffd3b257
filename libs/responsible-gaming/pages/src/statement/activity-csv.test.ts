import { activityCsv } from './activity-csv.ts';
import { readMarkers, readStatement } from './read-activity.ts';

const row = { startsAt: 1_900_022_400, staked: 4_250, returned: 1_900, deposited: 5_000, withdrawn: 100, playedSeconds: 3_725 };
const statement = { currencyIso: 'EUR', exponent: 2, period: 'day' as const, rows: [row], products: [] };

it('[LIM-8] writes days in UTC, amounts with a decimal point and time in seconds', () => {
  expect(activityCsv(statement).split('\r\n')).toEqual([
    'from,stakes,returns,net,deposits,withdrawals,seconds,currency',
    '2030-03-18,42.50,19.00,-23.50,50.00,1.00,3725,EUR',
  ]);
});

it.each([
  ['no rows', { ...statement, rows: null }],
  ['a malformed row', { ...statement, rows: [{ ...row, staked: '4250' }] }],
  ['an unknown period', { ...statement, period: 'year' }],
  ['no currency', { ...statement, currencyIso: null }],
])('[LIM-8] rejects a statement with %s', (_, answer) => {
  expect(readStatement(answer)).toBeNull();
});

it('[LIM-5] rejects unknown markers', () => {
  const sign = { marker: 'night-play', value: 1, from: 3, strongFrom: 5, level: 'none' };
  expect(readMarkers({ markers: [sign], areOffersPaused: false })?.markers).toHaveLength(1);
  expect(readMarkers({ markers: [{ ...sign, marker: 'moon' }], areOffersPaused: false })).toBeNull();
});
