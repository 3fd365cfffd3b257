import { activityCsv } from './activity-csv.ts';
import { readActivityStatement, readPlayMarkers } from './readers.ts';

const row = {
  startsAt: 1_900_022_400,
  staked: 4_250,
  returned: 1_900,
  atStake: 3_000,
  deposited: 5_000,
  withdrawn: 100,
  playedSeconds: 3_725,
};
const statement = { currencyIso: 'EUR', exponent: 2, period: 'day' as const, rows: [row], products: [] };

it('[LIM-8] writes days and their zone, amounts with a decimal point and time in seconds', () => {
  expect(activityCsv(statement).split('\r\n')).toEqual([
    'from,stakes,returns,at stake,net,deposits,withdrawals,seconds,currency,zone',
    '2030-03-18,42.50,19.00,30.00,6.50,50.00,1.00,3725,EUR,UTC',
  ]);
});

it.each([
  ['Asia/Kathmandu', '2030-03-17T18:15Z', '2030-03-18'],
  ['Pacific/Auckland', '2030-03-17T11:00Z', '2030-03-18'],
  ['America/New_York', '2030-03-18T04:00Z', '2030-03-18'],
])('[LIM-8] [PL-05] a day that begins at midnight in %s is that day in the file', (zone, startsAt, day) => {
  const rows = [{ ...row, startsAt: Date.parse(startsAt) / 1000 }];
  expect(activityCsv({ ...statement, zone, rows }).split('\r\n')[1]).toBe(`${day},42.50,19.00,30.00,6.50,50.00,1.00,3725,EUR,${zone}`);
});

it('[LIM-8] a statement of a service that does not send open stakes counts none', () => {
  const { atStake: _, ...older } = row;
  const read = readActivityStatement({ ...statement, rows: [older] });
  expect(read?.rows[0]?.atStake).toBe(0);
  expect(activityCsv({ ...statement, rows: [older] }).split('\r\n')[1]).toBe('2030-03-18,42.50,19.00,0.00,-23.50,50.00,1.00,3725,EUR,UTC');
});

it.each([
  ['no rows', { ...statement, rows: null }],
  ['a malformed row', { ...statement, rows: [{ ...row, staked: '4250' }] }],
  ['an unknown period', { ...statement, period: 'year' }],
  ['an unknown zone', { ...statement, zone: 'Mars/Olympus' }],
  ['no currency', { ...statement, currencyIso: null }],
])('[LIM-8] rejects a statement with %s', (_, answer) => {
  expect(readActivityStatement(answer)).toBeNull();
});

it('[LIM-5] rejects unknown markers', () => {
  const sign = { marker: 'night-play', value: 1, from: 3, strongFrom: 5, level: 'none' };
  expect(readPlayMarkers({ markers: [sign], areOffersPaused: false })?.markers).toHaveLength(1);
  expect(readPlayMarkers({ markers: [{ ...sign, marker: 'moon' }], areOffersPaused: false })).toBeNull();
});
